//! DCG 12: blocking.

use crate::areas::battle;
use crate::attack;
use crate::effects::language::{Happening, KeywordKind, Restriction};
use crate::effects::trigger;
use crate::game::Game;
use crate::query::{Query, Standpoint};
use crate::state::{AttackTarget, Cause, Thing, Unit, UnitId, What};
use crate::terms::suspend;

/// The Digimon of the non-turn player that can block now (12-1-1 to 12-1-6).
pub(crate) fn blockers(game: &Game) -> Vec<UnitId> {
    let Some(attacker) = attack::attacker(game) else { return Vec::new() };
    let Some(state) = game.state.attack() else { return Vec::new() };
    if state.blocked {
        return Vec::new();
    }
    let (query, target) = (Query::on(game), state.target);
    let defenders = battle::units(game, game.state.turn_player().other());
    defenders
        .filter(|unit| target != AttackTarget::Unit(unit.id) && can_block(query, unit, attacker))
        .map(|unit| unit.id)
        .collect()
}

fn can_block(query: Query<'_>, unit: &Unit, attacker: UnitId) -> bool {
    let thing = Thing::Unit(unit.id);
    query.is_digimon(unit)
        && !unit.suspended
        && query.has_keyword(unit.id, KeywordKind::Blocker)
        && !query.cannot_suspend(thing)
        && !query.cannot_block(thing)
        && !query.is_forbidden(Thing::Unit(attacker), |query, own, restriction| {
            matches!(restriction, Restriction::BeBlocked(noun) if query.fits(Standpoint::of(own), thing, noun))
        })
}

/// 12-1-7-1: the Digimon is suspended and becomes the target of the attack.
pub(crate) fn block(game: &mut Game, blocker: UnitId) {
    let Some(attacker) = attack::attacker(game) else { return };
    let thing = Thing::Unit(blocker);
    if let Some(card) = game.label_of(thing) {
        game.note(&["12-1-7-1", "11-4-1"], |_| What::Blocked(card));
    }
    suspend::suspend(game, &[thing], Cause::Blocking);
    attack::switch_target(game, AttackTarget::Unit(blocker));
    game.state.set_blocked();
    let seat = game.state.turn_player();
    trigger::after(game, Happening::Blocks, seat.other(), &[thing], &[Thing::Unit(attacker)], Cause::Rule);
    trigger::after(game, Happening::Blocked, seat, &[Thing::Unit(attacker)], &[thing], Cause::Rule);
}
