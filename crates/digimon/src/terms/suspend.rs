//! DCG 4-11: suspended and unsuspended.

use crate::effects::language::{Happening, Verb};
use crate::effects::process::did;
use crate::effects::trigger;
use crate::game::Game;
use crate::query::Query;
use crate::state::{Cause, Thing, What};

/// 4-11-1-2: suspends; what is suspended already is not suspended again (1-3-3).
pub(crate) fn suspend(game: &mut Game, subjects: &[Thing], cause: Cause) {
    let turned = turn(game, subjects, true);
    if !turned.is_empty() {
        game.note(&["4-11-1-2-1"], |game| What::Suspended(game.labels(&turned)));
        notice(game, Happening::Suspended, &turned, cause);
    }
    let snapshots = Query::on(game).snapshots(&turned);
    did(game, cause, Verb::Suspended, snapshots);
}

/// 4-11-1-1
pub(crate) fn unsuspend(game: &mut Game, subjects: &[Thing], cause: Cause) {
    let turned = turn(game, subjects, false);
    if !turned.is_empty() {
        game.note(&["4-11-1-1-1"], |game| What::Unsuspended(game.labels(&turned)));
        notice(game, Happening::Unsuspended, &turned, cause);
    }
    let snapshots = Query::on(game).snapshots(&turned);
    did(game, cause, Verb::Unsuspended, snapshots);
}

fn turn(game: &mut Game, subjects: &[Thing], suspended: bool) -> Vec<Thing> {
    let mut turned = Vec::new();
    for &thing in subjects {
        if let Thing::Unit(unit) = thing
            && game.state.turn_unit(unit, suspended)
        {
            turned.push(thing);
        }
    }
    turned
}

fn notice(game: &mut Game, what: Happening, turned: &[Thing], cause: Cause) {
    let seat = Query::on(game).seat_of(turned[0]).unwrap_or(game.state.turn_player());
    trigger::after(game, what, seat, turned, &[], cause);
}
