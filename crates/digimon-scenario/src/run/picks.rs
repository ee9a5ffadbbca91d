//! Choosing several cards, one after the other.

use super::act::{one, pending};
use super::course::Course;
use super::fitting::is_thing;
use super::query::Query;
use crate::model::Ref;
use digimon::state::{Ask, CardId, Choice, Frame, Pick, Thing, UnitId};
use table::Seat;

/// Picks each of these in turn.
pub(super) fn pick(course: &mut Course, seat: Seat, refs: &[Ref], ask: Option<Ask>) -> Result<(), String> {
    let mut before: Option<Pick> = None;
    for what in refs {
        if before.as_ref().is_some_and(|pick| went_without_asking(course, pick, what)) {
            continue;
        }
        before = current(course);
        pick_one(course, seat, what, ask)?;
    }
    Ok(())
}

fn pick_one(course: &mut Course, seat: Seat, what: &Ref, ask: Option<Ask>) -> Result<(), String> {
    let query = course.query();
    let decision = pending(query, seat)?;
    if ask.is_some_and(|ask| decision.ask != ask) {
        return Err(query.question());
    }
    let options = decision.options.iter().copied();
    let fitting: Vec<Choice> = options.filter(|&option| is_thing(query, what, option)).collect();
    let choice = one(query, decision, &fitting)?;
    course.answer(choice)
}

/// The choice of cards that is going on.
fn current(course: &Course) -> Option<Pick> {
    match course.game.state().frames().last() {
        Some(Frame::Pick(pick)) => Some((**pick).clone()),
        _ => None,
    }
}

/// After the pick before it, this was the only one left to take, so that nobody was asked.
fn went_without_asking(course: &Course, before: &Pick, what: &Ref) -> bool {
    let query = course.query();
    let taken = before.chosen.len() + 1;
    let over = current(course).is_none_or(|now| now.chosen.len() <= before.chosen.len());
    let candidate = |thing: &Thing| match thing {
        Thing::Card(card) => query.is_card(what, card.card),
        Thing::Unit(unit) => query.is_unit(what, *unit) || query.is_former_unit(what, *unit),
        Thing::Player(_) => false,
    };
    let wanted = usize::from(before.max).max(usize::from(before.min));
    over && taken < wanted && before.candidates.iter().any(candidate)
}

/// Picks these and no more. Those that nobody was asked about must take part all the same.
pub(super) fn all_of(course: &mut Course, seat: Seat, refs: &[Ref], ask: Ask) -> Result<(), String> {
    while let Some(what) = next_of(course.query(), seat, refs, ask) {
        pick_one(course, seat, what, Some(ask))?;
    }
    stop(course, ask)?;
    match refs.iter().find(|what| !takes_part(course.query(), what)) {
        Some(what) => Err(format!("{what} does not take part\n{}", course.query().question())),
        None => Ok(()),
    }
}

/// The first of these that is asked for now and does not take part yet.
fn next_of<'r>(query: Query<'_>, seat: Seat, refs: &'r [Ref], ask: Ask) -> Option<&'r Ref> {
    let decision = pending(query, seat).ok().filter(|decision| decision.ask == ask)?;
    let offered = |what: &Ref| decision.options.iter().any(|&option| is_thing(query, what, option));
    refs.iter().find(|what| !takes_part(query, what) && offered(what))
}

/// Is it chosen to go under a card, or there already?
fn takes_part(query: Query<'_>, what: &Ref) -> bool {
    let is_card = |card: &CardId| query.is_card(what, *card);
    let is_unit = |unit: &UnitId| query.is_unit(what, *unit) || query.is_former_unit(what, *unit);
    let in_frame = query.game.state().frames().iter().any(|frame| match frame {
        Frame::Digivolve(digivolving) => {
            let from_hand = digivolving.from_hand.is_some_and(|(card, _)| is_card(&card.card));
            from_hand || digivolving.units.iter().any(is_unit)
        }
        Frame::Play(playing) => playing.under.iter().any(is_card),
        Frame::Pick(pick) => pick.chosen.iter().any(|thing| match thing {
            Thing::Card(card) => is_card(&card.card),
            Thing::Unit(unit) => is_unit(unit),
            Thing::Player(_) => false,
        }),
        _ => false,
    });
    in_frame || query.game.state().units().iter().any(|unit| unit.under().iter().any(is_card))
}

/// Declines every question about what goes under the card.
pub(super) fn nothing(course: &mut Course, seat: Seat) -> Result<(), String> {
    for ask in [Ask::DigiXros, Ask::Assembly] {
        if course.game.decision().is_some_and(|decision| decision.seat == seat) {
            stop(course, ask)?;
        }
    }
    Ok(())
}

fn stop(course: &mut Course, ask: Ask) -> Result<(), String> {
    let Some(decision) = course.game.decision().filter(|decision| decision.ask == ask) else { return Ok(()) };
    let done = [Choice::Done, Choice::No].into_iter().find(|choice| decision.options.contains(choice));
    match done {
        Some(done) => course.answer(done),
        None => Err(course.query().question()),
    }
}
