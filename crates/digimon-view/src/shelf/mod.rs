//! The cards that are there: the built-in ones, and those of pools.

/// The way out for whoever misses a card.
pub const MORE_CARDS: &str = "correct the number, or add a pool that has the card";
