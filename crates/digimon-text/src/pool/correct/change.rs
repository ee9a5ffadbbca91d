//! What a correction can do to a card. None of it carries a printed sentence.

use crate::pool::printed::{Printed, Restriction, Status, TextBox};
use digimon::effects::language::Effect;
use serde::Deserialize;

/// One step of a correction. Those that touch a text name the words by which its error is known,
/// so that a mended pool is left as it is.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Change {
    /// The text that begins so does not belong there.
    Drop(TextBox, String),
    /// The text that begins so belongs to the other box.
    Move(TextBox, String, TextBox),
    /// An effect that the pool has not; it would begin with these icons.
    Effect(String, Effect),
    /// An effect that the pool has not and the effect language cannot say; it would begin with these icons.
    Unsaid(String),
    /// These words are meant as those.
    Replace(TextBox, String, String),
    Forms(Vec<String>),
    Attributes(Vec<String>),
    Traits(Vec<String>),
    /// 2-5: the DP that is missing.
    Dp(i32),
    /// 2-3-5: `<Rule>` lines that the pool has not.
    AlsoNamed(Vec<String>),
    AlsoInName(Vec<String>),
    AlsoTraits(Vec<String>),
    /// A requirement that is missing.
    Requirement(RequirementKind, String),
    /// In a requirement, these words are meant as those.
    InRequirement(RequirementKind, String, String),
    /// The requirement of a link that has none.
    Link(String),
    /// The partners of a banned pair.
    BannedWith(Vec<String>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum RequirementKind {
    Digivolve,
    DnaDigivolve,
    DigiXros,
    BurstDigivolve,
    AppFusion,
    Assembly,
}

impl text::pool::Change<Printed> for Change {
    fn apply(&self, card: &mut Printed) -> bool {
        match self {
            Change::Drop(of, start) => take(card, *of, start).is_some(),
            Change::Move(from, start, to) => match take(card, *from, start) {
                Some(text) => {
                    *card.text_mut(*to) = text;
                    true
                }
                None => false,
            },
            Change::Effect(icons, effect) => {
                let missing = lacks(card, icons);
                card.unprinted.effects.extend(missing.then(|| effect.clone()));
                missing
            }
            Change::Unsaid(icons) => {
                let missing = lacks(card, icons);
                card.unprinted.unsaid.extend(missing.then(|| icons.clone()));
                missing
            }
            Change::Replace(of, wrong, right) => {
                let text = card.text(*of);
                let done =
                    !right.is_empty() && text.contains(right.as_str()) && right.contains(wrong.as_str());
                let new = if done { text.to_owned() } else { text.replace(wrong.as_str(), right) };
                new != text && set(card.text_mut(*of), new)
            }
            Change::Forms(words) => set(&mut card.forms, words.clone()),
            Change::Attributes(words) => set(&mut card.attributes, words.clone()),
            Change::Traits(words) => set(&mut card.traits, words.clone()),
            Change::Dp(dp) => card.dp.is_none() && set(&mut card.dp, Some(*dp)),
            Change::AlsoNamed(words) => {
                rule(card, format!("[Rule] Name: Also treated as {}.", listed(words)))
            }
            Change::AlsoInName(words) => {
                rule(card, format!("[Rule] Name: Also treated as having {}.", listed(words)))
            }
            Change::AlsoTraits(words) => rule(card, format!("[Rule] Trait: Has {}.", listed(words))),
            Change::Requirement(kind, line) => requirement(card, *kind, line),
            Change::InRequirement(kind, wrong, right) => {
                let mend = |line: &mut String| set(line, line.replace(wrong.as_str(), right));
                lines(card, *kind).iter_mut().any(mend)
            }
            Change::Link(words) => match &mut card.link {
                Some(link) if link.requirement.is_none() => set(&mut link.requirement, Some(words.clone())),
                _ => false,
            },
            Change::BannedWith(numbers) => {
                let pair = || Restriction { status: Status::BannedPair, count: 4, banned_with: Vec::new() };
                let known = card.restriction.get_or_insert_with(pair);
                known.banned_with.is_empty() && set(&mut known.banned_with, numbers.clone())
            }
        }
    }
}

fn set<T: PartialEq>(place: &mut T, value: T) -> bool {
    let changed = *place != value;
    *place = value;
    changed
}

fn take(card: &mut Printed, of: TextBox, start: &str) -> Option<String> {
    card.text(of).starts_with(start).then(|| std::mem::take(card.text_mut(of)))
}

/// Does no paragraph of the card begin with these icons?
fn lacks(card: &Printed, icons: &str) -> bool {
    let texts = TextBox::ALL.into_iter().flat_map(|of| card.text(of).lines());
    texts.into_iter().all(|line| !line.trim_start().starts_with(icons))
}

fn rule(card: &mut Printed, line: String) -> bool {
    let new = card.rule_text.is_empty();
    if new {
        card.rule_text.push(line);
    }
    new
}

fn listed(words: &[String]) -> String {
    words.iter().map(|word| format!("[{word}]")).collect::<Vec<_>>().join("/")
}

fn requirement(card: &mut Printed, kind: RequirementKind, line: &str) -> bool {
    let lines = lines(card, kind);
    let new = lines.is_empty();
    if new {
        lines.push(line.to_owned());
    }
    new
}

fn lines(card: &mut Printed, kind: RequirementKind) -> &mut Vec<String> {
    let all = &mut card.requirements;
    match kind {
        RequirementKind::Digivolve => &mut all.digivolve,
        RequirementKind::DnaDigivolve => &mut all.dna_digivolve,
        RequirementKind::DigiXros => &mut all.digixros,
        RequirementKind::BurstDigivolve => &mut all.burst_digivolve,
        RequirementKind::AppFusion => &mut all.app_fusion,
        RequirementKind::Assembly => &mut all.assembly,
    }
}
