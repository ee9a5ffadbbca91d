//! The words of a pool: names, series and counters, by which texts speak of cards, and how decks find them.

mod counters;
mod quoted;
mod series;

pub use quoted::Quoted;

use crate::deck::Cards;
use crate::pool::Printed;
use counters::Counters;
use ocg::card::{Card, Password, SetCode};
use series::Series;
use std::collections::HashMap;
use std::sync::Arc;
use text::grammar::Token;

/// What texts may name, from all cards of a pool.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    names: HashMap<String, (Arc<str>, Password)>,
    series: Series,
    counters: Counters,
    cards: HashMap<Password, Known>,
}

/// A name of the lexicon where it stands in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    Quoted(Arc<Quoted>),
    /// 3.4.4-126: a kind of counter, without the word "Counter" itself.
    Counter(Arc<str>),
}

#[derive(Clone, Debug)]
struct Known {
    name: Arc<str>,
    /// 3.3.1-7, or the first artwork.
    alias: Option<Password>,
    extra: bool,
    /// 3.3.2-282: Level, ATK and DEF of a Token.
    token: Option<(u32, u32, u32)>,
}

/// How far apart the passwords of two artworks of a card are at most.
const ARTWORKS: u32 = 10;

impl Lexicon {
    pub fn of(cards: &[Printed]) -> Lexicon {
        let mut lexicon =
            Lexicon { series: Series::of(cards), counters: Counters::of(cards), ..Lexicon::default() };
        for card in cards {
            let extra =
                card.monster().is_some_and(|monster| !monster.types.is_disjoint(crate::pool::EXTRA_DECK));
            let token = card.monster().filter(|_| card.is_token()).and_then(stats);
            let name: Arc<str> = Arc::from(card.name.as_str());
            lexicon.names.entry(folded(&card.name)).or_insert_with(|| (Arc::clone(&name), card.id));
            lexicon.cards.insert(card.id, Known { name, alias: card.alias, extra, token });
        }
        lexicon
    }

    /// What decks may name of cards that are no longer printed ones: their names and numbers.
    pub fn of_cards<'c>(cards: impl IntoIterator<Item = &'c Card>) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for card in cards {
            let name: Arc<str> = Arc::from(card.name.as_str());
            lexicon.names.insert(folded(&card.name), (Arc::clone(&name), card.id));
            lexicon
                .cards
                .insert(card.id, Known { name, alias: None, extra: card.is_of_extra_deck(), token: None });
        }
        lexicon
    }

    /// 3.3.1-7: the name that a card has by the rules beside its own.
    pub fn also_named(&self, card: &Printed) -> Option<&str> {
        let alias = card.alias.filter(|alias| !is_artwork(card.id, *alias))?;
        self.cards.get(&alias).map(|known| known.name.as_ref()).filter(|name| *name != card.name)
    }

    /// 3.3.1-8: the code of the series that a word names.
    pub fn series(&self, word: &str) -> Option<SetCode> {
        self.series.code(word)
    }

    /// A text in tokens: names in quotation marks and kinds of counters are one token each, whatever is in them.
    pub fn tokens<'t>(&self, text: &'t str) -> Vec<Token<'t, Entry>> {
        text::grammar::lex(text, |rest| {
            let quoted =
                quoted::first(rest, self).map(|(len, quoted)| (len, Entry::Quoted(Arc::new(quoted))));
            quoted.or_else(|| self.counters.first(rest).map(|(len, name)| (len, Entry::Counter(name))))
        })
    }

    /// Level, ATK and DEF of a Token.
    fn token(&self, card: Password) -> Option<(u32, u32, u32)> {
        self.cards.get(&card)?.token
    }

    /// The name as it is printed, of the card with this name.
    fn named(&self, words: &str) -> Option<&(Arc<str>, Password)> {
        self.names.get(&folded(words))
    }
}

/// What a text says of a Token that it makes.
fn stats(token: &crate::pool::MonsterFacts) -> Option<(u32, u32, u32)> {
    let whole = token.attribute.is_some() && token.race.is_some();
    let number = |value: ocg::card::Printed| u32::try_from(value.known()?).ok();
    whole.then_some((token.level.level()?.into(), number(token.atk)?, number(token.def?)?))
}

/// Is the one card the other with another picture?
fn is_artwork(one: Password, other: Password) -> bool {
    one.0.abs_diff(other.0) <= ARTWORKS
}

impl Cards for Lexicon {
    fn by_password(&self, password: Password) -> Option<Password> {
        if let Some(known) = self.cards.get(&password) {
            return Some(known.alias.filter(|alias| is_artwork(password, *alias)).unwrap_or(password));
        }
        // An artwork that the pool does not have has a password right beside that of its card.
        [password.0.checked_add(1), password.0.checked_sub(1)]
            .into_iter()
            .flatten()
            .map(Password)
            .find(|beside| self.cards.contains_key(beside))
    }

    fn by_name(&self, name: &str) -> Option<Password> {
        self.named(name).map(|(_, card)| *card)
    }

    fn is_extra(&self, card: Password) -> bool {
        self.cards.get(&card).is_some_and(|known| known.extra)
    }
}

/// Small and capital letters are the same, and so are straight and bent quotation marks.
fn folded(name: &str) -> String {
    name.trim().to_lowercase().replace(['“', '”'], "\"").replace(['‘', '’'], "'")
}
