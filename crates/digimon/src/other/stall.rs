//! Processing that would never ask again. What repeats is DCG 18-3; what grows instead (+1000 DP in each round) never
//! comes to the same state. The rulebook is silent about it, so the game is given up as a draw.

use crate::game::Game;
use crate::overview::winning;
use crate::state::What;

/// Counts a step, and ends the game if there were too many since the last decision.
pub(crate) fn watch(game: &mut Game) {
    let held = game.state.held();
    if game.steps.is_beyond(held) {
        game.note(&[], |_| What::Stalled);
        winning::draw(game, &[]);
    }
}
