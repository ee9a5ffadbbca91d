//! DCG 16-38: Progress.

use crate::effects::language::KeywordKind;
use crate::eye::Eye;
use crate::state::{Source, UnitId};

/// 16-38-1: while it attacks, effects of the opponent do not affect it.
pub(crate) fn protects(eye: Eye<'_>, unit: UnitId, source: &Source) -> bool {
    let Some(attack) = &eye.game.state.attack else { return false };
    attack.attacker == unit
        && eye.game.unit(unit).is_some_and(|unit| unit.owner != source.holder.you)
        && eye.has_keyword(unit, KeywordKind::Progress)
}
