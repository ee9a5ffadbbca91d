//! Exercising all effects of all cards, each in several positions, and judging what came of it.

use crate::plan::{self, Plan};
use crate::player::{Course, Player};
use crate::probe::{self, Opening};
use crate::report::{Line, Report, Verdict};
use crate::subject::{self, Subject, Text};
use crate::{check, hold, once};
use digimon::card::Card;
use digimon::effects::language::{Does, Effect, Step, When};
use digimon::library::{EffectId, Library};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// All chance comes from here.
    pub seed: u64,
    /// How many positions are tried for a timing of an effect before giving up.
    pub attempts: u64,
    /// So many are played even if the first one shows everything.
    pub at_least: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { seed: 1, attempts: 24, at_least: 4 }
    }
}

/// Exercises every effect of the cards that `wanted` picks out; tokens come from all of them.
pub fn exercise(cards: &[Card], wanted: impl Fn(&Card) -> bool, options: Options) -> Report {
    let described = cards.iter().flat_map(|card| &card.tokens);
    let tokens: Vec<Card> = cards.iter().filter(|card| card.token).chain(described).cloned().collect();
    let mut lines = Vec::new();
    let mut count = 0;
    for card in cards.iter().filter(|card| wanted(card)) {
        count += 1;
        for subject in subject::of(card) {
            let verdict = verdict(&subject, &tokens, options);
            lines.push(Line {
                card: card.number.as_str().to_owned(),
                name: card.name.to_string(),
                section: subject.section,
                which: subject.which(),
                verdict,
            });
        }
    }
    Report::of(count, lines)
}

fn verdict(subject: &Subject<'_>, tokens: &[Card], options: Options) -> Verdict {
    match &subject.text {
        Text::Effect(effect) if effect.is_persistent() => hold::verdict(subject, effect, tokens, options),
        Text::Effect(effect) => Trial::of(subject, effect, tokens, options).run(),
        Text::Keyword(keyword) => hold::keyword(subject, keyword, tokens, options),
    }
}

/// The attempts at one effect, and what they have shown together.
pub(crate) struct Trial<'s, 'c> {
    pub subject: &'s Subject<'c>,
    /// What the card says.
    pub effect: &'s Effect,
    /// What the card does; the same, unless a test wants to see that the difference is found.
    pub played: &'s Effect,
    pub tokens: Vec<Card>,
    pub options: Options,
    right: BTreeSet<(u32, u16)>,
    done: BTreeSet<(u32, u16)>,
    unchecked: BTreeSet<String>,
    reason: String,
}

impl<'s, 'c> Trial<'s, 'c> {
    pub fn of(subject: &'s Subject<'c>, effect: &'s Effect, tokens: &[Card], options: Options) -> Self {
        let named = format!("{effect:?}");
        let needed = |token: &&Card| named.contains(&format!("{:?}", token.number.as_str()));
        Trial {
            subject,
            effect,
            played: effect,
            tokens: tokens.iter().filter(needed).map(|token| Card { token: true, ..token.clone() }).collect(),
            options,
            right: BTreeSet::new(),
            done: BTreeSet::new(),
            unchecked: BTreeSet::new(),
            reason: "no attempt was made".to_owned(),
        }
    }

    pub fn run(mut self) -> Verdict {
        if let Some(number) = self.unknown_token() {
            return Verdict::NotReached { reason: format!("no card describes the token {number}") };
        }
        let mut reached = 0;
        for when in &self.effect.when.clone() {
            match self.timing(when) {
                Ok(true) => reached += 1,
                Ok(false) => {
                    self.unchecked.insert(format!("the timing {}", word(when)));
                }
                Err(failed) => return failed,
            }
        }
        if reached == 0 {
            return Verdict::NotReached { reason: self.reason };
        }
        match once::per_turn(&self) {
            Ok(None) => {}
            Ok(Some(unchecked)) => {
                self.unchecked.insert(unchecked);
            }
            Err((seed, account)) => return Verdict::Failed { seed, account },
        }
        self.unchecked.extend(self.missing());
        if self.unchecked.is_empty() {
            Verdict::Exercised
        } else {
            Verdict::Reached { unchecked: self.unchecked.into_iter().collect() }
        }
    }

    /// A token that is played and not among the cards.
    fn unknown_token(&self) -> Option<String> {
        fn find(steps: &[Step], tokens: &[Card]) -> Option<String> {
            steps.iter().find_map(|step| match step {
                Step::PlayToken(number, ..) if !tokens.iter().any(|token| token.number == *number) => {
                    Some(number.as_str().to_owned())
                }
                _ => step.blocks().into_iter().find_map(|block| find(&block.steps, tokens)),
            })
        }
        match &self.effect.does {
            Does::Run(block) => find(&block.steps, &self.tokens),
            Does::Hold(_) => None,
        }
    }

