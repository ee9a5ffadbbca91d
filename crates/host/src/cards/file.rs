//! What a file of cards brings: a pool of printed cards in JSON, or cards as effect data.

use super::{CardOf, Cards};
use std::borrow::Cow;
use text::Cancel;
use text::pool::{PoolCache, PoolError, Printing, ReadPool};

/// Cards from one file.
#[derive(Clone, Debug)]
pub enum CardFile<C: Cards> {
    Printed(ReadPool<C::Printed, CardOf<C>>),
    Written(Vec<CardOf<C>>),
}

/// Why a text is no file of cards.
#[derive(Debug, thiserror::Error)]
pub enum NotCards {
    #[error("{0}")]
    Json(PoolError),
    #[error("{0}")]
    Data(String),
}

impl<C: Cards> CardFile<C> {
    pub fn is_empty(&self) -> bool {
        match self {
            CardFile::Printed(pool) => pool.printed.is_empty(),
            CardFile::Written(cards) => cards.is_empty(),
        }
    }

    /// Reads a file of cards; what was read of a pool before comes from the cache, under this name.
    ///
    /// # Errors
    /// When it is neither a pool nor a list of cards as effect data, or nobody waits for it any more.
    pub fn read(name: &str, text: &str, cache: &PoolCache, cancel: &Cancel) -> Result<CardFile<C>, NotCards> {
        if is_json(text) {
            return CardFile::printed(name, text, cache, cancel);
        }
        C::read_written(text).map(CardFile::Written).map_err(NotCards::Data)
    }

    /// Reads a pool of printed cards, and nothing else: effect data could say anything.
    ///
    /// # Errors
    /// When it is no such pool, or nobody waits for it any more.
    pub fn printed(
        name: &str,
        text: &str,
        cache: &PoolCache,
        cancel: &Cancel,
    ) -> Result<CardFile<C>, NotCards> {
        let read = cache.read::<C::Printed>(name, text, cancel);
        read.map(CardFile::Printed).map_err(NotCards::Json)
    }

    /// The numbers of its cards.
    pub fn numbers(&self) -> impl Iterator<Item = Cow<'_, str>> {
        let (printed, written) = match self {
            CardFile::Printed(pool) => (&pool.printed[..], &[][..]),
            CardFile::Written(cards) => (&[][..], &cards[..]),
        };
        let printed = printed.iter().map(|card| Cow::Borrowed(card.number()));
        printed.chain(written.iter().map(C::number))
    }

    pub fn has(&self, number: &str) -> bool {
        self.numbers().any(|own| own.eq_ignore_ascii_case(number))
    }

    /// Why cards of it were left out.
    pub fn left_out(&self) -> Vec<String> {
        match self {
            CardFile::Printed(pool) => pool.left_out.iter().map(ToString::to_string).collect(),
            CardFile::Written(_) => Vec::new(),
        }
    }

    /// How many cards it has, and how many of them are understood.
    pub fn count(&self) -> (usize, usize) {
        match self {
            CardFile::Printed(pool) => (pool.printed.len(), pool.cards().count()),
            CardFile::Written(cards) => {
                (cards.len(), cards.iter().filter(|card| C::unread(card).is_empty()).count())
            }
        }
    }
}

/// A list of objects, or an object; cards as effect data are a list in which parentheses come next.
fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    text.strip_prefix('[').unwrap_or(text).trim_start().starts_with('{')
}
