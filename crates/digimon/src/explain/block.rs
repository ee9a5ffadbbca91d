//! DCG 12-1: why a Digimon cannot block.

use super::attack::keeps_upright;
use super::{Reason, Why, forbidden, forbidder, why};
use crate::effects::language::{KeywordKind, Restriction};
use crate::query::{Query, Standpoint};
use crate::state::{AttackTarget, Thing, UnitId};

pub(super) fn why_not(query: Query<'_>, id: UnitId) -> Why {
    let game = query.game;
    let Some(unit) = game.unit(id) else { return why(Reason::NotInPlay, "12-1-1") };
    let Some(attack) = game.state.attack() else { return why(Reason::NotBlockTiming, "11-4-1") };
    let thing = Thing::Unit(id);
    if unit.owner == attack.seat {
        return why(Reason::NotYours, "11-4-1");
    }
    if !unit.area.is_battle() {
        return why(Reason::InBreedingArea, "12-1-1");
    }
    if !query.is_digimon(unit) {
        return why(Reason::NotADigimon, "12-1-1");
    }
    if attack.target == AttackTarget::Unit(id) {
        return why(Reason::AlreadyTarget, "12-1-5");
    }
    if !query.has_keyword(id, KeywordKind::Blocker) {
        return why(Reason::NoBlocker, "12-1-1");
    }
    if unit.suspended {
        return why(Reason::Suspended, "12-1-4");
    }
    if let Some(by) = keeps_upright(query, thing) {
        return why(Reason::CannotSuspend { by: Some(by) }, "12-1-4");
    }
    if attack.blocked {
        return why(Reason::AlreadyBlocked, "12-1-2");
    }
    let own = forbidder(query, thing, |_, _, restriction| matches!(restriction, Restriction::Block));
    let attackers = || {
        forbidder(
            query,
            Thing::Unit(attack.attacker),
            |query, own, restriction| matches!(restriction, Restriction::BeBlocked(noun) if query.fits(Standpoint::of(own), thing, noun)),
        )
    };
    forbidden(own.or_else(attackers))
}
