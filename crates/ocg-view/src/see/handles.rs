//! OCG 3.2-2: the numbers by which a viewer points at cards (`host::handles`). A card that is not known has the number of
//! its place, counted from the bottom of its pile.

use super::{Moment, Viewing, known, sees};
use host::PerViewer;
use host::handles::{NOWHERE, place};
use ocg::Game;
use ocg::state::{CardId, EVERY, Location, Logged, State, What};
use table::Seat;

/// The numbers that one viewer knows cards by.
pub type Handles = host::Handles<CardId>;

/// Whoever has come to know a card has a number for it, and who does not know one any more has none.
pub fn renew(handles: &mut PerViewer<Handles>, game: &Game, events: &[Logged]) {
    let state = game.state();
    let is_shuffled = |seat: &Seat| {
        events.iter().any(|logged| matches!(logged.event.what, What::Shuffled(of) if of == *seat))
    };
    let shuffled: Vec<CardId> =
        Seat::BOTH.into_iter().filter(is_shuffled).flat_map(|seat| state.pile(seat).deck.clone()).collect();
    let all = in_order(state);
    let knowledge: Vec<_> = (0..state.cards()).map(|card| known(game, CardId(card))).collect();
    handles.renew(&all, &shuffled, |viewer, card| sees(viewer, knowledge[card.index()]));
}

/// All cards as they lie, so that new numbers tell nothing else.
fn in_order(state: &State) -> Vec<CardId> {
    let mut all = Vec::new();
    for seat in Seat::BOTH {
        let piles = state.pile(seat);
        let piles = [&piles.deck, &piles.hand, &piles.graveyard, &piles.banished, &piles.extra];
        all.extend(piles.into_iter().flatten().copied());
    }
    for (_, card) in state.zones().all() {
        all.push(card);
        all.extend(&state.card(card).on_field.materials);
    }
    all.extend(between(state));
    all
}

/// Cards that are in no place just now.
pub(super) fn between(state: &State) -> impl Iterator<Item = CardId> + '_ {
    (0..state.cards()).map(CardId).filter(|&card| state.card(card).place == Location::Between)
}

/// The piles of a player, for cards without a number of their own.
#[derive(Clone, Copy)]
enum Pile {
    Deck,
    Hand,
    Graveyard,
    Banished,
    Extra,
    Zones,
    Between,
}

impl Viewing<'_> {
    /// The number by which this viewer points at the card.
    pub(super) fn handle(self, card: CardId) -> u16 {
        let place = || if self.moment == Moment::Now { self.place(card) } else { None };
        self.handles.get(card).or_else(place).unwrap_or(NOWHERE)
    }

    /// The card that this viewer points at.
    pub(super) fn behind(self, handle: u16) -> Option<CardId> {
        let mut cards = (0..self.game.state().cards()).map(CardId);
        cards.find(|&card| handle != NOWHERE && self.handle(card) == handle)
    }

    fn place(self, card: CardId) -> Option<u16> {
        let state = self.game.state();
        let owner = state.card(card).owner;
        let piles = state.pile(owner);
        let unknown = |cards: &[CardId]| -> Vec<CardId> {
            cards.iter().copied().filter(|&card| !self.knows(card)).collect()
        };
        let (pile, cards) = match state.card(card).place {
            Location::Deck => (Pile::Deck, piles.deck.clone()),
            // A place among all cards of a hand would tell when it was drawn.
            Location::Hand => (Pile::Hand, unknown(&piles.hand)),
            Location::Graveyard => (Pile::Graveyard, piles.graveyard.clone()),
            Location::Banished => (Pile::Banished, piles.banished.clone()),
            Location::ExtraDeck => (Pile::Extra, unknown(&piles.extra)),
            Location::Zone(zone) => {
                let at = EVERY.iter().position(|&one| one == zone)?;
                return Some(place(owner, Pile::Zones as u16, at));
            }
            Location::Between => (Pile::Between, between(state).collect()),
            Location::Material(_) | Location::Gone => return None,
        };
        let at = cards.iter().position(|&other| other == card)?;
        Some(place(owner, pile as u16, at))
    }
}
