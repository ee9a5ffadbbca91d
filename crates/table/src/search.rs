//! What a player that thinks ahead needs of a game beyond playing it.

use crate::{Dice, Seat, Table};

/// A game that can be thought about: tried out on copies whose hidden cards are dealt anew.
pub trait Searchable: Table {
    /// Deals anew, by `dice`, what this seat cannot know: hidden cards and the game's own chance.
    /// What the seat knows stays, and so does everything that has been decided.
    ///
    /// Both decklists count as known: who owns hidden cards goes on owning just these cards.
    /// Two games that look the same to the seat come out the same, if the dice are the same.
    ///
    /// It is done while this seat is to answer, which is when it thinks; at any other moment
    /// nothing changes, since the other seat's options may be hidden cards.
    fn redeal(&mut self, seat: Seat, dice: &mut Dice);

    /// As [`Searchable::redeal`], where the other seat's decklist does not count as known, for what people are shown:
    /// behind the other's hidden cards come cards that this seat has brought itself. Games that look the same to the
    /// seat come out the same, whatever the other has brought; where the seat has nothing that could lie at a place,
    /// the other's own cards go round.
    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice);

    /// How well this seat stands, from -1 (lost) to 1 (won), at a glance. The other seat stands
    /// as badly as this one stands well.
    fn standing(&self, seat: Seat) -> f32;

    /// What an option of this seat is across re-dealt games. Options that come
    /// to the same, such as two copies of a card in a hand, may share it.
    fn option_likeness(&self, seat: Seat, option: usize) -> u64;

    /// Two moments that are alike go on alike: nothing has changed from one to the other.
    fn likeness(&self) -> u64;

    /// May the one who is to answer act freely, with nothing half done?
    fn is_quiet(&self) -> bool;
}
