//! The cards that are there: the built-in ones, and those of files.

use super::search::Prepared;
use super::{CardFile, CardOf, Cards};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use text::pool::ReadPool;

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

/// A card with what a pool says about it beside its data.
#[derive(Clone, Debug)]
pub struct Entry<C: Cards> {
    /// With its unread lines where it is not understood.
    pub card: CardOf<C>,
    /// The printed texts, for searching.
    pub(super) printed: String,
    /// How many may be in a deck by the restriction list.
    pub limit: Option<u8>,
}

impl<C: Cards> Entry<C> {
    pub fn facts(&self) -> C::Facts {
        C::facts(&self.card, self.limit)
    }
}

/// All cards, in the order in which they came.
#[derive(Clone, Debug)]
pub struct Catalogue<C: Cards> {
    entries: Vec<Entry<C>>,
    places: BTreeMap<String, usize>,
    /// Tokens that cards describe, too.
    tokens: BTreeMap<String, CardOf<C>>,
    restrictions: C::Restrictions,
    prepared: OnceLock<Prepared<C>>,
}

impl<C: Cards> Default for Catalogue<C> {
    fn default() -> Catalogue<C> {
        Catalogue {
            entries: Vec::new(),
            places: BTreeMap::new(),
            tokens: BTreeMap::new(),
            restrictions: C::Restrictions::default(),
            prepared: OnceLock::new(),
        }
    }
}

impl<C: Cards> Catalogue<C> {
    /// Only the cards that come with the program.
    pub fn builtin() -> Catalogue<C> {
        Catalogue::default().with(&CardFile::Written(C::builtin()))
    }

    /// These cards, too. They stand for themselves; for one that is not understood the card that was there before
    /// stands, if that is understood.
    #[must_use]
    pub fn with(mut self, file: &CardFile<C>) -> Catalogue<C> {
        self.prepared = OnceLock::new();
        match file {
            CardFile::Written(cards) => cards.iter().for_each(|card| self.put(card.clone(), None)),
            CardFile::Printed(pool) => {
                self.restrict(pool);
                for (printed, reading) in pool.iter() {
                    self.put(C::marked(reading), Some(printed));
                }
            }
        }
        self
    }

    /// These cards, too, as somebody's own: a card that is there already stands, and only what a deck may have of it
    /// is taken from the pool.
    #[must_use]
    pub fn with_own(mut self, file: &CardFile<C>) -> Catalogue<C> {
        self.prepared = OnceLock::new();
        let CardFile::Printed(pool) = file else { return self };
        self.restrict(pool);
        for (printed, reading) in pool.iter() {
            let card = C::marked(reading);
            match self.places.get(&*C::number(&card)) {
                Some(&at) => self.entries[at].limit = C::limit(printed),
                None => self.put(card, Some(printed)),
            }
        }
        self
    }

    /// A pool that has a restriction list brings the whole list.
    fn restrict(&mut self, pool: &ReadPool<C::Printed, CardOf<C>>) {
        let restrictions = C::restrictions(&pool.printed);
        if restrictions != C::Restrictions::default() {
            self.entries.iter_mut().for_each(|entry| entry.limit = None);
            self.restrictions = restrictions;
        }
    }

    fn put(&mut self, card: CardOf<C>, printed: Option<&C::Printed>) {
        for token in C::tokens(&card) {
            self.tokens.insert(C::number(&token).into_owned(), token);
        }
        let at = *self.places.entry(C::number(&card).into_owned()).or_insert(self.entries.len());
        if at == self.entries.len() {
            self.entries.push(Entry { card, printed: String::new(), limit: None });
        } else if C::unread(&card).is_empty() || !C::unread(&self.entries[at].card).is_empty() {
            self.entries[at].card = card;
        }
        if let Some(printed) = printed {
            self.entries[at].printed = C::printed_text(printed);
            self.entries[at].limit = C::limit(printed);
        }
    }

    /// The card with this number; small letters will do.
    pub fn find(&self, number: &str) -> Option<&Entry<C>> {
        let number = number.trim();
        let at = self.places.get(number).or_else(|| self.places.get(&number.to_uppercase()))?;
        self.entries.get(*at)
    }

    /// What can lie on the table with this number: a card, a token, or a stand-in.
    pub fn laid(&self, number: &str) -> Option<Cow<'_, CardOf<C>>> {
        let number = number.trim();
        let card = self.find(number).map(|entry| &entry.card).or_else(|| self.tokens.get(number));
        card.map(Cow::Borrowed).or_else(|| C::stand_in(number).map(Cow::Owned))
    }

    pub fn tokens(&self) -> impl Iterator<Item = &CardOf<C>> {
        self.tokens.values()
    }

    pub fn entries(&self) -> impl Iterator<Item = &Entry<C>> {
        self.entries.iter()
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The restriction list of the last pool that brought one.
    pub fn restrictions(&self) -> &C::Restrictions {
        &self.restrictions
    }

    /// Makes the cards ready to be searched, if they are not yet.
    pub fn prepared(&self) -> &Prepared<C> {
        self.prepared.get_or_init(|| Prepared::of(&self.entries))
    }

    /// The cards that can be played, and the numbers of those which cannot.
    pub fn playable(self, unread: Unread) -> (Vec<CardOf<C>>, BTreeSet<String>) {
        let plays = |card: &CardOf<C>| unread == Unread::Played || C::unread(card).is_empty();
        let (cards, refused): (Vec<_>, Vec<_>) =
            self.entries.into_iter().map(|entry| entry.card).partition(plays);
        (cards, refused.iter().map(|card| C::number(card).into_owned()).collect())
    }
}
