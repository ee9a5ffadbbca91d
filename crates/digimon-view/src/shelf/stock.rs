//! What a file of cards brings: a pool of printed cards in JSON, or cards as effect data.

use super::PoolCache;
use digimon::builtin;
use digimon::card::Card;
use digimon_text::pool::{PoolError, Printed, ReadPool};
use host::Cancel;

/// Cards from one file.
#[derive(Clone, Debug)]
pub enum Stock {
    Printed(ReadPool),
    Written(Vec<Card>),
}

/// Why a text is no file of cards.
#[derive(Debug, thiserror::Error)]
pub enum NotCards {
    #[error("{0}")]
    Json(PoolError),
    #[error("{0}")]
    Data(String),
}

impl Stock {
    pub fn is_empty(&self) -> bool {
        match self {
            Stock::Printed(pool) => pool.printed.is_empty(),
            Stock::Written(cards) => cards.is_empty(),
        }
    }

    /// Reads a file of cards; what was read of a pool before comes from the cache, under this name.
    ///
    /// # Errors
    /// When it is neither a pool nor a list of cards as effect data, or nobody waits for it any more.
    pub fn read(name: &str, text: &str, cache: &PoolCache, cancel: &Cancel) -> Result<Stock, NotCards> {
        if is_json(text) {
            return cache.read::<Printed>(name, text, cancel).map(Stock::Printed).map_err(NotCards::Json);
        }
        builtin::read_cards(text).map(Stock::Written).map_err(|why| NotCards::Data(why.to_string()))
    }

    /// Reads a pool of printed cards, and nothing else: effect data could say anything.
    ///
    /// # Errors
    /// When it is no such pool, or nobody waits for it any more.
    pub fn printed(name: &str, text: &str, cache: &PoolCache, cancel: &Cancel) -> Result<Stock, NotCards> {
        cache.read::<Printed>(name, text, cancel).map(Stock::Printed).map_err(NotCards::Json)
    }

    /// The numbers of its cards.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        let (printed, written) = match self {
            Stock::Printed(pool) => (&pool.printed[..], &[][..]),
            Stock::Written(cards) => (&[][..], &cards[..]),
        };
        let printed = printed.iter().map(|card| card.id.as_str());
        printed.chain(written.iter().map(|card: &Card| card.number.as_str()))
    }

    pub fn has(&self, number: &str) -> bool {
        self.numbers().any(|own| own.eq_ignore_ascii_case(number))
    }

    /// Why cards of it were left out.
    pub fn left_out(&self) -> Vec<String> {
        match self {
            Stock::Printed(pool) => pool.left_out.iter().map(ToString::to_string).collect(),
            Stock::Written(_) => Vec::new(),
        }
    }

    /// How many cards it has, and how many of them are understood.
    pub fn count(&self) -> (usize, usize) {
        match self {
            Stock::Printed(pool) => (pool.printed.len(), pool.cards().count()),
            Stock::Written(cards) => {
                (cards.len(), cards.iter().filter(|card| card.unread.is_empty()).count())
            }
        }
    }
}

/// A list of objects, or an object; cards as effect data are a list in which parentheses come next.
fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    text.strip_prefix('[').unwrap_or(text).trim_start().starts_with('{')
}
