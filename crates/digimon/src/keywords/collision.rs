//! DCG 16-29: Collision.

use crate::effects::immunity;
use crate::effects::language::KeywordKind;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::query::Query;
use crate::state::{Cause, Thing, UnitId};

/// 16-29-1, 16-29-4: while a Digimon with Collision attacks, all Digimon of the opponent have
/// Blocker, as far as effects affect them.
/// 16-29-2, 16-29-3: while it attacks and has Collision.
pub(crate) fn makes_blocker(query: Query<'_>, unit: UnitId) -> bool {
    let Some(attack) = query.game.state.attack() else { return false };
    let Some(unit) = query.game.unit(unit) else { return false };
    if unit.owner == attack.seat || !unit.area.is_battle() {
        return false;
    }
    let mut makes = false;
    let wanted = Topics::keyword(KeywordKind::Collision);
    query.each_modifier(Thing::Unit(attack.attacker), wanted, &mut |holding| {
        makes |= !immunity::is_unaffected(query, unit.id, &Cause::Effect(holding.source));
    });
    makes
}

/// 16-29-1: the opponent blocks if they can.
pub(crate) fn forces_block(game: &Game) -> bool {
    crate::attack::attacker(game)
        .is_some_and(|unit| Query::on(game).has_keyword(unit, KeywordKind::Collision))
}
