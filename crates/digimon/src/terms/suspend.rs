//! DCG 4-11: suspended and unsuspended.

use crate::game::Game;
use crate::pipe::Made;
use crate::state::{Thing, What};

/// 4-11-1-2: suspends; what is suspended already is not suspended again (1-3-3).
pub(crate) fn suspend(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    made.subjects = turn(game, subjects, true, made);
    if !made.subjects.is_empty() {
        let labels = game.labels_if_heard(&made.subjects);
        made.tell(game, &["4-11-1-2-1"], |_| What::Suspended(labels));
    }
}

/// 4-11-1-1
pub(crate) fn unsuspend(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    made.subjects = turn(game, subjects, false, made);
    if !made.subjects.is_empty() {
        let labels = game.labels_if_heard(&made.subjects);
        made.tell(game, &["4-11-1-1-1"], |_| What::Unsuspended(labels));
    }
}

/// 4-11-1: one or the other.
fn turn(game: &mut Game, subjects: &[Thing], suspended: bool, made: &Made) -> Vec<Thing> {
    let mut turned = Vec::new();
    for &thing in subjects {
        if let Thing::Unit(unit) = thing
            && game.state.board_mut(made).turn_unit(unit, suspended)
        {
            turned.push(thing);
        }
    }
    turned
}
