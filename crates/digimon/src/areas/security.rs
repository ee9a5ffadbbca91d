//! DCG 3-7: the security stack.

use crate::game::Game;
use crate::state::CardId;
use table::Seat;

pub(crate) fn top(game: &Game, seat: Seat, n: usize) -> Vec<CardId> {
    game.state.player(seat).security.iter().rev().take(n).copied().collect()
}

/// 3-1-3-2: the number of cards is open to everyone.
pub(crate) fn count(game: &Game, seat: Seat) -> usize {
    game.state.player(seat).security.len()
}
