//! DCG 10: why a card cannot be linked.

use super::cost::{self, Least};
use super::play::too_expensive;
use super::{Reason, Why, forbidden, forbidder, why};
use crate::areas::Spot;
use crate::effects::language::Restriction;
use crate::query::Query;
use crate::state::{Thing, UnitId};
use table::Seat;

pub(super) fn why_not(query: Query<'_>, seat: Seat, what: Thing, to: UnitId) -> Why {
    let game = query.game;
    let Some(card) = query.card_of(what) else { return why(Reason::NotInPlay, "10-1-1") };
    let Some(unit) = game.unit(to) else { return why(Reason::NotInPlay, "10-1-1") };
    if game.printed(card).link.is_none() {
        return why(Reason::NotALinkCard, "10-1-1");
    }
    let from_hand = game.spot(card) == Spot::Hand(seat);
    let from_field =
        matches!(what, Thing::Unit(id) if game.unit(id).is_some_and(|unit| unit.area.is_battle()));
    if !from_hand && !from_field {
        return why(Reason::NotInYourHand, "6-5-1-4-1");
    }
    if unit.owner != seat {
        return why(Reason::NotYours, "10-1-1");
    }
    if !unit.area.is_battle() {
        return why(Reason::InBreedingArea, "6-5-1-4-1");
    }
    if game.printed(unit.top()).token || game.printed(card).token {
        return why(Reason::OnToken, "4-18-4");
    }
    if !query.meets_link_requirement(card, unit) {
        return why(Reason::LinkRequirementNotMet(card), "10-1-3-1");
    }
    match forbidder(query, Thing::Unit(to), |_, _, restriction| matches!(restriction, Restriction::Link)) {
        Some(by) => forbidden(Some(by)),
        None => too_expensive(query, seat, cost::least(query, seat, Least::Link(card, to))),
    }
}
