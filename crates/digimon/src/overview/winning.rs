//! DCG 1-2: how a game ends.

use crate::game::Game;
use crate::state::{Clause, What};
use table::{Outcome, Seat};

/// 1-2-1, 1-2-2: the game is over at once.
pub(crate) fn win(game: &mut Game, seat: Seat, clauses: &[Clause]) {
    if game.state.end_game(Outcome::Won(seat)) {
        game.note(clauses, |_| What::Won(seat));
    }
}

/// 18-3-2
pub(crate) fn draw(game: &mut Game, clauses: &[Clause]) {
    if game.state.end_game(Outcome::Draw) {
        game.note(clauses, |_| What::Draw);
    }
}
