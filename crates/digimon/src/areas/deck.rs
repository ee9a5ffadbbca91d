//! DCG 3-2, 3-3: the deck and the Digi-Egg deck.

use crate::game::Game;
use crate::state::CardId;
use table::Seat;

/// The top `n` cards of the deck, the top one first; fewer if there are fewer.
pub(crate) fn top(game: &Game, seat: Seat, n: usize) -> Vec<CardId> {
    game.state.player(seat).deck.iter().rev().take(n).copied().collect()
}
