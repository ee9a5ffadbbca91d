//! What a person sees of a game of Digimon: the field, the question, the log, the reasons; and
//! the cards and decks to choose from. The page's types are made from these.

pub mod clauses;
mod host;
pub mod part;
pub mod playing;
pub mod position;
mod problem;
pub mod record;
pub mod requests;
pub mod see;
pub mod shelf;
pub mod view;
pub mod wanted;

pub use crate::host::{DigimonHost, PoolReport};
pub use problem::KEYS as PROBLEMS;
