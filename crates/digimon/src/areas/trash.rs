//! DCG 3-6: the trash, open to everyone.

use crate::game::Game;
use crate::state::CardId;
use table::Seat;

pub(crate) fn cards(game: &Game, seat: Seat) -> &[CardId] {
    &game.state.players[seat].trash
}
