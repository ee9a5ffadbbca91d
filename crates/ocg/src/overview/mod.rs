//! OCG 3.1: what a deck may consist of, and how a duel is won.

pub mod deck_building;
pub(crate) mod winning;
