//! DCG 4-18: tokens, cards from outside the game.

use crate::card::Number;
use crate::effects::language::Face;
use crate::game::Game;
use crate::library::DefId;
use crate::pipe::{self, Made};
use crate::state::{CardRef, CardState, Cause, Change, Known, Thing};
use table::Seat;

/// 4-18-1: a token of this number appears, to be played at once.
pub(crate) fn bring(game: &mut Game, number: &Number, seat: Seat) -> Option<CardRef> {
    let def = game.library.find(number)?;
    let came = pipe::commit_to(game, &Change::BringToken { def, seat }, &[], Cause::Rule);
    came.into_iter().find_map(Thing::as_card)
}

/// A token that has left the game is used again, so that the state does not grow without end.
/// 1-4-4-6: what it is stands in the library, as the effect describes it.
pub(crate) fn appear(game: &mut Game, def: DefId, seat: Seat, made: &mut Made) {
    let reused = game.state.removed().iter().copied().find(|&card| {
        let state = game.state.card(card);
        state.def == def && state.owner == seat
    });
    let board = game.state.board_mut(made);
    let card = reused.unwrap_or_else(|| {
        board.add_card(CardState { def, owner: seat, incarnation: 0, face: Face::Up, known: Known::ALL })
    });
    board.bring_back(card);
    game.reacts = game.reacts.union(game.library.def(def).reacts);
    made.subjects = vec![Thing::Card(game.card_ref(card))];
}

/// It cannot be played, so it stays outside.
pub(crate) fn send_back(game: &mut Game, card: CardRef) {
    pipe::commit(game, &Change::SendBack, &[Thing::Card(card)], Cause::Rule);
}

pub(crate) fn disappear(game: &mut Game, subjects: &[Thing], made: &Made) {
    for card in subjects.iter().copied().filter_map(Thing::as_card) {
        game.state.board_mut(made).remove_from_game(card.card);
    }
}
