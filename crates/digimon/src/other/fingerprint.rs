//! A state by its content: without the numbers that only count up, the log and the generator.

use crate::game::Game;
use crate::other::fnv::Fnv;
use crate::state::{AttackTarget, CardId, Frame, GivenTo, Holder, State, Thing, UnitId, User};
use std::hash::{Hash, Hasher};

/// Two states with the same fingerprint go on alike (18-3-1).
pub(crate) fn fingerprint(game: &Game) -> u64 {
    let mut hasher = Fnv::default();
    let state = &game.state;
    (state.memory(table::Seat::A), state.turn(), state.phase(), state.nowhere()).hash(&mut hasher);
    for player in table::Seat::BOTH.map(|seat| state.player(seat)) {
        (&player.deck, &player.egg_deck, &player.hand, &player.trash, &player.security).hash(&mut hasher);
    }
    for card in state.cards() {
        (card.def, card.face, card.known).hash(&mut hasher);
    }
    for unit in state.units() {
        let here = (unit.owner, unit.area, &unit.stack, &unit.links, unit.suspended);
        (here, unit.fresh && unit.since_turn == state.turn(), unit.placed_by_effect).hash(&mut hasher);
    }
    given(state, &mut hasher);
    waiting(state, &mut hasher);
    state.frames().iter().for_each(|frame| under_way(state, frame, &mut hasher));
    hasher.finish()
}

fn given(state: &State, hasher: &mut Fnv) {
    for given in state.given() {
        let to = match given.to {
            GivenTo::Unit(unit) => place(state, unit),
            GivenTo::Card(card) => Some(card.card),
            GivenTo::All | GivenTo::Player(_) => None,
        };
        (given.what, to, given.amount, given.until, effect(given.source.holder)).hash(hasher);
    }
}

fn waiting(state: &State, hasher: &mut Fnv) {
    for pending in state.pending() {
        let subjects: Vec<CardId> =
            pending.happened.subjects.iter().map(|subject| subject.card.card).collect();
        (effect(pending.holder), pending.happened.what, subjects).hash(hasher);
    }
    for deferred in state.deferred() {
        (effect(deferred.holder), deferred.when).hash(hasher);
    }
    for used in state.used() {
        let (User::Card(card) | User::Lent(card, _)) = used.by else {
            (used.effect, used.times).hash(hasher);
            continue;
        };
        if state.card(card.card).incarnation == card.incarnation {
            (card.card, used.effect, used.times).hash(hasher);
        }
    }
    if let Some(attack) = state.attack() {
        let target = match attack.target {
            AttackTarget::Unit(unit) => place(state, unit),
            AttackTarget::Player | AttackTarget::Gone => None,
        };
        (place(state, attack.attacker), target, attack.blocked, attack.countered, attack.pierces)
            .hash(hasher);
    }
}

/// What is going on, as far as it can be going on while something is settled or asked.
fn under_way(state: &State, frame: &Frame, hasher: &mut Fnv) {
    std::mem::discriminant(frame).hash(hasher);
    match frame {
        Frame::Turn(step) => step.hash(hasher),
        Frame::Attack(step) => step.hash(hasher),
        Frame::SecurityCheck(checking) => (checking.done, checking.card.map(|card| card.card)).hash(hasher),
        Frame::Battle(battling) => (battling.stage, place(state, battling.one)).hash(hasher),
        Frame::Activation(activation) => effect(activation.holder).hash(hasher),
        Frame::Block(running) => (running.block, running.step, running.stage, running.times).hash(hasher),
        Frame::Pick(pick) => pick.chosen.iter().for_each(|&thing| thing_place(state, thing).hash(hasher)),
        _ => {}
    }
}

fn effect(holder: Holder) -> (crate::library::EffectId, CardId, table::Seat) {
    (holder.effect, holder.card.card, holder.you)
}

/// A unit by its top card.
fn place(state: &State, unit: UnitId) -> Option<CardId> {
    state.units().iter().find(|other| other.id == unit).map(crate::state::Unit::top)
}

fn thing_place(state: &State, thing: Thing) -> Option<CardId> {
    match thing {
        Thing::Unit(unit) => place(state, unit),
        Thing::Card(card) => Some(card.card),
        Thing::Player(_) => None,
    }
}
