//! DCG 8: why a card cannot be digivolved into.

use super::play::too_expensive;
use super::{Reason, Why, cost, forbidden, forbidder, why};
use crate::areas::Spot;
use crate::card::Category;
use crate::digivolve;
use crate::effects::language::Restriction;
use crate::query::Query;
use crate::state::{CardId, Holder, Thing, UnitId};
use table::Seat;

pub(super) fn why_not(query: Query<'_>, seat: Seat, card: CardId, unit: UnitId) -> Why {
    let game = query.game;
    let printed = game.printed(card);
    if printed.category != Category::Digimon {
        return why(Reason::NotADigimonCard, "8-1-1");
    }
    if game.spot(card) != Spot::Hand(seat) {
        return why(Reason::NotInYourHand, "6-5-1-2-1");
    }
    let Some(on) = game.unit(unit) else { return why(Reason::NotInPlay, "8-1-1") };
    if on.owner != seat {
        return why(Reason::NotYours, "8-1-1");
    }
    if game.printed(on.top()).token {
        return why(Reason::OnToken, "4-18-3");
    }
    if let Some(by) = cannot(query, unit, card) {
        return forbidden(Some(by));
    }
    match cost::least_digivolution(query, seat, card, unit) {
        None if printed.digivolution.is_empty() => why(Reason::NoRequirements, "8-1-3-1"),
        None => why(Reason::RequirementsNotMet(card), "8-1-3-1"),
        cost => too_expensive(query, seat, cost),
    }
}

fn cannot(query: Query<'_>, unit: UnitId, card: CardId) -> Option<Holder> {
    let into = Thing::Card(query.game.card_ref(card));
    let stops = |query: Query<'_>, own: &Holder, restriction: &Restriction| {
        query.stops_digivolving(own, restriction, into)
    };
    forbidder(query, Thing::Unit(unit), stops)
}

pub(super) fn why_not_dna(query: Query<'_>, seat: Seat, card: CardId) -> Why {
    let game = query.game;
    if game.printed(card).dna.is_empty() {
        return why(Reason::NoDnaDigivolution, "8-2-1");
    }
    if game.spot(card) != Spot::Hand(seat) {
        return why(Reason::NotInYourHand, "6-5-1-2-1");
    }
    if !digivolve::dna::has_partners(query, seat, game.card_ref(card)) {
        return why(Reason::DnaPartnersMissing, "8-2-3-1");
    }
    let cost = game.printed(card).dna.iter().map(|way| i32::from(way.cost.0)).min();
    too_expensive(query, seat, cost)
}
