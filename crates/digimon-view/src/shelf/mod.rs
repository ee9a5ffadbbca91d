//! The cards that are there: the built-in ones, and those of pools.

mod deal;
mod judged;
mod natural;
mod search;
mod stock;

pub use deal::{dealt, section};
pub use digimon_text::pool::PoolCache;
pub use judged::{Judged, Wrong};
pub use natural::{Natural, natural};
pub use search::{Prepared, Searched};
pub use stock::{NotCards, Stock};

use digimon::builtin;
use digimon::card::Card;
use digimon_scenario::model::FILLER;
use digimon_text::deck::Restricted;
use digimon_text::pool::{Printed, Status, marked};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// What becomes of cards whose text is not understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// Who wants to play one is told.
    Refused,
    /// They are played without that text, and are marked.
    Played,
}

impl Unread {
    pub fn unless(allowed: bool) -> Unread {
        if allowed { Unread::Played } else { Unread::Refused }
    }
}

/// What becomes of decks that nothing but the restriction list forbids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breaches {
    Refused,
    Played,
}

impl Breaches {
    pub fn unless(allowed: bool) -> Breaches {
        if allowed { Breaches::Played } else { Breaches::Refused }
    }
}

/// A card with what a pool says about it beside its data.
#[derive(Clone, Debug)]
pub struct Stocked {
    /// With `unread` where it is not understood.
    pub card: Card,
    /// The printed texts, for searching.
    printed: String,
    /// How many may be in a deck by the restriction list.
    pub limit: Option<u8>,
}

/// All cards, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    stock: Vec<Stocked>,
    places: BTreeMap<String, usize>,
    /// 4-18: tokens that cards describe, too.
    tokens: BTreeMap<String, Card>,
    restricted: Restricted,
    prepared: OnceLock<Prepared>,
}

impl Shelf {
    /// Only the cards that come with the program.
    pub fn builtin() -> Shelf {
        Shelf::default().with(&Stock::Written(builtin::cards()))
    }

    /// These cards, too. They stand for themselves; for one that is not understood the card that was there before
    /// stands, if that is understood.
    #[must_use]
    pub fn with(mut self, stock: &Stock) -> Shelf {
        self.prepared = OnceLock::new();
        match stock {
            Stock::Written(cards) => cards.iter().for_each(|card| self.put(card.clone(), None)),
            Stock::Printed(pool) => {
                let restricted = Restricted::of(&pool.printed);
                if restricted != Restricted::default() {
                    self.forget_limits();
                    self.restricted = restricted;
                }
                for (printed, reading) in pool.iter() {
                    self.put(marked(reading), Some(printed));
                }
            }
        }
        self
    }

    /// These cards, too, as somebody's own: a card that is there already stands, and only what a deck may have of it
    /// is taken from the pool.
    #[must_use]
    pub fn with_own(mut self, stock: &Stock) -> Shelf {
        self.prepared = OnceLock::new();
        let Stock::Printed(pool) = stock else { return self };
        let restricted = Restricted::of(&pool.printed);
        if restricted != Restricted::default() {
            self.forget_limits();
            self.restricted = restricted;
        }
        for (printed, reading) in pool.iter() {
            let card = marked(reading);
            match self.places.get(card.number.as_str()) {
                Some(&at) => self.stock[at].limit = limit(printed),
                None => self.put(card, Some(printed)),
            }
        }
        self
    }

    fn put(&mut self, card: Card, printed: Option<&Printed>) {
        let number = card.number.as_str().to_owned();
        for token in card.tokens.iter().chain(Some(&card).filter(|card| card.token)) {
            let token = Card { token: true, ..token.clone() };
            self.tokens.insert(token.number.as_str().to_owned(), token);
        }
        let at = *self.places.entry(number).or_insert(self.stock.len());
        if at == self.stock.len() {
            self.stock.push(Stocked { card, printed: String::new(), limit: None });
        } else if card.unread.is_empty() || !self.stock[at].card.unread.is_empty() {
            self.stock[at].card = card;
        }
        if let Some(printed) = printed {
            self.stock[at].printed = search::printed_text(printed);
            self.stock[at].limit = limit(printed);
        }
    }

    fn forget_limits(&mut self) {
        for stocked in &mut self.stock {
            stocked.limit = None;
        }
    }

    /// The card with this number; small letters will do.
    pub fn find(&self, number: &str) -> Option<&Stocked> {
        let number = number.trim();
        let at = self.places.get(number).or_else(|| self.places.get(&number.to_uppercase()))?;
        self.stock.get(*at)
    }

    /// What can lie on the table with this number: a card, a token, or a filler of scenarios.
    pub fn laid(&self, number: &str) -> Option<Cow<'_, Card>> {
        let number = number.trim();
        let card = self.find(number).map(|stocked| &stocked.card).or_else(|| self.tokens.get(number));
        card.map(Cow::Borrowed).or_else(|| (number == FILLER).then(|| Cow::Owned(digimon_scenario::filler())))
    }

    pub fn tokens(&self) -> impl Iterator<Item = &Card> {
        self.tokens.values()
    }

    pub fn stock(&self) -> impl Iterator<Item = &Stocked> {
        self.stock.iter()
    }

    /// The restriction list of the last pool that brought one.
    pub fn restricted(&self) -> &Restricted {
        &self.restricted
    }

    /// The cards that can be played, and the numbers of those which cannot.
    pub fn playable(self, unread: Unread) -> (Vec<Card>, BTreeSet<String>) {
        let plays = |card: &Card| unread == Unread::Played || card.unread.is_empty();
        let (cards, refused): (Vec<Card>, Vec<Card>) =
            self.stock.into_iter().map(|stocked| stocked.card).partition(plays);
        (cards, refused.into_iter().map(|card| card.number.as_str().to_owned()).collect())
    }
}

/// How many copies the list that came with the card allows.
fn limit(printed: &Printed) -> Option<u8> {
    let restriction = printed.restriction.as_ref()?;
    match restriction.status {
        Status::Banned => Some(0),
        Status::Restricted => Some(restriction.count),
        Status::BannedPair => None,
    }
}
