//! DCG 8: why a card cannot be digivolved into.

use super::play::too_expensive;
use super::{Reason, Why, cost, forbidden, forbidder, why};
use crate::areas::Spot;
use crate::card::Category;
use crate::digivolve;
use crate::effects::language::Restriction;
use crate::eye::{Eye, Standpoint};
use crate::state::{CardId, Thing, UnitId};
use table::Seat;

pub(super) fn why_not(eye: Eye<'_>, seat: Seat, card: CardId, unit: UnitId) -> Why {
    let game = eye.game;
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
    if let Some(by) = cannot(eye, unit, card) {
        return forbidden(Some(by));
    }
    match cost::least_digivolution(eye, seat, card, unit) {
        None if printed.digivolution.is_empty() => why(Reason::NoRequirements, "8-1-3-1"),
        None => why(Reason::RequirementsNotMet(card), "8-1-3-1"),
        cost => too_expensive(eye, seat, cost),
    }
}

fn cannot(eye: Eye<'_>, unit: UnitId, card: CardId) -> Option<crate::state::Holder> {
    let into = Thing::Card(eye.game.card_ref(card));
    forbidder(eye, Thing::Unit(unit), |eye, own, restriction| match restriction {
        Restriction::Digivolve => true,
        Restriction::DigivolveInto(noun) => eye.fits_pattern(Standpoint::of(own), into, noun),
        _ => false,
    })
}

pub(super) fn why_not_dna(eye: Eye<'_>, seat: Seat, card: CardId) -> Why {
    let game = eye.game;
    if game.printed(card).dna.is_empty() {
        return why(Reason::NoDnaDigivolution, "8-2-1");
    }
    if game.spot(card) != Spot::Hand(seat) {
        return why(Reason::NotInYourHand, "6-5-1-2-1");
    }
    if !digivolve::dna::has_partners(eye, seat, game.card_ref(card)) {
        return why(Reason::DnaPartnersMissing, "8-2-3-1");
    }
    let cost = game.printed(card).dna.iter().map(|way| i32::from(way.cost.0)).min();
    too_expensive(eye, seat, cost)
}
