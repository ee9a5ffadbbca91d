//! How a server sees any card game: what can be played, a game in play, and what each pair of
//! eyes sees of it. No word of any game: what is about one game passes through as JSON that only
//! the game and its part of the page understand.

mod eyes;
mod game;
mod playing;
mod problem;

pub use eyes::Eyes;
pub use game::{Host, Record};
pub use playing::{Bot, Move, Playing, Thought};
pub use problem::{Key, Problem, keys_as_typescript};
