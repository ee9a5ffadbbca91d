//! DCG 15-15-3: revealing cards to everyone until they are put somewhere.

use crate::areas::{Place, Spot, security};
use crate::effects::language::{Face, Noun};
use crate::effects::persistent::belongs;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{Activation, CardId, Cause, Change, Edge, Frame, Pile, Revealed, Source, Thing, What};
use table::Seat;

/// 15-15-3-2: the top cards are shown and belong to no area meanwhile.
pub(crate) fn from_top(game: &mut Game, seat: Seat, from: Pile, n: usize) {
    let Some(activation) = game.activation_mut() else { return };
    activation.intended = n as u16;
    let cause = Cause::Effect(Source { holder: activation.holder, kinds: activation.kinds });
    pipe::commit(game, &Change::Reveal { seat, from, n: n as u16 }, &[], cause);
}

/// 15-15-3-6: they are not in the deck, so nobody draws them.
pub(crate) fn take_off(game: &mut Game, seat: Seat, from: Pile, n: u16, made: &mut Made) {
    let (pile, n) = (game.state.player(seat).pile(from), usize::from(n));
    let cards: Vec<CardId> = match from {
        Pile::Deck | Pile::EggDeck | Pile::Security => pile.iter().rev().take(n).copied().collect(),
        Pile::Hand => pile.iter().take(n).copied().collect(),
    };
    let whole = from == Pile::Security && cards.len() == security::count(game, seat);
    for &card in &cards {
        game.move_card(card, Place::Nowhere, made);
    }
    made.subjects = cards.iter().map(|&card| Thing::Card(game.card_ref(card))).collect();
    let labels = game.labels_if_heard(&made.subjects);
    made.tell(game, &["15-15-3-1", "15-15-3-2"], |_| What::Revealed(labels));
    if let Some(activation) = game.activation_mut() {
        activation.revealed.extend(cards.iter().map(|&card| Revealed { card, from }));
        if whole {
            activation.has_open = Some(seat);
        }
    }
}

fn activations(game: &Game) -> impl Iterator<Item = &Activation> {
    game.state.frames().iter().filter_map(|frame| {
        if let Frame::Activation(activation) = frame { Some(&**activation) } else { None }
    })
}

impl Game {
    /// Where the card is, or the place that it still counts for while it is revealed (15-15-3-3).
    pub(crate) fn origin(&self, card: CardId) -> Spot {
        let spot = self.spot(card);
        if spot != Spot::Nowhere {
            return spot;
        }
        let revealed =
            activations(self).flat_map(|activation| &activation.revealed).find(|one| one.card == card);
        let owner = self.owner(card);
        revealed.map_or(spot, |revealed| Spot::in_pile(revealed.from, owner))
    }
}

impl<'g> Query<'g> {
    /// 15-15-3-2: revealed cards of these areas, which are still counted there.
    pub fn revealed_of(self, standpoint: Standpoint<'g>, noun: &Noun) -> Vec<Thing> {
        let counted = |revealed: &&Revealed| {
            noun.from.contains(&revealed.from.area())
                && belongs(standpoint.you, noun.whose, self.game.owner(revealed.card))
        };
        let revealed = activations(self.game).flat_map(|activation| &activation.revealed).filter(counted);
        revealed.map(|one| Thing::Card(self.game.card_ref(one.card))).collect()
    }
}

/// 15-15-3-4, 15-15-4-5: an effect has the whole security stack of this player open, so that no
/// other effect can add to it.
pub(crate) fn is_open(game: &Game, seat: Seat, cause: &Cause) -> bool {
    let own = cause.source().map(|source| source.holder);
    activations(game).any(|activation| activation.has_open == Some(seat) && Some(activation.holder) != own)
}

/// A revealed card has been put somewhere (15-15-3-5).
pub(crate) fn no_longer(game: &mut Game, card: CardId) {
    for frame in game.state.frames_mut() {
        if let Frame::Activation(activation) = frame {
            activation.revealed.retain(|one| one.card != card);
        }
    }
}

/// What an effect leaves revealed goes back to where it came from, in the order in which it lay.
pub(crate) fn put_back(game: &mut Game, cards: Vec<Revealed>) {
    if !cards.is_empty() {
        pipe::commit(game, &Change::PutBack(cards), &[], Cause::Rule);
    }
}

pub(crate) fn lay_back(game: &mut Game, cards: &[Revealed], made: &Made) {
    for revealed in cards.iter().rev() {
        if game.state.nowhere().contains(&revealed.card) {
            let place = match revealed.from {
                Pile::Deck => Place::Deck(Edge::Top),
                Pile::EggDeck => Place::EggDeck(Edge::Top),
                Pile::Hand => Place::Hand,
                Pile::Security => Place::Security(Edge::Top, Face::Down),
            };
            game.move_card(revealed.card, place, made);
        }
    }
}
