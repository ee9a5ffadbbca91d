//! DCG 7, 9: why a card cannot be played or used.

use super::cost::{self, Least};
use super::{Reason, Why, forbidden, forbidder, why};
use crate::areas::Spot;
use crate::card::{Category, Colors};
use crate::effects::language::Restriction;
use crate::eye::{Eye, Standpoint};
use crate::state::{CardId, Cause, Thing};
use crate::terms::{color_requirement, memory};
use crate::use_option;
use table::Seat;

pub(super) fn why_not(eye: Eye<'_>, seat: Seat, card: CardId) -> Why {
    let game = eye.game;
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
    let forbids = forbidder(eye, Thing::Player(seat), |eye, own, restriction| {
        matches!(restriction, Restriction::Play(noun, how)
            if eye.came_by(own, how, &Cause::Rule) && eye.fits_pattern(Standpoint::of(own), thing, noun))
    });
    match forbids {
        Some(by) => forbidden(Some(by)),
        None => too_expensive(eye, seat, cost::least(eye, seat, Least::Play(card))),
    }
}

pub(super) fn why_not_used(eye: Eye<'_>, seat: Seat, card: CardId) -> Why {
    let game = eye.game;
    if game.printed(card).category != Category::Option {
        return why(Reason::NotAnOption, "9-1-1");
    }
    if game.spot(card) != Spot::Hand(seat) {
        return why(Reason::NotInYourHand, "6-5-1-3-1");
    }
    if !use_option::has_main_effect(game, game.card_ref(card)) {
        return why(Reason::NoMainEffect, "9-1-9-3");
    }
    if !color_requirement::are_met(eye, seat, game.card_ref(card)) {
        return why(Reason::ColorsMissing(missing(eye, seat, card)), "4-19-2");
    }
    let forbids = |_: Eye<'_>, _: &_, restriction: &_| matches!(restriction, Restriction::UseOptions);
    match forbidder(eye, Thing::Player(seat), forbids) {
        Some(by) => forbidden(Some(by)),
        None => too_expensive(eye, seat, cost::least(eye, seat, Least::Use(card))),
    }
}

fn missing(eye: Eye<'_>, seat: Seat, card: CardId) -> Colors {
    eye.game.printed(card).colors.without(color_requirement::there(eye, seat))
}

/// 1-3-11-1, if the cost is the reason.
pub(super) fn too_expensive(eye: Eye<'_>, seat: Seat, cost: Option<i32>) -> Why {
    match cost {
        Some(cost) if !memory::can_pay(eye.game, seat, cost) => {
            why(Reason::TooExpensive { cost, most: memory::most(eye.game, seat) }, "1-3-11-1")
        }
        _ => forbidden(None),
    }
}
