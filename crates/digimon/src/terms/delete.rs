//! DCG 4-13: deleting.

use crate::areas::battle;
use crate::effects::language::{Happening, Verb};
use crate::effects::process::did;
use crate::effects::trigger::{self, Seen};
use crate::game::Game;
use crate::query::Query;
use crate::state::{CardId, CardRef, Cause, Facts, Frame, PutTo, Thing, UnitId, What};
use crate::terms::overflow;
use table::Seat;

/// 4-13-1: all of them are put in the trash at once. Their own effects trigger where they were
/// and wait where they went (4-13-2).
pub(crate) fn commit(game: &mut Game, subjects: &[Thing], cause: Cause) {
    let units: Vec<UnitId> = subjects.iter().filter_map(|&thing| unit(thing)).collect();
    let things: Vec<Thing> = units.iter().map(|&unit| Thing::Unit(unit)).collect();
    let other = opponents_in_battle(game, &units, cause);
    let snapshots = Query::on(game).snapshots(&things);
    let seat = snapshots.first().map_or(game.state.turn_player(), |snapshot| snapshot.owner);
    if !things.is_empty() {
        let noticed = look(game, seat, &things, &other, cause);
        trigger::mark(game, Happening::Deleted, &things);
        trigger::mark(game, Happening::Leaves, &things);
        let clauses = clauses(cause);
        game.note(clauses, |game| What::Deleted(game.labels(&things)));
        in_battle(game, &units, cause);
        let mut gone = Vec::new();
        for &unit in &units {
            battle::leave(game, unit, PutTo::Trash, &mut gone);
        }
        overflow::process(game, &gone);
        trigger::trigger(game, noticed);
        let cards: Vec<CardRef> = snapshots.iter().map(|snapshot| snapshot.card).collect();
        let came: Vec<CardId> =
            snapshots.iter().flat_map(|one| [one.card.card].into_iter().chain(one.under.clone())).collect();
        trigger::arrivals(game, Happening::Deleted, true, &cards, &came, cause);
    }
    did(game, cause, Verb::Deleted, follow(game, snapshots));
}

fn look(game: &Game, seat: Seat, things: &[Thing], other: &[Thing], cause: Cause) -> trigger::Noticed {
    let seen =
        Seen { what: Happening::Deleted, leaves: true, before: false, seat, subjects: things, other, cause };
    trigger::look(game, &seen, Facts::default())
}

/// 14-2-2: the battle remembers whom it deleted.
fn in_battle(game: &mut Game, units: &[UnitId], cause: Cause) {
    if cause == Cause::Battle {
        for frame in game.state.frames_mut().iter_mut().rev() {
            if let Frame::Battle(battling) = frame {
                battling.deleted.extend(units);
                return;
            }
        }
    }
}

fn clauses(cause: Cause) -> &'static [&'static str] {
    match cause {
        Cause::Rule | Cause::Blocking | Cause::Effect(_) | Cause::DigiBurst(_) => &["4-13-1"],
        Cause::Battle => &["14-2-2", "4-13-1"],
        Cause::DpZero => &["17-1-3-1", "4-13-1"],
    }
}

fn unit(thing: Thing) -> Option<UnitId> {
    match thing {
        Thing::Unit(unit) => Some(unit),
        Thing::Card(_) | Thing::Player(_) => None,
    }
}

/// 16-12-1: whom a Digimon was in battle with, if that one is not deleted together with it.
fn opponents_in_battle(game: &Game, units: &[UnitId], cause: Cause) -> Vec<Thing> {
    if cause != Cause::Battle {
        return Vec::new();
    }
    let query = Query::on(game);
    let opponents = units.iter().filter_map(|&unit| query.battling(Some(unit)));
    opponents.filter(|&other| unit(other).is_none_or(|other| !units.contains(&other))).collect()
}

/// The snapshots with the new cards that they have become.
pub(crate) fn follow(game: &Game, mut snapshots: Vec<crate::state::Snapshot>) -> Vec<crate::state::Snapshot> {
    for snapshot in &mut snapshots {
        snapshot.card = game.card_ref(snapshot.card.card);
    }
    snapshots
}
