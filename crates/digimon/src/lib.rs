//! The Digimon Card Game by the Comprehensive Rules 3.6 ("DCG"): a module a chapter.
//!
//! A [`Game`] is a plain value. It stops only to ask ([`Game::decision`]), and goes on when it is
//! answered ([`Game::apply`]). Everything else follows from the rulebook.

pub mod card;
pub mod effects;
mod game;
pub mod keywords;
pub mod library;
pub mod other;
mod position;
pub mod state;

pub use game::{Game, Illegal};
pub use library::Library;
pub use position::{Position, Side, UnitSpec};
