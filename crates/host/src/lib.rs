//! How a server sees any card game: what can be played, a game in play, and what each
//! viewer sees of it. No word of any game: what is about one game passes through as JSON that only
//! the game and its part of the page understand.

mod game;
mod played_by;
mod playing;
mod pools;
mod problem;
mod viewer;

pub use game::{Host, NextGame, Record};
pub use played_by::PlayedBy;
pub use playing::{Bot, Move, Playing, Thought};
pub use pools::PoolId;
pub use problem::{Key, Problem, keys_as_typescript};
pub use rulebook::{Language, NoLanguage};
pub use text::{Cancel, CancelOnDrop};
pub use viewer::Viewer;
