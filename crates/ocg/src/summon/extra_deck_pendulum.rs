//! OCG 3.3.2-164 to -170, -184 to -190, -204 to -210: Fusion, Synchro and Xyz Pendulum Monsters, face-down and face-up
//! in the Extra Deck.

use crate::card::MonsterType;
use crate::language::SummonWay;
use crate::query::Query;
use crate::state::{CardId, Location};

/// 3.3.2-62, -164, -165: not from face-down.
/// 3.3.2-166, -168, -184, -185, -186, -188, -204, -205, -207: only from face-up, and one of those kinds only if it was
/// properly Summoned before.
pub(super) fn can_be_pendulum_summoned(query: Query<'_>, card: CardId) -> bool {
    let state = query.game.card(card);
    let Some(monster) = query.printed_monster(card) else { return false };
    state.face.is_up()
        && monster.is(MonsterType::Pendulum)
        && (!monster.is_of_extra_deck() || state.properly_summoned)
}

/// 3.3.2-205, -206: an Xyz Pendulum Monster has no Level, but its text may name one for this; it comes as a monster of
/// its Rank.
pub(super) fn level(query: Query<'_>, card: CardId) -> Option<i32> {
    let named = || query.printed_monster(card)?.pendulum.as_ref()?.summoned_as_level.map(i32::from);
    query.level(card).or_else(named)
}

/// 3.3.2-61, -165, -169, -189, -209: what lies face-up in the Extra Deck cannot be Summoned in the way of its kind any more, not
/// even by an effect that counts as it.
pub(super) fn is_barred(query: Query<'_>, card: CardId, way: SummonWay) -> bool {
    let state = query.game.card(card);
    let in_its_way = match way {
        SummonWay::Fusion | SummonWay::Synchro | SummonWay::Xyz | SummonWay::Link | SummonWay::Ritual => true,
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Pendulum => false,
    };
    state.place == Location::ExtraDeck && state.face.is_up() && in_its_way
}
