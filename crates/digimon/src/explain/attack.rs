//! DCG 11-2: why an attack cannot be declared.

use super::{Reason, Why, forbidden, forbidder, why};
use crate::effects::language::{KeywordKind, Restriction};
use crate::effects::topic::Topics;
use crate::query::{Query, Standpoint};
use crate::state::{AttackTarget, Thing, Unit, UnitId};
use table::Seat;

pub(super) fn why_not(query: Query<'_>, seat: Seat, id: UnitId, target: AttackTarget) -> Why {
    let Some(unit) = query.game.unit(id) else { return why(Reason::NotInPlay, "11-2-1") };
    attacker(query, seat, unit).unwrap_or_else(|| match target {
        AttackTarget::Unit(other) => match query.game.unit(other) {
            Some(other) => digimon(query, unit, other),
            None => why(Reason::NotInPlay, "11-2-7-1"),
        },
        AttackTarget::Player => {
            let forbids = |restriction: &Restriction| matches!(restriction, Restriction::AttackPlayers);
            forbidden(forbidder(query, Thing::Unit(id), |_, _, restriction| forbids(restriction)))
        }
        AttackTarget::Gone => why(Reason::NotInPlay, "11-2-7-1"),
    })
}

/// What keeps it from attacking anything.
fn attacker(query: Query<'_>, seat: Seat, unit: &Unit) -> Option<Why> {
    let thing = Thing::Unit(unit.id);
    if unit.owner != seat {
        return Some(why(Reason::NotYours, "11-1-2"));
    }
    if !unit.area.is_battle() {
        return Some(why(Reason::InBreedingArea, "11-2-1"));
    }
    if !query.is_digimon(unit) {
        return Some(why(Reason::NotADigimon, "11-2-1"));
    }
    if query.game.state.attack().is_some() {
        return Some(why(Reason::AttackGoesOn, "11-2-4"));
    }
    if !query.any_modifier(thing, Topics::ATTACK_UPRIGHT) {
        if unit.suspended {
            return Some(why(Reason::Suspended, "11-2-1"));
        }
        if let Some(by) = keeps_upright(query, thing) {
            return Some(why(Reason::CannotSuspend { by: Some(by) }, "11-2-5"));
        }
    }
    if unit.fresh
        && unit.since_turn == query.game.state.turn()
        && !query.has_keyword(unit.id, KeywordKind::Rush)
    {
        return Some(why(Reason::CameThisTurn, "7-1-2-1"));
    }
    forbidder(query, thing, |_, _, restriction| matches!(restriction, Restriction::Attack))
        .map(|by| forbidden(Some(by)))
}

/// The effect that keeps it from suspending.
pub(super) fn keeps_upright(query: Query<'_>, thing: Thing) -> Option<crate::state::Holder> {
    forbidder(query, thing, |_, _, restriction| matches!(restriction, Restriction::Suspend))
}

/// 11-2-7-1: what keeps this one from being the target.
fn digimon(query: Query<'_>, unit: &Unit, other: &Unit) -> Why {
    let (from, to) = (Thing::Unit(unit.id), Thing::Unit(other.id));
    if other.owner == unit.owner {
        return why(Reason::TargetIsOwn, "11-2-7-1");
    }
    if !other.area.is_battle() {
        return why(Reason::TargetInBreedingArea, "11-2-7-1");
    }
    if !query.is_digimon(other) {
        return why(Reason::TargetNotADigimon, "11-2-7-1");
    }
    let by = forbidder(
        query,
        from,
        |query, own, restriction| matches!(restriction, Restriction::AttackDigimon(noun) if query.fits(Standpoint::of(own), to, noun)),
    );
    let spared = || forbidder(query, to, |_, _, restriction| matches!(restriction, Restriction::BeAttacked));
    match by.or_else(spared) {
        Some(by) => forbidden(Some(by)),
        None if !other.suspended => why(Reason::TargetNotSuspended, "11-2-7-1"),
        None => forbidden(None),
    }
}
