//! Where the cards of a scenario come from.

use crate::model::FILLER;
use digimon::builtin;
use digimon::card::{Card, Category, Color, Colors, Cost, Dp, Level};
use std::collections::{BTreeMap, BTreeSet};

/// The cards that a scenario can use beside its own: the built-in ones, and a pool.
#[derive(Clone, Debug, Default)]
pub struct CardSource {
    cards: BTreeMap<String, Card>,
    /// The numbers of cards that nobody may play, since their text is not understood.
    refused: BTreeSet<String>,
}

impl CardSource {
    /// Only the cards that come with the program.
    pub fn builtin() -> Self {
        CardSource::default().with(builtin::cards())
    }

    /// These cards and the tokens that they describe, too. A card that was there before under the same number stays.
    pub fn with(mut self, cards: impl IntoIterator<Item = Card>) -> Self {
        for card in cards {
            for token in &card.tokens {
                let known = self.cards.entry(token.number.as_str().to_owned());
                known.or_insert_with(|| Card { token: true, ..token.clone() });
            }
            self.cards.entry(card.number.as_str().to_owned()).or_insert(card);
        }
        self
    }

    /// Whoever names one of these is told that its text is not understood.
    #[must_use]
    pub fn refusing(mut self, numbers: impl IntoIterator<Item = String>) -> Self {
        self.refused.extend(numbers);
        self
    }

    pub(super) fn refuses(&self, number: &str) -> bool {
        self.refused.contains(number)
    }

    pub fn get(&self, number: &str) -> Option<&Card> {
        self.cards.get(number)
    }

    /// Tokens are not named in a position, but effects play them.
    pub(super) fn tokens(&self) -> impl Iterator<Item = &Card> {
        self.cards.values().filter(|card| card.token)
    }
}

/// The card that fills decks: a Digimon that does nothing.
pub fn filler() -> Card {
    Card {
        colors: Colors::NONE.with(Color::White),
        level: Some(Level(3)),
        dp: Some(Dp(1000)),
        cost: Some(Cost(3)),
        ..Card::blank(FILLER, "Filler", Category::Digimon)
    }
}
