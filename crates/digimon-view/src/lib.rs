//! What a person sees of a game of Digimon: the field, the question, the log, the reasons; and
//! the cards and decks to choose from. The page's types are made from these.

pub mod catalogue;
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
pub use decks::about;
pub use game::Digimon;
pub use game_view::DigimonView;
pub use problem::KEYS as PROBLEMS;

/// Digimon for a server.
pub type DigimonHost = host::CardHost<Digimon>;
/// A game of Digimon in play.
pub type InPlay = host::InPlay<Digimon>;
