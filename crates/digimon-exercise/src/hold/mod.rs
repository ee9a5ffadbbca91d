//! Persistent effects and keywords (15-8-2, 16): the same position with the text and without it is
//! compared, while it should hold and while it should not.

mod contrast;
mod contrast_plain;
mod keyword;
mod modifier;

pub(crate) use keyword::verdict as keyword;

use crate::cause;
use crate::demand;
use crate::exercise::Options;
use crate::plan::{At, Plan};
use crate::repair::{bring_about, supply};
use crate::report::Verdict;
use crate::stage::{Stage, YOU};
use crate::subject::{Section, Subject, Text};
use digimon::card::{Card, Texts};
use digimon::effects::language::{Does, Effect, Keyword, TurnScope, When};
use modifier::Comparison;
use std::collections::BTreeSet;

/// Where the subject lies for one comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Where {
    /// Where its effect works.
    InPlace,
    /// Where it does not.
    Elsewhere,
}

/// What the comparisons have shown so far.
#[derive(Default)]
pub(crate) struct Seen {
    /// Statement and modifier that showed.
    pub held: BTreeSet<(usize, usize)>,
    /// Positions in which nothing held, as it should be.
    pub free: usize,
    pub unchecked: BTreeSet<String>,
}

pub(crate) fn verdict(subject: &Subject<'_>, effect: &Effect, tokens: &[Card], options: Options) -> Verdict {
    Trial { subject, said: effect, played: effect, tokens, options }.run()
}

/// The attempts at one persistent effect.
pub(crate) struct Trial<'s, 'c> {
    pub subject: &'s Subject<'c>,
    pub said: &'s Effect,
    pub played: &'s Effect,
    pub tokens: &'s [Card],
    pub options: Options,
}

impl Trial<'_, '_> {
    pub fn run(&self) -> Verdict {
        let Does::Hold(statements) = &self.said.does else {
            return Verdict::NotReached { reason: "it does not hold, it happens".to_owned() };
        };
        let mut shown = Seen::default();
        for attempt in 0..self.options.attempts {
            let seed = self.options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
            let place = if attempt % 4 == 3 { Where::Elsewhere } else { Where::InPlace };
            let plan = self.plan(seed, place);
            if let Err(why) = self.compare(&plan, place, &mut shown) {
                return Verdict::Failed { seed, account: format!("{why}\n{:?}", plan.stage.sides) };
            }
        }
        for (nth, statement) in statements.iter().enumerate() {
            for (at, modifier) in statement.is.iter().enumerate() {
                if shown.held.contains(&(nth, at)) {
                    continue;
                }
                match contrast::verdict(self, statement, modifier) {
                    Ok(contrast::Found::Differs) => {
                        shown.held.insert((nth, at));
                    }
                    Ok(contrast::Found::Unknown(why)) => {
                        shown.unchecked.insert(why);
                    }
                    Err((seed, account)) => return Verdict::Failed { seed, account },
                }
            }
        }
        conclude(shown, statements.iter().map(|statement| statement.is.len()).sum())
    }

    /// As [`Trial::run`], with the printed keyword in place of the made-up effect that says it.
    pub fn run_keyword(&self, keyword: &Keyword) -> Verdict {
        let mut shown = Seen::default();
        for attempt in 0..8 {
            let seed = self.options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
            let place = if attempt % 4 == 3 { Where::Elsewhere } else { Where::InPlace };
            let mut plan = self.plan(seed, place);
            plan.stage.cards[0] = self.subject.alone(&Text::Keyword(keyword.clone()));
            if let Err(why) = self.compare(&plan, place, &mut shown) {
                return Verdict::Failed { seed, account: format!("{why}\n{:?}", plan.stage.sides) };
            }
        }
        conclude(shown, 1)
    }

    /// A position in which it holds, or in which a condition fails.
    fn plan(&self, seed: u64, place: Where) -> Plan {
        let card = self.subject.alone(&Text::Effect(self.played.clone()));
        let mut plan = Plan { stage: Stage::new(card, seed), acts: Vec::new(), marked: Vec::new() };
        plan.stage.memory = 5;
        let right_turn = !plan.stage.chance(4);
        plan.stage.turn_player = match (self.said.turn, right_turn) {
            (TurnScope::All, _) => plan.stage.either(),
            (TurnScope::Yours, true) | (TurnScope::Opponents, false) => YOU,
            (TurnScope::Opponents, true) | (TurnScope::Yours, false) => YOU.other(),
        };
        let at = match place {
            Where::InPlace => cause::start(self.subject, self.said, &When::Always),
            Where::Elsewhere => At::Trash,
        };
        plan.place(at);
        let demands = demand::of(self.said);
        for (noun, n) in &demands.nouns {
            supply(&mut plan.stage, noun, *n);
        }
        plan.stage.furnish();
        for token in self.tokens.iter().chain(&self.subject.card.tokens) {
            plan.stage.add(token.clone());
        }
        let wanted: Vec<_> =
            demands.conditions.into_iter().map(|(condition, _)| (condition, !plan.stage.chance(3))).collect();
        bring_about(&mut plan.stage, &wanted);
        plan
    }

    fn compare(&self, plan: &Plan, place: Where, shown: &mut Seen) -> Result<(), String> {
        let Some(with) = plan.stage.game() else { return Ok(()) };
        let mut bare = plan.stage.clone();
        bare.cards[0] = without(&bare.cards[0], self.subject.section);
        let Some(without) = bare.game() else { return Ok(()) };
        let elsewhere = place == Where::Elsewhere;
        Comparison { with: &with, without: &without, stage: &plan.stage, effect: self.said, elsewhere }
            .run(shown)
    }
}

/// The card without the text of this box.
pub(crate) fn without(card: &Card, section: Section) -> Card {
    let mut card = card.clone();
    match section {
        Section::Main => card.effects = Texts::default(),
        Section::Inherited => card.inherited = Texts::default(),
        Section::Link => {
            if let Some(link) = &mut card.link {
                link.texts = Texts::default();
            }
        }
        Section::Security => card.security = Vec::new(),
    }
    card
}

fn conclude(mut shown: Seen, modifiers: usize) -> Verdict {
    if shown.held.is_empty() {
        let reason = shown.unchecked.into_iter().next();
        return Verdict::NotReached {
            reason: reason.unwrap_or_else(|| "it was never seen to hold".to_owned()),
        };
    }
    if shown.free == 0 {
        shown.unchecked.insert("that it does not hold elsewhere".to_owned());
    }
    if shown.held.len() == modifiers {
        shown.unchecked.retain(|why| why.starts_with("that it"));
    }
    if shown.unchecked.is_empty() {
        Verdict::Exercised
    } else {
        Verdict::Reached { unchecked: shown.unchecked.into_iter().collect() }
    }
}
