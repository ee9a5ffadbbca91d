//! Does what a scenario says that a player does.

use super::course::Course;
use super::query::Query;
use super::{details, fitting};
use crate::model::{Act, Does};
use ocg::state::{Choice, Decision};
use std::collections::BTreeSet;
use table::Seat;

/// Does what the scenario says; says what is offered instead if it cannot be done.
pub(super) fn apply(course: &mut Course, seat: Seat, act: &Act) -> Result<(), String> {
    let start = course.events.len();
    if act.does != Does::Choose {
        one_of(course, seat, |query, decision| fitting::of_act(query, decision, &act.does))?;
    }
    // 3.6.3-17: the turn ends after the phases that are still to come.
    if act.does == Does::Go(Choice::ToEndPhase) {
        while course.pending(seat).is_some_and(|decision| decision.options.contains(&Choice::ToEndPhase)) {
            course.answer(Choice::ToEndPhase)?;
        }
    }
    details::apply(course, seat, act, start)
}

/// The one option that is meant is taken.
pub(super) fn one_of(
    course: &mut Course,
    seat: Seat,
    fitting: impl Fn(Query<'_>, &Decision) -> Vec<Choice>,
) -> Result<(), String> {
    let query = course.query();
    let decision = course.pending(seat).ok_or_else(|| query.question())?;
    let choice = one(query, &fitting(query, decision))?;
    course.answer(choice)
}

/// Options that read the same are as good as each other.
fn one(query: Query<'_>, fitting: &[Choice]) -> Result<Choice, String> {
    let Some(&first) = fitting.first() else {
        let hint = "(a question with a single answer is not asked)";
        return Err(format!("{}\n{hint}", query.question()));
    };
    let read: BTreeSet<String> = fitting.iter().map(|&option| query.option(option)).collect();
    if read.len() > 1 {
        return Err(format!("several options fit; say which:\n{}", Vec::from_iter(read).join("\n")));
    }
    Ok(first)
}
