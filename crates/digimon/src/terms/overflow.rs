//! DCG 4-17: Overflow, in the middle of anything.

use crate::game::Game;
use crate::pipe;
use crate::state::{CardId, Cause, Change};

/// 4-17-1: these have gone from the field, or from under a card, to somewhere else. The turn
/// player's Overflows come first (4-17-5); the order among one player's makes no difference.
/// 4-17-3, 4-17-4: to the field or under a card nothing is lost: such cards are not among these. 4-17-5-1,
/// 4-17-5-2
pub(crate) fn process(game: &mut Game, gone: &[CardId]) {
    let turn_player = game.state.turn_player();
    for seat in [turn_player, turn_player.other()] {
        for &card in gone {
            if let Some(by) = game.printed(card).overflow
                && game.owner(card) == seat
            {
                let by = -i32::from(by);
                let clauses = &["4-17-1", "4-17-2"];
                pipe::commit_by(game, &Change::Overflow { seat, by }, &[], Cause::Rule, clauses);
            }
        }
    }
}
