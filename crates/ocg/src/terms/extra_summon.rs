//! OCG 3.4.4-147 to -149: Normal Summons in addition to the one of the turn.

use crate::language::{Filter, Modifier, Topic};
use crate::query::Query;
use crate::query::applies::Subject;
use table::Seat;

/// Can an effect that grants one be activated? Not when one was used this turn, for whatever monster (3.4.4-147,
/// 3.4.4-148), nor when the same one was granted already (3.4.4-149).
pub(crate) fn can_be_granted(query: Query<'_>, seat: Seat, filters: &[Filter]) -> bool {
    let mut granted = false;
    query.each_of(Subject::Player(seat), Topic::ExtraNormalSummon, &mut |applying| {
        granted |= matches!(applying.modifier, Modifier::ExtraNormalSummon(other) if other == filters);
    });
    !granted && !query.game.state.turn.extra_normal_summon_used
}
