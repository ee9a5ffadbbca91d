//! What is exercised: an effect of a card, or a way in which it Special Summons itself.

use ocg::card::Card;
use ocg::language::{Effect, Procedure, Text};
use serde::Serialize;
use std::fmt;

/// Which box of the card it stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    Main,
    Pendulum,
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Section::Main => "main",
            Section::Pendulum => "pendulum",
        })
    }
}

/// One thing that a card can do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subject<'c> {
    pub card: &'c Card,
    pub section: Section,
    /// In its box.
    pub nth: usize,
    pub text: Said<'c>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Said<'c> {
    /// With its place among all effects of the card.
    Effect(usize, &'c Effect),
    Procedure(&'c Procedure),
}

impl Subject<'_> {
    pub fn which(&self) -> String {
        let word = match self.text {
            Said::Effect(..) => "effect",
            Said::Procedure(_) => "procedure",
        };
        format!("{word} {}", self.nth + 1)
    }

    pub fn effect(&self) -> Option<&Effect> {
        match self.text {
            Said::Effect(_, effect) => Some(effect),
            Said::Procedure(_) => None,
        }
    }
}

/// All that the card can do, in the order in which it is printed.
pub(crate) fn of(card: &Card) -> Vec<Subject<'_>> {
    let pendulum = card.monster().and_then(|monster| monster.pendulum.as_ref());
    let before = card.text.effects.len();
    let mut all = effects(card, Section::Main, &card.text, 0);
    all.extend(pendulum.into_iter().flat_map(|one| effects(card, Section::Pendulum, &one.text, before)));
    let procedures = card.text.procedures.iter().enumerate();
    all.extend(procedures.map(|(nth, one)| Subject {
        card,
        section: Section::Main,
        nth,
        text: Said::Procedure(one),
    }));
    all
}

fn effects<'c>(card: &'c Card, section: Section, text: &'c Text, before: usize) -> Vec<Subject<'c>> {
    let effects = text.effects.iter().enumerate();
    effects.map(|(nth, one)| Subject { card, section, nth, text: Said::Effect(before + nth, one) }).collect()
}
