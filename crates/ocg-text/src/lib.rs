//! Printed cards of the OCG as pools have them, and decks as players pass them on.

#![forbid(unsafe_code)]

pub mod deck;
pub mod lexicon;
pub mod limits;
pub mod lint;
pub mod pool;
pub mod read;
