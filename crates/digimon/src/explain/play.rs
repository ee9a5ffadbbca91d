//! DCG 7, 9: why a card cannot be played or used.

use super::cost::{self, Least};
use super::{Reason, Why, forbidden, forbidder, why};
use crate::areas::Spot;
use crate::card::{Category, Colors};
use crate::effects::language::Restriction;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Cause, Thing};
use crate::terms::{color_requirement, memory};
use crate::use_option;
use table::Seat;

pub(super) fn why_not(query: Query<'_>, seat: Seat, card: CardId) -> Why {
    let game = query.game;
    let printed = game.printed(card);
    let thing = Thing::Card(game.card_ref(card));
    match printed.category {
        Category::Option => return why(Reason::OptionIsUsed, "9-1-1"),
        Category::DigiEgg => return why(Reason::NoPlayCost, "7-1-1"),
        Category::Digimon | Category::Tamer if printed.cost.is_none() => {
            return why(Reason::NoPlayCost, "7-1-1");
        }
        Category::Digimon | Category::Tamer => {}
    }
    if game.spot(card) != Spot::Hand(seat) {
        return why(Reason::NotInYourHand, "6-5-1-1-1");
    }
    let forbids = forbidder(query, Thing::Player(seat), |query, own, restriction| {
        matches!(restriction, Restriction::Play(noun, how)
            if query.came_by(own, how, &Cause::Rule) && query.fits_pattern(Standpoint::of(own), thing, noun))
    });
    match forbids {
        Some(by) => forbidden(Some(by)),
        None => too_expensive(query, seat, cost::least(query, seat, Least::Play(card))),
    }
}

pub(super) fn why_not_used(query: Query<'_>, seat: Seat, card: CardId) -> Why {
    let game = query.game;
    if game.printed(card).category != Category::Option {
        return why(Reason::NotAnOption, "9-1-1");
    }
    if game.spot(card) != Spot::Hand(seat) {
        return why(Reason::NotInYourHand, "6-5-1-3-1");
    }
    if !use_option::has_main_effect(game, game.card_ref(card)) {
        return why(Reason::NoMainEffect, "9-1-9-3");
    }
    if !color_requirement::are_met(query, seat, game.card_ref(card)) {
        return why(Reason::ColorsMissing(missing(query, seat, card)), "4-19-2");
    }
    let forbids = |_: Query<'_>, _: &_, restriction: &_| matches!(restriction, Restriction::UseOptions);
    match forbidder(query, Thing::Player(seat), forbids) {
        Some(by) => forbidden(Some(by)),
        None => too_expensive(query, seat, cost::least(query, seat, Least::Use(card))),
    }
}

fn missing(query: Query<'_>, seat: Seat, card: CardId) -> Colors {
    query.game.printed(card).colors.without(color_requirement::there(query, seat))
}

/// 1-3-11-1, if the cost is the reason.
pub(super) fn too_expensive(query: Query<'_>, seat: Seat, cost: Option<i32>) -> Why {
    match cost {
        Some(cost) if !memory::can_pay(query.game, seat, cost) => {
            why(Reason::TooExpensive { cost, most: memory::most(query.game, seat) }, "1-3-11-1")
        }
        Some(_) | None => forbidden(None),
    }
}
