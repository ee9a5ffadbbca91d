//! The built-in cards and decks, as effect data.

use crate::card::{Card, Password};
use crate::library::Library;
use crate::setup::Deck;
use serde::Deserialize;
use std::sync::{Arc, OnceLock};

const CLASSIC: &str = include_str!("../../../cards/ocg/classic.ron");
const MODERN: &str = include_str!("../../../cards/ocg/modern.ron");
const DECKS: &str = include_str!("../../../cards/ocg/decks.ron");

/// A built-in deck.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct BuiltInDeck {
    pub name: String,
    pub title: String,
    main: Vec<Password>,
    extra: Vec<Password>,
}

impl BuiltInDeck {
    pub fn deck(&self) -> Deck {
        Deck { main: self.main.clone(), extra: self.extra.clone(), side: Vec::new() }
    }
}

/// Cards written as effect data.
///
/// # Errors
/// With the line, and what was expected.
pub fn read_cards(text: &str) -> Result<Vec<Card>, ron::error::SpannedError> {
    ron::from_str(text)
}

/// The built-in cards.
///
/// # Panics
/// When the program was built with card data that it cannot read; a test keeps that from happening.
pub fn library() -> Arc<Library> {
    static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
    let read = || {
        let sets = [CLASSIC, MODERN].into_iter();
        let cards = sets.flat_map(|set| read_cards(set).expect("the built-in cards are readable"));
        Arc::new(Library::new(cards))
    };
    Arc::clone(LIBRARY.get_or_init(read))
}

/// The built-in decks.
///
/// # Panics
/// As [`library`].
pub fn decks() -> Vec<BuiltInDeck> {
    ron::from_str(DECKS).expect("the built-in decks are readable")
}
