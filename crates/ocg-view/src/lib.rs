//! What a person sees of the Yu-Gi-Oh OCG, and what a server hosts of it: the statements of its rulebook, a duel, its
//! question and its log, cards, decks and positions.

#![forbid(unsafe_code)]

mod catalogue;
pub mod clauses;
mod decks;
mod game;
mod game_view;
pub mod position;
mod problem;
pub mod requests;
pub mod see;
mod set_up;
pub mod view;

pub use catalogue::Catalogue;
pub use game::Ocg;
pub use game_view::OcgView;
pub use problem::KEYS as PROBLEMS;

/// The OCG for a server.
pub type OcgHost = host::CardHost<Ocg>;
/// A duel in play.
pub type InPlay = host::InPlay<Ocg>;
