//! OCG 3.3.3-34, 3.3.3-36, 3.4.4-93: Equip Cards without a monster that they fit are destroyed.

use super::lasting;
use crate::game::Game;
use crate::pipe::{Change, Destination};
use crate::places::deck;
use crate::spells::equip::has_lost;
use crate::state::{By, CardId, Move};

/// Looks after what the rules do by themselves, until nothing changes any more.
pub(crate) fn settle(game: &mut Game) {
    lasting::end_with_cards(game);
    deck::shuffle_searched(game);
    loop {
        let lost: Vec<CardId> =
            game.state.zones.all().map(|(_, card)| card).filter(|&c| has_lost(game, c)).collect();
        if lost.is_empty() || game.state.outcome.is_some() {
            return;
        }
        let change = Change::Move { cards: lost, why: Move::Destroyed, to: Destination::Graveyard };
        // 3.3.3-34: not by an effect.
        if game.propose(change, By::Rule, &["3.3.3-34"]).is_empty() {
            return;
        }
    }
}
