//! How a server sees any card game: what can be played, a game in play, and what each
//! viewer sees of it. No word of any game: what is about one game passes through as JSON that only
//! the game and its part of the page understand.
//!
//! [`Host`] is all that a server knows. A card game says what is its own by [`CardGame`], and [`CardHost`] makes a
//! host of it.

mod card_game;
mod cards;
mod estimate;
mod foresee;
mod game;
pub mod handles;
mod played_by;
mod playing;
mod pools;
pub mod problem;
pub mod requests;
mod viewer;

pub use card_game::{
    Breaches, CardGame, CardHost, Data, DeckChoice, DeckPart, Decks, DecksWanted, End, GameOf, GameView,
    InPlay, Invitation, Laid, Offered, PositionPart, PositionWanted, Positions, Start, Stored, Terms, Wanted,
};
pub use cards::{
    CardFile, CardOf, Cards, Catalogue, Collection, Entry, Found, Listing, Natural, NotCards, PoolReport,
    Prepared, Search, Span, Unread, natural,
};
pub use estimate::estimated;
pub use foresee::{Foreseen, Foresight, Then, foreseen};
pub use game::{Host, NextGame, Record};
pub use handles::{Handles, PerViewer};
pub use played_by::{Changes, Editions, PlayedBy};
pub use playing::{Bot, Estimate, Estimation, Move, Playing, Thought, Worth};
pub use pools::PoolId;
pub use problem::{KEYS as PROBLEMS, Key, Problem, keys_as_typescript};
pub use rulebook::{Language, NoLanguage};
pub use text::pool::PoolCache;
pub use text::{Cancel, CancelOnDrop};
pub use viewer::Viewer;
