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

    /// Any card, each as likely as the other.
    fn any(&self, dice: &mut Dice) -> Self::Card;

    /// A card for the deck that plays against one around `of`, if that deck should not be any.
    fn rival(&self, of: Self::Card, dice: &mut Dice) -> Option<Self::Card>;
}

/// One of those in focus as often as any other.
fn core<C: Cores>(cores: &C, focus: &[C::Card], dice: &mut Dice) -> C::Card {
    let any = cores.any(dice);
    let focused = dice.roll(2) == 0 && !focus.is_empty();
    if focused { focus[dice.roll(focus.len())] } else { any }
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
        sources[first] = DeckSource::Around(core(cores, focus, &mut dice));
    }
    if let DeckSource::Random = sources[first.other()] {
        let rival = match sources[first] {
            DeckSource::Around(one) => cores.rival(one, &mut dice),
            DeckSource::Fixed { .. } | DeckSource::Random => None,
        };
        let card = rival.unwrap_or_else(|| core(cores, focus, &mut dice));
        sources[first.other()] = DeckSource::Around(card);
    }
    sources
}

/// What the deck of a seat is drawn with in the game with this seed.
pub fn dice_of(seat: Seat, seed: u64) -> Dice {
    Dice::new(seed.rotate_left(32) ^ seat.index() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards with the numbers from 0 on.
    struct Numbers(usize);

    impl Cores for Numbers {
        type Card = usize;

        fn any(&self, dice: &mut Dice) -> usize {
            dice.roll(self.0)
        }

        fn rival(&self, _: usize, _: &mut Dice) -> Option<usize> {
            None
        }
    }

    #[test]
    fn what_is_in_focus_is_drawn_more_often() {
        let mut dice = Dice::new(1);
        let times = (0..1000).filter(|_| core(&Numbers(300), &[7], &mut dice) == 7).count();
        assert!((400..600).contains(&times), "{times}");
    }
}
