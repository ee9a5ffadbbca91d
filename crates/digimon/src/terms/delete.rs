//! DCG 4-13: deleting.

use crate::areas::battle;
use crate::game::Game;
use crate::pipe::Made;
use crate::state::{Cause, Clause, PutTo, Thing, What};

/// 4-13-1: all of them are put in the trash at once. Their own effects trigger where they were
/// and wait where they went (4-13-2).
pub(crate) fn make(game: &mut Game, subjects: &[Thing], cause: Cause, made: &mut Made) {
    if subjects.is_empty() {
        return;
    }
    made.tell(game, clauses(cause), |game| What::Deleted(game.labels(subjects)));
    for &thing in subjects {
        if let Thing::Unit(unit) = thing {
            battle::leave(game, unit, PutTo::Trash, made);
            made.subjects.push(thing);
        }
    }
}

fn clauses(cause: Cause) -> &'static [Clause] {
    match cause {
        Cause::Rule | Cause::Blocking | Cause::Effect(_) | Cause::DigiBurst(_) => &["4-13-1"],
        Cause::Battle => &["14-2-2", "4-13-1"],
        Cause::DpZero => &["17-1-3-1", "4-13-1"],
    }
}
