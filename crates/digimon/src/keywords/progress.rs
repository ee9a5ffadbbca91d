//! DCG 16-38: Progress.

use crate::effects::language::KeywordKind;
use crate::query::Query;
use crate::state::{Source, UnitId};

/// 16-38-1: while it attacks, effects of the opponent do not affect it.
/// 16-38-2, 16-38-3: while it attacks and has Progress.
pub(crate) fn protects(query: Query<'_>, unit: UnitId, source: &Source) -> bool {
    let Some(attack) = query.game.state.attack() else { return false };
    attack.attacker == unit
        && query.game.unit(unit).is_some_and(|unit| unit.owner != source.holder.you)
        && query.has_keyword(unit, KeywordKind::Progress)
}
