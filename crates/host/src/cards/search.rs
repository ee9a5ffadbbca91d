//! Finding cards by what is on them: texts in small letters are made ready once.

use super::{Cards, Entry, Natural, natural};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// From and to, both included; an end that is missing is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct Span {
    pub min: Option<i32>,
    pub max: Option<i32>,
}

impl Span {
    /// What a card does not have is in no span that has an end.
    pub fn has(self, value: Option<i32>) -> bool {
        let Span { min, max } = self;
        if min.is_none() && max.is_none() {
            return true;
        }
        value.is_some_and(|value| min.is_none_or(|min| value >= min) && max.is_none_or(|max| value <= max))
    }
}

/// By what a card is found.
#[derive(Clone, Debug)]
pub struct Listing<'f> {
    pub number: &'f str,
    pub name: &'f str,
    pub set: &'f str,
    /// It is in no deck.
    pub is_token: bool,
    /// It is understood to the last word.
    pub is_read: bool,
    /// What else is written on it.
    pub texts: Vec<&'f str>,
}

/// What is looked for, and how much of it comes back. What is not said is not asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Search<'a> {
    /// Every word of it is in the name, the number or a text.
    pub text: Option<&'a str>,
    /// The number begins with this.
    pub number: Option<&'a str>,
    /// This is in the name.
    pub name: Option<&'a str>,
    pub set: Option<&'a str>,
    /// Only cards that are understood, or only those that are not.
    pub read: Option<bool>,
    /// Tokens instead of cards that can be in a deck.
    pub tokens: bool,
    /// So many cards of what was found are left out first.
    pub offset: u32,
    /// Not more than so many cards come back.
    pub limit: Option<u32>,
}

/// Every card, in the order of the numbers.
#[derive(Clone, Debug)]
pub struct Prepared<C: Cards> {
    cards: Vec<Ready<C>>,
}

#[derive(Clone, Debug)]
struct Ready<C: Cards> {
    order: Natural,
    facts: C::Facts,
    number: String,
    name: String,
    /// Number, name and all texts.
    text: String,
}

/// What was found: how many in all, and the part that was asked for.
pub struct Found<'s, C: Cards> {
    pub total: usize,
    pub cards: Vec<&'s C::Facts>,
}

impl<C: Cards> Prepared<C> {
    pub(super) fn of(entries: &[Entry<C>]) -> Prepared<C> {
        let mut cards: Vec<Ready<C>> = entries.iter().map(Ready::of).collect();
        cards.sort_by(|one, other| one.order.cmp(&other.order));
        Prepared { cards }
    }

    pub fn facts(&self) -> impl Iterator<Item = &C::Facts> {
        self.cards.iter().map(|card| &card.facts)
    }

    pub fn search(&self, asked: &C::Asked, offset: usize, limit: usize) -> Found<'_, C> {
        let wanted = Wanted::<C>::of(asked);
        let found: Vec<&C::Facts> =
            self.cards.iter().filter(|card| wanted.fits(card)).map(|card| &card.facts).collect();
        let total = found.len();
        Found { total, cards: found.into_iter().skip(offset).take(limit).collect() }
    }
}

impl<C: Cards> Ready<C> {
    fn of(entry: &Entry<C>) -> Ready<C> {
        let facts = entry.facts();
        let Listing { number, name, texts, .. } = C::listing(&facts);
        let all: Vec<&str> = [number, name, &entry.printed].into_iter().chain(texts).collect();
        let (order, text) = (natural(number), folded(&all.join("\n")));
        Ready { order, number: folded(number), name: folded(name), text, facts }
    }
}

/// In small letters; what keyboards write differently is the same: curly apostrophes, full-width letters.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        '’' | '‘' => '\'',
        '“' | '”' => '"',
        '\u{3000}' => ' ',
        '！'..='～' => char::from_u32(letter as u32 - 0xFEE0).unwrap_or(letter),
        _ => letter,
    };
    text.chars().map(plain).collect::<String>().to_lowercase()
}

/// The request in small letters.
struct Wanted<'a, C: Cards> {
    asked: &'a C::Asked,
    search: Search<'a>,
    words: Vec<String>,
    number: String,
    name: String,
}

impl<C: Cards> Wanted<'_, C> {
    fn of(asked: &C::Asked) -> Wanted<'_, C> {
        let search = C::search(asked);
        let small = |text: Option<&str>| folded(text.unwrap_or_default().trim());
        Wanted {
            asked,
            search,
            words: small(search.text).split_whitespace().map(str::to_owned).collect(),
            number: small(search.number),
            name: small(search.name),
        }
    }

    fn fits(&self, card: &Ready<C>) -> bool {
        let Listing { set, is_token, is_read, .. } = C::listing(&card.facts);
        self.search.tokens == is_token
            && self.search.read.is_none_or(|read| read == is_read)
            && self.search.set.is_none_or(|wanted| set.eq_ignore_ascii_case(wanted.trim()))
            && card.number.starts_with(&self.number)
            && card.name.contains(&self.name)
            && self.words.iter().all(|word| card.text.contains(word))
            && C::fits(self.asked, &card.facts)
    }
}
