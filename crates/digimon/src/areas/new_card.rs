//! DCG 3-1-3-1: a card that changes its place is a new card.

use crate::effects::language::Face;
use crate::game::Game;
use crate::state::{CardId, Known};

/// 3-1-3-1-1: from now on this is another card, and nothing that pointed at it finds it.
pub(crate) fn renew(game: &mut Game, card: CardId, face: Face, known: Known) {
    let state = &mut game.state.cards[card.0 as usize];
    state.incarnation = state.incarnation.wrapping_add(1);
    state.face = face;
    state.known = known;
}
