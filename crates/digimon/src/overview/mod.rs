//! DCG 1: winning and losing, the great principles, building decks.

pub mod deck_building;
pub(crate) mod winning;
