//! Where the decks of a game come from: given, drawn at random, or drawn around a card.

use table::{Dice, PerSeat, Seat};

/// The deck of a seat; `C` names a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckSource<D, C> {
    Fixed {
        name: String,
        deck: D,
    },
    /// Another one for every game.
    Random,
    /// The same, always around this card.
    Around(C),
}

/// Chooses the cards that random decks are built around.
pub trait Cores {
    type Card: Copy;

    /// Any card; those in focus come more often.
    fn core(&self, focus: &[Self::Card], dice: &mut Dice) -> Self::Card;

    /// For the deck that plays against one around `of`.
    fn rival(&self, of: Self::Card, focus: &[Self::Card], dice: &mut Dice) -> Self::Card;
}

/// The decks of the game with this seed: instead of any deck, one around a card.
pub fn around_cards<D: Clone, C: Cores>(
    decks: &PerSeat<DeckSource<D, C::Card>>,
    cores: &C,
    focus: &[C::Card],
    seed: u64,
) -> PerSeat<DeckSource<D, C::Card>> {
    let mut dice = Dice::new(seed.rotate_left(16));
    let first = Seat::BOTH[dice.roll(2)];
    let mut sources = decks.clone();
    if let DeckSource::Random = sources[first] {
        sources[first] = DeckSource::Around(cores.core(focus, &mut dice));
    }
    if let DeckSource::Random = sources[first.other()] {
        let core = match sources[first] {
            DeckSource::Around(core) => cores.rival(core, focus, &mut dice),
            DeckSource::Fixed { .. } | DeckSource::Random => cores.core(focus, &mut dice),
        };
        sources[first.other()] = DeckSource::Around(core);
    }
    sources
}

/// What the deck of a seat is drawn with in the game with this seed.
pub fn dice_of(seat: Seat, seed: u64) -> Dice {
    Dice::new(seed.rotate_left(32) ^ seat.index() as u64)
}
