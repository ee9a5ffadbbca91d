//! What a position cannot say of the game that it was taken from.

use super::PositionView;
use super::same;
use digimon::Game;
use digimon::effects::language::Happening;
use digimon::library::{DefId, EffectId};
use digimon::state::{CardRef, User};
use digimon_scenario::model::Section;
use digimon_scenario::narrate::place_in;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use table::Seat;
use table::Seed;
use ts_rs::TS;

/// Something that lasts in a game and is in no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LeftOut {
    /// 15-13: what effects gave to cards and players for a while.
    LastingEffects,
    /// 18-1: the parts of effects that wait for their moment.
    DeferredEffects,
    /// 15-14-1: uses this turn of effects that another card gives.
    UsesOfGivenEffects,
    /// What has happened this turn, where a card asks for it.
    HappenedThisTurn,
    /// 18-3-3: that a loop was stopped this turn, and what leads into it is not offered again.
    StoppedLoop,
    /// Something else: what can be chosen differs.
    Choices,
}

/// What of the game is not in the position that was made of it.
pub(super) fn of(game: &Game, position: &PositionView) -> Vec<LeftOut> {
    let state = game.state();
    let mut found = Vec::new();
    let mut note = |what, is_so: bool| found.extend(is_so.then_some(what));
    note(LeftOut::LastingEffects, !state.given().is_empty());
    note(LeftOut::DeferredEffects, !state.deferred().is_empty());
    note(LeftOut::UsesOfGivenEffects, state.used().iter().any(|used| is_given(game, used.by, used.effect)));
    note(LeftOut::HappenedThisTurn, asks_what_happened(game));
    note(LeftOut::StoppedLoop, state.watch().has_stopped_a_loop());
    if found.is_empty() && !offers_the_same(game, position) {
        found.push(LeftOut::Choices);
    }
    found
}

/// Is it the use of an effect that is printed on no card of its own?
fn is_given(game: &Game, user: User, effect: EffectId) -> bool {
    let User::Card(CardRef { card, incarnation }) = user else { return true };
    let state = game.state().card(card);
    let def = game.library().def(state.def);
    let is_printed = Section::ALL.iter().any(|&section| place_in(def, section, effect).is_some());
    state.incarnation == incarnation && !is_printed
}

/// Has something happened this turn that a card of this game asks for?
fn asks_what_happened(game: &Game) -> bool {
    let mut defs: Vec<DefId> = game.state().cards().iter().map(|card| card.def).collect();
    defs.sort_unstable();
    defs.dedup();
    defs.into_iter().any(|def| {
        let written = serde_json::to_value(game.library().card(def));
        written.is_ok_and(|written| asks_here(game, &written))
    })
}

/// `Condition::ThisTurn` may be anywhere in an effect, so it is looked for in the effect's written form.
fn asks_here(game: &Game, written: &Value) -> bool {
    match written {
        Value::Object(fields) => fields.iter().any(|(name, inner)| {
            let asked = (name == "ThisTurn").then(|| inner.get(0).map(Happening::deserialize));
            match asked.flatten() {
                Some(Ok(what)) => Seat::BOTH.into_iter().any(|seat| game.state().this_turn(seat).has(what)),
                Some(Err(_)) => true,
                None => asks_here(game, inner),
            }
        }),
        Value::Array(list) => list.iter().any(|inner| asks_here(game, inner)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn offers_the_same(game: &Game, position: &PositionView) -> bool {
    let Ok(laid) = position.to_position(game.library(), Seed::from(0)) else { return false };
    let again = Game::from_position(Arc::clone(game.library()), &laid);
    same::offers(game, &again)
}
