//! DCG 3-1-2: the numbers by which a viewer points at cards (`host::handles`). Cards of a deck or of the security stack
//! keep their place as their number while they lie there, counted from the bottom.

use super::{Moment, Viewing};
use digimon::Game;
use digimon::state::{CardId, Event, State, What};
use host::PerViewer;
use host::handles::{NOWHERE, place};
use table::Seat;

/// The numbers that one viewer knows cards by.
pub type Handles = host::Handles<CardId>;

/// Whoever has come to know a card has a number for it, and who does not know one any more has none.
pub fn renew(handles: &mut PerViewer<Handles>, game: &Game, events: &[Event]) {
    let state = game.state();
    let is_shuffled =
        |seat| events.iter().any(|event| matches!(event.what, What::Shuffled(of, _) if of == seat));
    let shuffled: Vec<CardId> = Seat::BOTH
        .into_iter()
        .filter(|&seat| is_shuffled(seat))
        .flat_map(|seat| hidden(state, seat))
        .collect();
    handles.renew(&in_order(state), &shuffled, |viewer, card| Viewing::knows_in(game, viewer, card));
}

/// The cards of a player that lie where cards are hidden.
fn hidden(state: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let player = state.player(seat);
    [&player.deck, &player.egg_deck, &player.hand, &player.security].into_iter().flatten().copied()
}

/// All cards as they lie, so that new numbers tell nothing else.
fn in_order(state: &State) -> Vec<CardId> {
    let piles = Seat::BOTH
        .into_iter()
        .flat_map(|seat| hidden(state, seat).chain(state.player(seat).trash.iter().copied()));
    let units = state.units().iter().flat_map(|unit| unit.stack.iter().chain(&unit.links).copied());
    piles.chain(units).chain(state.nowhere().iter().copied()).chain(state.removed().iter().copied()).collect()
}

/// Where a card lies that has no number.
#[derive(Clone, Copy)]
enum Pile {
    Deck,
    EggDeck,
    Hand,
    Security,
    InPlay,
    Nowhere,
}

impl Viewing<'_> {
    /// The number by which this viewer points at the card.
    pub(super) fn handle(self, card: CardId) -> u16 {
        let place = || if self.moment == Moment::Now { self.place(card) } else { None };
        self.handles.get(card).or_else(place).unwrap_or(NOWHERE)
    }

    /// The card that this viewer points at.
    pub(crate) fn behind(self, handle: u16) -> Option<CardId> {
        let mut cards = (0..self.game.state().cards().len()).map(|at| CardId(at as u16));
        cards.find(|&card| handle != NOWHERE && self.handle(card) == handle)
    }

    fn place(self, card: CardId) -> Option<u16> {
        let state = self.game.state();
        for seat in Seat::BOTH {
            let player = state.player(seat);
            let unnamed: Vec<CardId> =
                player.hand.iter().copied().filter(|&card| !self.knows(card)).collect();
            let units = state.units().iter().filter(|unit| unit.owner == seat);
            let in_play: Vec<CardId> =
                units.flat_map(|unit| unit.stack.iter().chain(&unit.links).copied()).collect();
            let piles = [
                (Pile::Deck, &player.deck),
                (Pile::EggDeck, &player.egg_deck),
                (Pile::Hand, &unnamed),
                (Pile::Security, &player.security),
                (Pile::InPlay, &in_play),
            ];
            for (pile, cards) in piles {
                if let Some(at) = cards.iter().position(|&other| other == card) {
                    return Some(place(seat, pile as u16, at));
                }
            }
        }
        let at = state.nowhere().iter().position(|&other| other == card)?;
        Some(place(Seat::A, Pile::Nowhere as u16, at))
    }
}
