//! Exercising all effects of all cards, each in several duels, and judging what came of it.

use crate::player::Player;
use crate::report::{Line, Report, Verdict};
use crate::stage::{Mode, stage};
use crate::subject::{self, Said, Subject};
use crate::watch::Watch;
use lab::Observer;
use ocg::card::{Card, MonsterType};
use ocg::explain;
use ocg::state::{Ask, CardId, What};
use ocg_lab::Invariants;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Dice, Seat};

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// All chance comes from here.
    pub seed: u64,
    /// How many positions are tried for an effect before giving up.
    pub attempts: u64,
    /// So many are played even if the first one shows everything.
    pub at_least: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { seed: 1, attempts: 60, at_least: 6 }
    }
}

/// So many answers are given in one duel.
const ANSWERS: usize = 70;

/// There is no such card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchCard(pub String);

impl std::fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no card with the number {} that was read", self.0)
    }
}

impl std::error::Error for NoSuchCard {}

/// Exercises every effect of these cards, or only of those with these numbers; Tokens come from all of them.
///
/// # Errors
/// When there is no card of a number.
pub fn exercise(cards: &[Card], ids: &[String], options: Options) -> Result<Report, NoSuchCard> {
    let known: BTreeSet<String> = cards.iter().map(|card| card.id.0.to_string()).collect();
    if let Some(id) = ids.iter().find(|id| !known.contains(*id)) {
        return Err(NoSuchCard(id.clone()));
    }
    let is_token = |card: &&Card| card.monster().is_some_and(|monster| monster.is(MonsterType::Token));
    let tokens: Vec<Card> = cards.iter().filter(is_token).cloned().collect();
    let (mut lines, mut count) = (Vec::new(), 0);
    for card in cards.iter().filter(|card| ids.is_empty() || ids.contains(&card.id.0.to_string())) {
        count += 1;
        for subject in subject::of(card) {
            lines.push(Line {
                card: card.id.0.to_string(),
                name: card.name.clone(),
                section: subject.section,
                which: subject.which(),
                verdict: verdict(&subject, &tokens, options),
            });
        }
    }
    Ok(Report::of(count, lines))
}

/// What one duel showed.
#[derive(Default)]
struct Seen {
    reached: bool,
    done: BTreeSet<usize>,
    visible: BTreeSet<usize>,
    /// Why it was not offered, if it was not.
    why: Option<String>,
}

fn verdict(subject: &Subject<'_>, tokens: &[Card], options: Options) -> Verdict {
    let mut sum = Seen::default();
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for attempt in 0..options.attempts {
        let is_shown = sum.reached && sum.done.len() == sum.visible.len();
        if attempt >= options.at_least && is_shown {
            break;
        }
        let seed = options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
        let mode = if attempt % 4 == 3 { Mode::Negated } else { Mode::Plain };
        let played = catch_unwind(AssertUnwindSafe(|| play(subject, tokens, mode, seed)));
        match played.unwrap_or_else(|_| Err("the rules panicked".to_owned())) {
            Ok(one) => {
                sum.reached |= one.reached;
                sum.done.extend(one.done);
                sum.visible = one.visible;
                if let Some(why) = one.why {
                    *reasons.entry(why).or_default() += 1;
                }
            }
            Err(account) => return Verdict::Failed { seed, account },
        }
    }
    let missing: Vec<usize> = sum.visible.difference(&sum.done).copied().collect();
    if !sum.reached {
        let reason = reasons.into_iter().max_by_key(|(_, n)| *n).map(|(why, _)| why);
        return Verdict::NotReached {
            reason: reason.unwrap_or_else(|| "never in a place to be used".to_owned()),
        };
    }
    let holds = subject.effect().is_some_and(|effect| !effect.kind.is_activated());
    match (missing.is_empty(), holds) {
        (true, false) => Verdict::Exercised,
        (true, true) => Verdict::Reached { unchecked: vec!["what holds".to_owned()] },
        (false, _) => Verdict::Reached { unchecked: missing.iter().map(|at| unseen(subject, *at)).collect() },
    }
}

/// The word of a step that was not seen to happen.
fn unseen(subject: &Subject<'_>, at: usize) -> String {
    let step =
        subject.effect().and_then(|effect| effect.resolve.get(at)).map(|linked| format!("{:?}", linked.1));
    let step = step.unwrap_or_default();
    step.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// One duel; an account of what is wrong, if something is.
fn play(subject: &Subject<'_>, tokens: &[Card], mode: Mode, seed: u64) -> Result<Seen, String> {
    let mut dice = Dice::new(seed);
    let staged = stage(subject, tokens, mode, &mut dice);
    let player = Player::new(subject, &staged, mode);
    let mut game = staged.game;
    let turn = game.state().turn().number;
    let mut watch = match subject.text {
        Said::Effect(_, effect) => player.effect().map(|id| Watch::new(effect, id, staged.def, turn)),
        Said::Procedure(_) => None,
    };
    let mut noted = Seen::default();
    for _ in 0..ANSWERS {
        let events = game.take_events();
        let summoned = |one: &ocg::state::Logged| {
            matches!(one.event.what, What::Summoned(_))
                && one.event.subjects.iter().any(|card| card.def == staged.def)
        };
        let own_summon = events.iter().any(summoned);
        if let Some(watch) = &mut watch {
            watch.take_in(&game, events)?;
        }
        Invariants.look(&mut game)?;
        let Some(decision) = game.decision().cloned() else { break };
        if let Some(watch) = &watch {
            watch.look_at(&game, &decision)?;
            let applies = subject.effect().is_some_and(|effect| !effect.kind.is_activated());
            noted.reached |= applies && decision.ask == Ask::Act && watch.holds(&game);
        }
        noted.reached |= own_summon && noted.why.as_deref() == Some(CHOSEN);
        let choice = player.answer(&game, &decision, &mut dice);
        if player.is_meant(&game, choice) {
            if let Some(watch) = &mut watch {
                watch.begins();
            }
            noted.why = Some(CHOSEN.to_owned());
        } else if decision.ask == Ask::Act && decision.seat == Seat::A && noted.why.as_deref() != Some(CHOSEN)
        {
            noted.why = why_not(&game, staged.def, &player).or(noted.why);
        }
        game.apply(choice).map_err(|why| format!("an offered answer was refused: {why}"))?;
    }
    if let Some(watch) = watch {
        noted.reached |= watch.resolved;
        noted.visible = watch.visible();
        noted.done = watch.done;
    }
    Ok(noted)
}

/// It was chosen, and did not get so far as to resolve.
const CHOSEN: &str = "it was used, and did not resolve";

fn why_not(game: &ocg::Game, def: ocg::library::DefId, player: &Player<'_>) -> Option<String> {
    let card = (0..game.state().cards()).map(CardId).find(|card| game.state().card(*card).def == def)?;
    let wishes = explain::wishes(game, Seat::A, card);
    let (_, why) = wishes.into_iter().find(|(choice, _)| player.is_meant(game, *choice))?;
    Some(why.words().to_owned())
}
