//! DCG 15-15-3: revealing cards to everyone until they are put somewhere.

use crate::areas::{Place, deck, security};
use crate::effects::language::{Area, End, Verb};
use crate::effects::process::did;
use crate::eye::Eye;
use crate::game::Game;
use crate::state::{CardId, Cause, Source, Thing, What};
use table::Seat;

/// 15-15-3-2: the top cards are shown and belong to no area meanwhile.
pub(crate) fn from_top(game: &mut Game, seat: Seat, area: &Area, n: usize) {
    let cards = match area {
        Area::Security => security::top(game, seat, n),
        Area::EggDeck => game.state.players[seat].egg_deck.iter().rev().take(n).copied().collect(),
        Area::Hand => game.state.players[seat].hand.clone(),
        _ => deck::top(game, seat, n),
    };
    for &card in &cards {
        game.move_card(card, Place::Nowhere);
    }
    let labels = cards.iter().map(|&card| game.label(card)).collect();
    game.note(&["15-15-3-1", "15-15-3-2"], |_| What::Revealed(labels));
    remember(game, &cards, n);
}

fn remember(game: &mut Game, cards: &[CardId], n: usize) {
    let things: Vec<Thing> = cards.iter().map(|&card| Thing::Card(game.card_ref(card))).collect();
    let snapshots = Eye::on(game).snapshots(&things);
    let Some(activation) = game.activation_mut() else { return };
    activation.revealed.extend(cards);
    activation.intended = n as u16;
    let cause = Cause::Effect(Source { holder: activation.holder, kinds: activation.kinds });
    did(game, cause, Verb::Revealed, snapshots);
}

/// A revealed card has been put somewhere (15-15-3-5).
pub(crate) fn no_longer(game: &mut Game, card: CardId) {
    for frame in &mut game.state.frames {
        if let crate::state::Frame::Activation(activation) = frame {
            activation.revealed.retain(|&other| other != card);
        }
    }
}

/// What an effect leaves revealed goes back on top of the deck, in the order in which it lay.
pub(crate) fn put_back(game: &mut Game, cards: &[CardId]) {
    for &card in cards.iter().rev() {
        if game.state.nowhere.contains(&card) {
            game.move_card(card, Place::Deck(End::Top));
        }
    }
}

