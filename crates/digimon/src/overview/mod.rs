//! DCG 1: winning and losing, the great principles, building decks.

pub mod deck_building;
pub mod restrictions;
pub(crate) mod winning;
