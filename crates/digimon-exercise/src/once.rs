//! DCG 15-14-1: an effect with a limit works so often in a turn and no more, and again in the next.

use crate::exercise::{Trial, id_in, play, word};
use crate::plan::{Act, Doer, Plan, make};
use crate::subject::Text;
use digimon::effects::language::{Amount, Area, Effect, Noun, Step, Target, When, Whose};
use digimon::library::DefId;
use table::Seat;

const TRIES: u64 = 10;

/// Nothing if there is no limit or it was seen to be kept; else what could not be seen.
pub(crate) fn per_turn(trial: &Trial<'_, '_>) -> Result<Option<String>, (u64, String)> {
    let Some(limit) = trial.effect.icons.per_turn else { return Ok(None) };
    let mut tried = false;
    for when in trial.effect.when.iter().filter(|when| can_come_again(when)) {
        tried = true;
        for attempt in 0..TRIES {
            let seed = trial.options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
            match attempt_at(trial, when, limit, seed) {
                Some(Ok(())) => return Ok(None),
                Some(Err(account)) => return Err((seed, account)),
                None => {}
            }
        }
    }
    // What comes once in a turn anyway cannot come too often.
    Ok(tried
        .then(|| format!("the limit of uses at {}", trial.effect.when.first().map(word).unwrap_or_default())))
}

fn can_come_again(when: &When) -> bool {
    !matches!(
        when,
        When::StartOfTurn | When::EndOfTurn | When::StartOfMainPhase | When::WhenMoving | When::Always
    )
}

/// One position, with the limit and without it. Nothing if it cannot be caused often enough.
fn attempt_at(trial: &Trial<'_, '_>, when: &When, limit: u8, seed: u64) -> Option<Result<(), String>> {
    let card = |effect: &Effect| trial.subject.alone(&Text::Effect(effect.clone()));
    let plan = make(trial.subject, card(trial.played), trial.effect, when, seed, &trial.tokens).ok()?;
    let mut limitless = trial.played.clone();
    limitless.icons.per_turn = None;
    let both = |plan: &Plan| {
        let mut free = plan.clone();
        free.stage.cards[0] = card(&limitless);
        Some((activations(trial, &free)?.0, activations(trial, plan)?))
    };
    let (free, (limited, story)) = both(&again(&plan, usize::from(limit), Then::InThisTurn))?;
    let turn = *free.first()?;
    let count = |turns: &[u16]| turns.iter().filter(|other| **other == turn).count();
    if count(&free) <= usize::from(limit) {
        return None;
    }
    if count(&limited) != usize::from(limit) {
        let times = count(&limited);
        return Some(Err(format!("it was activated {times} times in a turn, its limit is {limit}\n{story}")));
    }
    let (free, (limited, story)) = both(&again(&plan, 1, Then::InALaterTurn))?;
    let later = |turns: &[u16]| turns.iter().any(|other| *other > turn);
    if later(&free) && !later(&limited) {
        return Some(Err(format!("it was not activated again in a later turn\n{story}")));
    }
    Some(Ok(()))
}

fn activations(trial: &Trial<'_, '_>, plan: &Plan) -> Option<(Vec<u16>, String)> {
    let library = plan.stage.library()?;
    let course = play(plan, id_in(&library, trial.subject)?).ok()?;
    Some((course.activations, course.story.join("\n")))
}

/// When the same is done again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    InThisTurn,
    InALaterTurn,
}

/// The same acts so often again, with cards enough for it.
fn again(plan: &Plan, times: usize, then: Then) -> Plan {
    let mut plan = plan.clone();
    let acts = plan.acts.clone();
    let named = acts.iter().filter_map(|act| party(*act));
    let parties: Vec<DefId> = plan.marked.iter().copied().chain(named).collect();
    for _ in 0..times {
        for &def in &parties {
            copy(&mut plan, def);
        }
    }
    let all = Target::All(Noun { whose: Whose::Any, from: vec![Area::Battle], of: Vec::new() });
    let steps = vec![Step::Unsuspend(all), Step::SetMemory(Whose::Yours, Amount::N(5))];
    let refresher = plan.helper(&Doer::of(plan.stage.turn_player), When::Main, steps);
    for _ in 0..times {
        if then == Then::InALaterTurn {
            plan.acts.extend([Act::Pass, Act::Pass]);
        }
        plan.acts.push(Act::Activate(refresher));
        plan.acts.extend(acts.clone());
    }
    plan
}

fn party(act: Act) -> Option<DefId> {
    match act {
        Act::Play(def)
        | Act::Use(def)
        | Act::Digivolve(def)
        | Act::Dna(def)
        | Act::Link(def)
        | Act::Attack(def, _)
        | Act::Block(def) => Some(def),
        Act::Activate(_) | Act::Hatch | Act::Move | Act::Pass => None,
    }
}

/// One more of this card, wherever there is one; never of the card that is exercised.
fn copy(plan: &mut Plan, def: DefId) {
    if def == plan.stage.subject || def == plan.stage.top {
        return;
    }
    for seat in Seat::BOTH {
        let side = &mut plan.stage.sides[seat];
        for pile in [&mut side.hand, &mut side.trash] {
            if pile.contains(&def) {
                pile.push(def);
            }
        }
        let unit = side.battle.iter().find(|unit| unit.stack[0].0 == def).cloned();
        side.battle.extend(unit);
    }
}
