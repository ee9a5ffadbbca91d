//! DCG 16-16: Delay.

use crate::query::{Query, Standpoint};

/// 16-16-1, 16-16-3: the card is in the battle area, and not since this turn.
pub(crate) fn can_be_used(query: Query<'_>, standpoint: Standpoint<'_>) -> bool {
    let unit = standpoint.unit.and_then(|unit| query.game.unit(unit));
    unit.is_some_and(|unit| unit.area.is_battle() && unit.since_turn < query.game.state.turn())
}