    /// Tries positions for one timing until everything was seen. Was it reached at all?
    fn timing(&mut self, when: &When) -> Result<bool, Verdict> {
        let mut reached = false;
        for attempt in 0..self.options.attempts {
            let seed = self.options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
            let course = match self.attempt(when, seed) {
                Ok(course) => course,
                Err(reason) => {
                    self.reason = reason;
                    continue;
                }
            };
            if let Some(why) = course.wrong.first() {
                return Err(Verdict::Failed { seed, account: account(why, &course) });
            }
            if course.activations.is_empty() {
                self.reason = course.refused.unwrap_or_else(|| format!("{} did not trigger it", word(when)));
                continue;
            }
            reached = true;
            self.right.extend(course.right);
            self.done.extend(course.done);
            if attempt + 1 >= self.options.at_least && self.missing().is_empty() {
                self.unchecked.clear();
                break;
            }
        }
        Ok(reached)
    }

    fn attempt(&self, when: &When, seed: u64) -> Result<Course, String> {
        let opening =
            if cause_is_declared(self.subject, self.effect, when) { Opening::Plain } else { Opening::Probe };
        let watched = |effect: &Effect| {
            let watched = probe::with_probes(effect, opening).unwrap_or_else(|| effect.clone());
            self.subject.alone(&Text::Effect(watched))
        };
        let mut plan = plan::make(self.subject, watched(self.effect), self.effect, when, seed, &self.tokens)?;
        let said = library(&plan)?;
        plan.stage.cards[0] = watched(self.played);
        let played = library(&plan)?;
        let effect = id_in(&played, self.subject).ok_or("the effect is not on the card")?;
        let game = digimon::Game::from_position_listening(played, &plan.stage.position());
        let block = match &said.effect(effect).effect.does {
            Does::Run(block) => block.id,
            Does::Hold(_) => return Err("it only holds".to_owned()),
        };
        Ok(Player::new(game, &plan, effect, said).watching(block).play())
    }

    /// The steps that were not seen to do what they say, in words.
    fn missing(&self) -> Vec<String> {
        let mut missing = BTreeSet::new();
        for opening in [Opening::Plain, Opening::Probe] {
            let Some(watched) = probe::with_probes(self.effect, opening) else {
                return vec!["an effect that declares a number".to_owned()];
            };
            let card = self.subject.alone(&Text::Effect(watched));
            let Ok(library) = Library::new([card]) else { continue };
            let Some(id) = id_in(&library, self.subject) else { continue };
            let uses_opening = match opening {
                Opening::Plain => {
                    self.effect.when.iter().any(|when| cause_is_declared(self.subject, self.effect, when))
                }
                Opening::Probe => {
                    !self.effect.when.iter().all(|when| cause_is_declared(self.subject, self.effect, when))
                }
            };
            let Does::Run(block) = &library.effect(id).effect.does else { continue };
            if uses_opening {
                self.missing_in(&library, block.id.0, &mut missing);
            }
        }
        missing.into_iter().collect()
    }

    fn missing_in(&self, library: &Library, block: u32, missing: &mut BTreeSet<String>) {
        let steps = library.block(digimon::effects::language::BlockId(block));
        for (at, step) in (0u16..).zip(steps) {
            for inner in step.blocks() {
                if !inner.steps.is_empty() {
                    self.missing_in(library, inner.id.0, missing);
                }
            }
            if check::is_structure(step) || self.right.contains(&(block, at)) {
                continue;
            }
            let name = crate::player::name_of(step);
            let how = if self.done.contains(&(block, at)) {
                "could not be checked"
            } else {
                "was never carried out"
            };
            missing.insert(format!("{name} {how}"));
        }
    }
}

pub(crate) fn id_in(library: &Library, subject: &Subject<'_>) -> Option<EffectId> {
    let (_, def) = library.defs().next()?;
    subject.effect_id(def)
}

pub(crate) fn library(plan: &Plan) -> Result<Arc<Library>, String> {
    plan.stage.library().ok_or_else(|| "two cards of the position have the same number".to_owned())
}

/// Plays the plan as it is, watching for that effect.
pub(crate) fn play(plan: &Plan, effect: EffectId) -> Result<Course, String> {
    let library = library(plan)?;
    let game = digimon::Game::from_position_listening(Arc::clone(&library), &plan.stage.position());
    Ok(Player::new(game, plan, effect, library).play())
}

/// 15-8-4: declared in the main phase, so that its first step must stay the first.
fn cause_is_declared(subject: &Subject<'_>, effect: &Effect, when: &When) -> bool {
    let option = subject.card.category == digimon::card::Category::Option;
    *when == When::Main && (!option || crate::cause::starts_with_delay(effect))
}

fn account(why: &str, course: &Course) -> String {
    format!("{why}\n{}", course.story.join("\n"))
}

/// A timing in a word or two.
pub(crate) fn word(when: &When) -> String {
    match when {
        When::When(pattern) => format!("When({:?})", pattern.what),
        When::Would(pattern) => format!("Would({:?})", pattern.what),
        other => format!("{other:?}"),
    }
}
