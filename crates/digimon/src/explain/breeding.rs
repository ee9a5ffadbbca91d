//! DCG 4-15, 4-16: why nothing is hatched or moved.

use super::{Reason, Why, forbidden, forbidder, why};
use crate::areas::breeding;
use crate::effects::language::Restriction;
use crate::query::Query;
use crate::state::Thing;
use table::Seat;

pub(super) fn why_not_hatch(query: Query<'_>, seat: Seat) -> Why {
    if !breeding::is_empty(query.game, seat) {
        return why(Reason::BreedingAreaFull, "4-16-3");
    }
    if query.game.state.player(seat).egg_deck.is_empty() {
        return why(Reason::NoDigiEggLeft, "4-16-2");
    }
    let forbids = |restriction: &Restriction| matches!(restriction, Restriction::Hatch);
    forbidden(forbidder(query, Thing::Player(seat), |_, _, restriction| forbids(restriction)))
}

pub(super) fn why_not_move(query: Query<'_>, seat: Seat) -> Why {
    let Some(unit) = breeding::unit(query.game, seat) else {
        return why(Reason::BreedingAreaEmpty, "4-15-1");
    };
    let thing = Thing::Unit(unit.id);
    let forbids = |restriction: &Restriction| matches!(restriction, Restriction::Move);
    match forbidder(query, thing, |_, _, restriction| forbids(restriction)) {
        Some(by) => forbidden(Some(by)),
        None => why(Reason::NoDp, "4-15-2"),
    }
}
