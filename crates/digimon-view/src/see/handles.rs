//! DCG 3-1-2: the numbers by which a viewer points at cards. A card that a viewer does not know is called by its place
//! only; it gets a number of its own when the viewer comes to know it. So nobody can follow a hidden card, or tell
//! from the number of a card when it was drawn.

use super::{Moment, Viewing};
use digimon::Game;
use digimon::state::{CardId, Event, State, What};
use host::Viewer;
use std::collections::BTreeMap;
use table::Seat;

/// The number of a card that cannot be pointed at (any more).
pub const NOWHERE: u16 = u16::MAX;
/// Numbers from here on are places.
const PLACES: u16 = 0x8000;

/// One for each kind of viewer.
#[derive(Clone, Debug, Default)]
pub struct PerViewer<T>([T; 4]);

const VIEWERS: [Viewer; 4] = [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Both, Viewer::Public];

impl<T> PerViewer<T> {
    pub fn new(make: impl FnMut(Viewer) -> T) -> PerViewer<T> {
        PerViewer(VIEWERS.map(make))
    }

    pub fn of(&self, viewer: Viewer) -> &T {
        let at = match viewer {
            Viewer::Seat(Seat::A) => 0,
            Viewer::Seat(Seat::B) => 1,
            Viewer::Both => 2,
            Viewer::Public => 3,
        };
        &self.0[at]
    }

    fn each(&mut self) -> impl Iterator<Item = (Viewer, &mut T)> {
        VIEWERS.into_iter().zip(&mut self.0)
    }
}

/// The numbers that one viewer knows cards by.
#[derive(Clone, Debug, Default)]
pub struct Handles {
    of: BTreeMap<CardId, u16>,
    next: u16,
}

impl Handles {
    pub fn get(&self, card: CardId) -> Option<u16> {
        self.of.get(&card).copied()
    }

    /// Those of these cards that have a number.
    pub fn only(&self, cards: impl Iterator<Item = CardId>) -> Handles {
        let of = cards.filter_map(|card| Some((card, self.get(card)?))).collect();
        Handles { of, next: self.next }
    }

    fn give(&mut self, card: CardId) {
        if !self.of.contains_key(&card) {
            while self.of.values().any(|&taken| taken == self.next) {
                self.next = (self.next + 1) % PLACES;
            }
            self.of.insert(card, self.next);
            self.next = (self.next + 1) % PLACES;
        }
    }
}

impl PerViewer<Handles> {
    /// Whoever has come to know a card has a number for it, and who does not know one any more has none.
    pub fn renew(&mut self, game: &Game, events: &[Event]) {
        let state = game.state();
        let shuffled =
            |seat| events.iter().any(|event| matches!(event.what, What::Shuffled(of, _) if of == seat));
        let mixed: Vec<CardId> = Seat::BOTH
            .into_iter()
            .filter(|&seat| shuffled(seat))
            .flat_map(|seat| hidden(state, seat))
            .collect();
        let order = in_order(state);
        for (viewer, handles) in self.each() {
            handles.of.retain(|card, _| !mixed.contains(card) && Viewing::knows_in(game, viewer, *card));
            for &card in order.iter().filter(|&&card| Viewing::knows_in(game, viewer, card)) {
                handles.give(card);
            }
        }
    }
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

/// A place as a number. Cards of a deck or of the security stack keep theirs while they lie there, counted from the
/// bottom.
fn place(seat: Seat, pile: Pile, at: usize) -> u16 {
    const CARDS: u16 = 0x800;
    let seat = if seat == Seat::A { 0 } else { 8 };
    PLACES + (seat + pile as u16) * CARDS + (at as u16) % CARDS
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
                    return Some(place(seat, pile, at));
                }
            }
        }
        let at = state.nowhere().iter().position(|&other| other == card)?;
        Some(place(Seat::A, Pile::Nowhere, at))
    }
}
