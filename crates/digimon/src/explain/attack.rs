//! DCG 11-2: why an attack cannot be declared.

use super::{Reason, Why, forbidden, forbidder, why};
use crate::effects::language::{KeywordKind, Restriction};
use crate::effects::topic::Topics;
use crate::eye::{Eye, Standpoint};
use crate::state::{AttackTarget, Thing, Unit, UnitId};
use table::Seat;

pub(super) fn why_not(eye: Eye<'_>, seat: Seat, id: UnitId, target: AttackTarget) -> Why {
    let Some(unit) = eye.game.unit(id) else { return why(Reason::NotInPlay, "11-2-1") };
    attacker(eye, seat, unit).unwrap_or_else(|| match target {
        AttackTarget::Unit(other) => match eye.game.unit(other) {
            Some(other) => digimon(eye, unit, other),
            None => why(Reason::NotInPlay, "11-2-7-1"),
        },
        AttackTarget::Player => {
            let forbids = |restriction: &Restriction| matches!(restriction, Restriction::AttackPlayers);
            forbidden(forbidder(eye, Thing::Unit(id), |_, _, restriction| forbids(restriction)))
        }
        AttackTarget::Gone => why(Reason::NotInPlay, "11-2-7-1"),
    })
}

/// What keeps it from attacking anything.
fn attacker(eye: Eye<'_>, seat: Seat, unit: &Unit) -> Option<Why> {
    let thing = Thing::Unit(unit.id);
    if unit.owner != seat {
        return Some(why(Reason::NotYours, "11-1-2"));
    }
    if !unit.area.is_battle() {
        return Some(why(Reason::InBreedingArea, "11-2-1"));
    }
    if !eye.is_digimon(unit) {
        return Some(why(Reason::NotADigimon, "11-2-1"));
    }
    if eye.game.state.attack.is_some() {
        return Some(why(Reason::AttackGoesOn, "11-2-4"));
    }
    if !eye.any_modifier(thing, Topics::ATTACK_UPRIGHT) {
        if unit.suspended {
            return Some(why(Reason::Suspended, "11-2-1"));
        }
        if let Some(by) = keeps_upright(eye, thing) {
            return Some(why(Reason::CannotSuspend { by: Some(by) }, "11-2-5"));
        }
    }
    if unit.fresh && unit.since_turn == eye.game.state.turn && !eye.has_keyword(unit.id, KeywordKind::Rush) {
        return Some(why(Reason::CameThisTurn, "7-1-2-1"));
    }
    forbidder(eye, thing, |_, _, restriction| matches!(restriction, Restriction::Attack))
        .map(|by| forbidden(Some(by)))
}

/// The effect that keeps it from suspending.
pub(super) fn keeps_upright(eye: Eye<'_>, thing: Thing) -> Option<crate::state::Holder> {
    forbidder(eye, thing, |_, _, restriction| matches!(restriction, Restriction::Suspend))
}

/// 11-2-7-1: what keeps this one from being the target.
fn digimon(eye: Eye<'_>, unit: &Unit, other: &Unit) -> Why {
    let (from, to) = (Thing::Unit(unit.id), Thing::Unit(other.id));
    if other.owner == unit.owner {
        return why(Reason::TargetIsOwn, "11-2-7-1");
    }
    if !other.area.is_battle() {
        return why(Reason::TargetInBreedingArea, "11-2-7-1");
    }
    if !eye.is_digimon(other) {
        return why(Reason::TargetNotADigimon, "11-2-7-1");
    }
    let by = forbidder(
        eye,
        from,
        |eye, own, restriction| matches!(restriction, Restriction::AttackDigimon(noun) if eye.fits(Standpoint::of(own), to, noun)),
    );
    let spared = || forbidder(eye, to, |_, _, restriction| matches!(restriction, Restriction::BeAttacked));
    match by.or_else(spared) {
        Some(by) => forbidden(Some(by)),
        None if !other.suspended => why(Reason::TargetNotSuspended, "11-2-7-1"),
        None => forbidden(None),
    }
}
