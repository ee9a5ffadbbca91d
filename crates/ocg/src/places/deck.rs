//! OCG 3.2.1-25, -27: searching a Deck, and shuffling it afterwards.

use crate::game::Game;
use crate::pipe::Change;
use crate::state::{By, CardId, Location};
use table::Seat;

/// 3.2.1-25: whoever chooses from a Deck looks through it.
pub(crate) fn search(game: &mut Game, candidates: &[CardId], seat: Seat) {
    for owner in Seat::BOTH {
        let from =
            |card: &CardId| game.card(*card).place == Location::Deck && game.card(*card).owner == owner;
        if candidates.iter().any(from) {
            let cards = game.state.piles[owner].deck.clone();
            game.propose(Change::Look { cards, seat }, By::Rule, &["3.2.1-25"]);
            game.state.searched[owner] = true;
        }
    }
}

/// 3.2.1-27: it is shuffled when the effect has resolved, or before anything else is done with it.
pub(crate) fn shuffle_searched(game: &mut Game) {
    for owner in Seat::BOTH {
        if game.state.searched[owner] {
            game.propose(Change::Shuffle(owner), By::Rule, &["3.2.1-27"]);
        }
    }
}
