//! What is chosen on the way: Tributes, targets, costs, zones, positions.

use super::act::one_of;
use super::course::Course;
use super::fitting::of_detail;
use crate::model::{Act, Detail, Does};
use ocg::state::{Ask, Choice, What};
use table::Seat;

/// Answers what is asked by the details, in whatever order it is asked. What nobody was asked about must have
/// happened all the same.
pub(super) fn apply(course: &mut Course, seat: Seat, act: &Act, start: usize) -> Result<(), String> {
    let mut left: Vec<&Detail> = act.details.iter().collect();
    while let Some(at) = next(course, seat, &left, act) {
        let detail = left.remove(at);
        one_of(course, seat, |query, decision| of_detail(query, seat, decision, detail))?;
    }
    finish(course, seat, act)?;
    match left.into_iter().find(|detail| !took_part(course, detail, start)) {
        Some(detail) => Err(format!("{} was not chosen\n{}", name(detail), course.query().question())),
        None => Ok(()),
    }
}

fn name(detail: &Detail) -> String {
    match detail {
        Detail::Card(what) => what.to_string(),
        other => format!("{other:?}"),
    }
}

/// Which detail answers what is asked now; zones and positions that nobody spoke of are taken as they come.
fn next(course: &mut Course, seat: Seat, left: &[&Detail], act: &Act) -> Option<usize> {
    loop {
        if left.is_empty() {
            return None;
        }
        let decision = course.pending(seat)?;
        let query = course.query();
        if let Some(at) = left.iter().position(|one| !of_detail(query, seat, decision, one).is_empty()) {
            return Some(at);
        }
        // All cards that were named are chosen: what is left is for a later question.
        let is_card = |one: &&Detail| matches!(one, Detail::Card(_));
        if decision.options.contains(&Choice::Done) && !left.iter().any(is_card) {
            course.answer(Choice::Done).ok()?;
            continue;
        }
        let passing = matches!(decision.ask, Ask::Zone | Ask::Position) && act.does != Does::Choose;
        if !passing || !course.go_on_once() {
            return None;
        }
    }
}

/// The cards of the details are all that are chosen.
fn finish(course: &mut Course, seat: Seat, act: &Act) -> Result<(), String> {
    if !act.details.iter().any(|detail| matches!(detail, Detail::Card(_))) {
        return Ok(());
    }
    let Some(decision) = course.pending(seat) else { return Ok(()) };
    if decision.options.contains(&Choice::Done) {
        return course.answer(Choice::Done);
    }
    match decision.ask {
        Ask::Materials | Ask::Tributes if act.does != Does::Choose => {
            Err(format!("these are not enough\n{}", course.query().question()))
        }
        _ => Ok(()),
    }
}

/// A single candidate is chosen without asking.
fn took_part(course: &Course, detail: &Detail, start: usize) -> bool {
    let (query, events) = (course.query(), &course.events[start..]);
    match detail {
        Detail::Card(what) => {
            let seen = events.iter().any(|logged| {
                let event = &logged.event;
                event.subjects.iter().chain(&event.other).any(|one| query.is_card(what, one.card.card))
            });
            seen || on_chain(course, what) || is_attacked(course, what)
        }
        Detail::Zone(zone) => events
            .iter()
            .flat_map(|logged| &logged.event.subjects)
            .any(|one| one.to.zone().is_some_and(|at| zone.means(at, one.controller))),
        Detail::Directly => {
            let directly = What::AttackDeclared(ocg::state::AttackTarget::Directly);
            events.iter().any(|logged| logged.event.what == directly)
        }
        // What could lie in one way only lies so now.
        Detail::Face(face) => events
            .iter()
            .flat_map(|logged| &logged.event.subjects)
            .any(|one| one.to.zone().is_some() && course.game.state().card(one.card.card).face == *face),
        Detail::NoMore => true,
        Detail::Number(_) | Detail::Option(_) | Detail::Attribute(_) | Detail::Race(_) => false,
    }
}

fn on_chain(course: &Course, what: &crate::model::Ref) -> bool {
    let links = course.game.state().chain_links();
    links.iter().any(|link| link.slots.all().any(|one| course.query().is_card(what, one.card)))
}

fn is_attacked(course: &Course, what: &crate::model::Ref) -> bool {
    course.game.state().attack().is_some_and(|attack| match attack.target {
        ocg::state::AttackTarget::Monster(card) => course.query().is_card(what, card),
        ocg::state::AttackTarget::Directly => false,
    })
}
