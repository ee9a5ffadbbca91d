//! The words of a pool: names and series, by which texts speak of cards, and how decks find them.

use crate::deck::Cards;
use crate::pool::Printed;
use ocg::card::{Password, SetCode};
use std::collections::HashMap;

/// What texts may name, from all cards of a pool.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    names: HashMap<String, Password>,
    series: HashMap<String, Vec<SetCode>>,
    cards: HashMap<Password, Known>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    /// 3.3.1-7, or the first artwork.
    alias: Option<Password>,
    extra: bool,
}

/// How far apart the passwords of two artworks of a card are at most.
const ARTWORKS: u32 = 10;

impl Lexicon {
    pub fn of(cards: &[Printed]) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for card in cards {
            let extra =
                card.monster().is_some_and(|monster| !monster.types.is_disjoint(crate::pool::EXTRA_DECK));
            lexicon.cards.insert(card.id, Known { alias: card.alias, extra });
            lexicon.names.entry(folded(&card.name)).or_insert(card.id);
            if let ([code], [word]) = (&card.series[..], &card.archetypes[..]) {
                lexicon.series.entry(folded(word)).or_insert_with(|| vec![*code]);
            }
        }
        lexicon
    }

    /// 3.3.1-8: the codes of the series that a word names.
    pub fn series(&self, word: &str) -> Option<&[SetCode]> {
        self.series.get(&folded(word)).map(Vec::as_slice)
    }
}

impl Cards for Lexicon {
    fn by_password(&self, password: Password) -> Option<Password> {
        if let Some(known) = self.cards.get(&password) {
            let is_artwork = |alias: &Password| alias.0.abs_diff(password.0) <= ARTWORKS;
            return Some(known.alias.filter(is_artwork).unwrap_or(password));
        }
        // An artwork that the pool does not have has a password right beside that of its card.
        [password.0.checked_add(1), password.0.checked_sub(1)]
            .into_iter()
            .flatten()
            .map(Password)
            .find(|beside| self.cards.contains_key(beside))
    }

    fn by_name(&self, name: &str) -> Option<Password> {
        self.names.get(&folded(name)).copied()
    }

    fn is_extra(&self, card: Password) -> bool {
        self.cards.get(&card).is_some_and(|known| known.extra)
    }
}

/// Small and capital letters are the same, and so are straight and bent quotation marks.
fn folded(name: &str) -> String {
    name.trim().to_lowercase().replace(['“', '”'], "\"").replace(['‘', '’'], "'")
}
