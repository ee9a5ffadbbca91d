//! The numbers by which a viewer points at cards. A card that a viewer does not know is called by its place only; it
//! gets a number of its own when the viewer comes to know it. So nobody can follow a hidden card, or tell from the
//! number of a card when it was drawn.

use crate::Viewer;
use std::collections::BTreeMap;
use table::Seat;

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
}

/// The numbers that one viewer knows cards by, which the game knows as `I`.
#[derive(Clone, Debug)]
pub struct Handles<I> {
    of: BTreeMap<I, u16>,
    next: u16,
}

impl<I: Ord> Default for Handles<I> {
    fn default() -> Handles<I> {
        Handles { of: BTreeMap::new(), next: 0 }
    }
}

/// The number of a card that cannot be pointed at (any more).
pub const NOWHERE: u16 = u16::MAX;
/// Numbers from here on are places.
const PLACES: u16 = 0x8000;
/// No pile has more cards.
const CARDS: u16 = 0x800;

/// The place of a card without a number, as a number: in this pile of a player, of which each has eight, counted from
/// the bottom.
pub fn place(seat: Seat, pile: u16, at: usize) -> u16 {
    PLACES + (seat.index() as u16 * 8 + pile % 8) * CARDS + (at as u16) % CARDS
}

impl<I: Ord + Copy> Handles<I> {
    pub fn get(&self, card: I) -> Option<u16> {
        self.of.get(&card).copied()
    }

    /// Those of these cards that have a number.
    #[must_use]
    pub fn only(&self, cards: impl Iterator<Item = I>) -> Handles<I> {
        let of = cards.filter_map(|card| Some((card, self.get(card)?))).collect();
        Handles { of, next: self.next }
    }

    fn give(&mut self, card: I) {
        if !self.of.contains_key(&card) {
            while self.of.values().any(|&taken| taken == self.next) {
                self.next = (self.next + 1) % PLACES;
            }
            self.of.insert(card, self.next);
            self.next = (self.next + 1) % PLACES;
        }
    }
}

impl<I: Ord + Copy> PerViewer<Handles<I>> {
    /// Whoever has come to know a card has a number for it, and who does not know one any more has none. All cards
    /// come as they lie, so that new numbers tell nothing else; those that were shuffled get other numbers.
    pub fn renew(&mut self, as_they_lie: &[I], shuffled: &[I], knows: impl Fn(Viewer, I) -> bool) {
        for (viewer, handles) in VIEWERS.into_iter().zip(&mut self.0) {
            handles.of.retain(|card, _| !shuffled.contains(card) && knows(viewer, *card));
            for &card in as_they_lie.iter().filter(|&&card| knows(viewer, card)) {
                handles.give(card);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_comes_and_goes_with_what_a_viewer_knows() {
        let mut handles: PerViewer<Handles<char>> = PerViewer::default();
        let a = Viewer::Seat(Seat::A);
        handles.renew(&['x', 'y'], &[], |viewer, card| card == 'x' || viewer == a);
        assert_eq!(handles.of(a).get('y'), Some(1));
        assert_eq!(handles.of(Viewer::Public).get('y'), None);
        // What is shuffled is another card afterwards, even for who knows it.
        handles.renew(&['y', 'x'], &['x'], |_, _| true);
        assert_eq!(handles.of(a).get('x'), Some(2));
        assert_eq!(handles.of(Viewer::Public).get('y'), Some(1));
    }

    #[test]
    fn places_are_told_apart_from_cards() {
        assert_ne!(place(Seat::A, 0, 0), place(Seat::B, 0, 0));
        assert!(place(Seat::A, 0, 0) >= PLACES && place(Seat::B, 7, 2046) < NOWHERE);
    }
}
