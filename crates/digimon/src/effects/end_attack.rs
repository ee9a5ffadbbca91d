//! DCG 15-15-1: effects that end the attack.

use crate::game::Game;

/// 15-15-1-1: the attack goes straight to its end once this effect is processed.
pub(crate) fn end(game: &mut Game) {
    game.state.cut_attack_short();
}
