//! DCG 16-6: Piercing.

use crate::effects::language::KeywordKind;
use crate::game::Game;
use crate::pipe;
use crate::query::Query;
use crate::state::{Cause, Change, UnitId};

/// 16-6-2: the attacking Digimon has deleted a Digimon in battle. It pierces once, however
/// many times it has the keyword (16-6-5); the check itself comes before the end of the attack.
/// 16-6-1, 16-6-3
pub(crate) fn trigger(game: &mut Game, winner: UnitId) {
    let has = Query::on(game).has_keyword(winner, KeywordKind::Piercing);
    if has && game.state.attack().is_some_and(|attack| attack.attacker == winner) {
        pipe::commit(game, &Change::ReadyToPierce, &[], Cause::Rule);
    }
}
