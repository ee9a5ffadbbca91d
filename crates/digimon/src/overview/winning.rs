//! DCG 1-2: how a game ends.

use crate::game::Game;
use crate::pipe::{self, Made};
use crate::state::{Cause, Change, Clause, What};
use table::{Outcome, Seat};

/// 1-2-1: this player has won.
/// 1-2-5: only `Game::concede` makes a player concede; the end of the game triggers nothing.
pub(crate) fn win(game: &mut Game, seat: Seat, clauses: &'static [Clause]) {
    pipe::commit_by(game, &Change::EndGame(Outcome::Won(seat)), &[], Cause::Rule, clauses);
}

/// 18-3-2
pub(crate) fn draw(game: &mut Game, clauses: &'static [Clause]) {
    pipe::commit_by(game, &Change::EndGame(Outcome::Draw), &[], Cause::Rule, clauses);
}

/// 1-2-2: the game is over at once, if it is not yet.
pub(crate) fn end(game: &mut Game, outcome: Outcome, made: &mut Made) {
    if game.state.end_game(made, outcome) {
        made.tell(game, &["1-2-2"], |_| match outcome {
            Outcome::Won(seat) => What::Won(seat),
            Outcome::Draw => What::Draw,
        });
    }
}
