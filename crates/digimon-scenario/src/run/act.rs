//! Does what a scenario says that a player does.

use super::course::Course;
use super::fitting::fitting;
use super::picks;
use super::query::Query;
use super::waiting;
use crate::model::{Act, Materials, Ref};
use digimon::state::{Ask, Choice, Decision};
use std::collections::BTreeSet;
use table::Seat;

/// Does what the scenario says; says what is offered instead if it cannot be done.
pub(super) fn apply(course: &mut Course, seat: Seat, act: &Act) -> Result<(), String> {
    match act {
        Act::Choose(refs) => picks::pick(course, seat, refs, None),
        Act::Order(refs) => picks::pick(course, seat, refs, Some(Ask::Order)),
        Act::Play { with: Some(materials), .. } => {
            single(course, seat, act)?;
            match materials {
                Materials::DigiXros(refs) => picks::all_of(course, seat, refs, Ask::DigiXros),
                Materials::Assembly(refs) => picks::all_of(course, seat, refs, Ask::Assembly),
                Materials::Nothing => picks::nothing(course, seat),
            }
        }
        Act::DnaDigivolve { with, .. } if !with.is_empty() => dna(course, seat, act, with),
        Act::Counter(effect) => waiting::counter(course, seat, effect),
        Act::DoNot(Ask::Counter) => waiting::do_not_counter(course, seat),
        Act::Concede => course.concede(seat),
        act => single(course, seat, act),
    }
}

/// Could it be done now? What takes several answers is tried.
pub(super) fn is_offered(query: Query<'_>, seat: Seat, act: &Act) -> bool {
    let tried = match act {
        Act::Concede => true,
        Act::DnaDigivolve { with, .. } => !with.is_empty(),
        Act::Play { with, .. } => with.is_some(),
        _ => false,
    };
    if tried {
        return apply(&mut Course::branch(query), seat, act).is_ok();
    }
    pending(query, seat).is_ok_and(|decision| !fitting(query, decision, act).is_empty())
}

/// An act that is one answer.
fn single(course: &mut Course, seat: Seat, act: &Act) -> Result<(), String> {
    let query = course.query();
    let decision = pending(query, seat)?;
    let choice = one(query, decision, &fitting(query, decision, act))?;
    course.answer(choice)
}

/// Of several ways to DNA digivolve into the card, the one that these can go.
fn dna(course: &mut Course, seat: Seat, act: &Act, with: &[Ref]) -> Result<(), String> {
    let query = course.query();
    let decision = pending(query, seat)?;
    let mut ways = fitting(query, decision, act);
    if ways.len() > 1 {
        ways.retain(|&way| goes(&mut Course::branch(query), seat, way, with).is_ok());
    }
    let way = one(query, decision, &ways)?;
    goes(course, seat, way, with)
}

fn goes(course: &mut Course, seat: Seat, way: Choice, with: &[Ref]) -> Result<(), String> {
    course.answer(way)?;
    picks::all_of(course, seat, with, Ask::DnaDigivolve)
}

/// The decision that waits for this player.
pub(super) fn pending(query: Query<'_>, seat: Seat) -> Result<&Decision, String> {
    query.game.decision().filter(|decision| decision.seat == seat).ok_or_else(|| query.question())
}

/// The one option that is meant. Options that read the same are as good as each other.
pub(super) fn one(query: Query<'_>, decision: &Decision, fitting: &[Choice]) -> Result<Choice, String> {
    let Some(&first) = fitting.first() else {
        let hint = "(a choice with a single option is made without being asked)";
        return Err(format!("{}\n{hint}", query.question()));
    };
    let read: BTreeSet<String> = fitting.iter().map(|&option| query.option(decision, option)).collect();
    if read.len() > 1 {
        return Err(format!("several options fit; say which:\n{}", Vec::from_iter(read).join("\n")));
    }
    Ok(first)
}
