//! DCG 8-3: Burst Digivolution.

use super::Chance;
use crate::areas::battle;
use crate::effects::process::did_nothing;
use crate::game::Game;
use crate::pipe;
use crate::query::{Query, Standpoint};
use crate::state::{
    Ask, CardRef, Cause, Change, Deferred, DeferredWhat, DigivolveStage, Digivolving, Due, EffectKinds,
    Frame, HeldBy, Holder, Pick, PutTo, Thing, Unit, Way,
};
use table::Seat;

/// 8-3-3-1: the unit fits, and there is a Tamer to return.
pub(super) fn chances(query: Query<'_>, seat: Seat, card: CardRef, unit: &Unit) -> Vec<Chance> {
    let standpoint = Standpoint::at(seat, card);
    let fits = |thing, filters: &[crate::effects::language::Filter]| {
        filters.iter().all(|filter| query.is_like(standpoint, thing, filter))
    };
    if query.game.printed(card.card).burst.is_empty() || !super::can_be_stacked(query, unit, card) {
        return Vec::new();
    }
    (0u8..)
        .zip(&query.game.printed(card.card).burst)
        .filter(|(_, burst)| {
            fits(Thing::Unit(unit.id), &burst.from) && !tamers(query, seat, card, burst).is_empty()
        })
        .map(|(nth, burst)| Chance { way: Way::Burst(nth), cost: i32::from(burst.cost.0) })
        .collect()
}

fn tamers(query: Query<'_>, seat: Seat, card: CardRef, burst: &crate::card::BurstDigivolution) -> Vec<Thing> {
    let standpoint = Standpoint::at(seat, card);
    battle::units(query.game, seat)
        .map(|unit| Thing::Unit(unit.id))
        .filter(|&thing| burst.tamer.iter().all(|filter| query.is_like(standpoint, thing, filter)))
        .collect()
}

pub(super) fn choose_tamer(game: &mut Game, mut digivolving: Box<Digivolving>) {
    let Way::Burst(nth) = digivolving.way else { return };
    let (seat, card) = (digivolving.seat, digivolving.card);
    let candidates = tamers(Query::on(game), seat, card, &game.printed(card.card).burst[nth as usize]);
    digivolving.stage = DigivolveStage::ReturnTamer;
    game.push(Frame::Digivolve(digivolving));
    crate::effects::choice::begin(game, Pick::one(seat, Ask::BurstTamer, None, candidates));
}

/// 8-3-3-2
pub(super) fn return_tamer(game: &mut Game, mut digivolving: Box<Digivolving>, tamer: Vec<Thing>) {
    if tamer.is_empty() {
        return;
    }
    digivolving.stage = DigivolveStage::TamerReturned;
    digivolving.tamer = tamer.first().copied();
    game.push(Frame::Digivolve(digivolving));
    pipe::propose(game, Change::Put(PutTo::Hand), tamer, Cause::Rule);
}

/// 8-3-1: it digivolves by returning the Tamer; if that did not happen, it does not.
pub(super) fn tamer_returned(game: &mut Game, mut digivolving: Box<Digivolving>) {
    if digivolving.tamer.is_some_and(|tamer| Query::on(game).is_there(tamer)) {
        return did_nothing(game, digivolving.cause);
    }
    digivolving.stage = DigivolveStage::Pay;
    game.push(Frame::Digivolve(digivolving));
}

/// 8-3-2-1: at the end of this turn the top card will be trashed.
pub(super) fn defer_end(game: &mut Game, digivolving: &Digivolving) {
    let unit = digivolving.units[0];
    let card = game.card_ref(digivolving.card.card);
    let effect = crate::library::EffectId(0);
    let holder = Holder { effect, card, unit: Some(unit), you: digivolving.seat, by: HeldBy::Printed };
    let deferred = Deferred {
        when: Due::EndOfTurn,
        holder,
        kinds: EffectKinds::default(),
        what: DeferredWhat::BurstEnds(unit),
        slots: Vec::new(),
        done: Vec::new(),
        happened: None,
    };
    crate::other::deferred::defer(game, deferred);
}

/// 8-3-2-2, 8-3-2-3: not if nothing is under it, and not if it is no Digimon any more.
pub(crate) fn end(game: &mut Game, unit: crate::state::UnitId) {
    let query = Query::on(game);
    let ends = game.unit(unit).is_some_and(|unit| unit.stack.len() > 1 && query.is_digimon(unit));
    if ends {
        pipe::propose(game, Change::TrashTop, vec![Thing::Unit(unit)], Cause::Rule);
    }
}
