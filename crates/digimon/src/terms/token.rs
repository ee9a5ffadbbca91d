//! DCG 4-18: tokens, cards from outside the game.

use crate::card::Number;
use crate::effects::language::Face;
use crate::game::Game;
use crate::state::{CardId, CardRef, CardState, Known};
use table::Seat;

/// 4-18-1: a token of this number appears, to be played at once.
pub(crate) fn bring(game: &mut Game, number: &Number, seat: Seat) -> Option<CardRef> {
    let def = game.library.find(number)?;
    // A token that has left the game is used again, so that the state does not grow without end.
    let reused = game.state.removed().iter().copied().find(|&card| {
        let state = game.state.card(card);
        state.def == def && state.owner == seat
    });
    let card = reused.unwrap_or_else(|| {
        let known = Known::ALL;
        game.state.add_card(CardState { def, owner: seat, incarnation: 0, face: Face::Up, known })
    });
    game.reacts = game.reacts.union(game.library.def(def).reacts);
    game.state.bring_back(card);
    Some(game.card_ref(card))
}

/// It cannot be played, so it stays outside.
pub(crate) fn send_back(game: &mut Game, card: CardId) {
    game.state.remove_from_game(card);
}
