//! DCG 3-5: the hand, which its player may look at and arrange.

use crate::game::Game;
use crate::state::CardId;
use table::Seat;

pub(crate) fn cards(game: &Game, seat: Seat) -> &[CardId] {
    &game.state.players[seat].hand
}
