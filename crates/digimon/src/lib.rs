//! The Digimon Card Game by the Comprehensive Rules 3.6 ("DCG"): a module a chapter.
//!
//! A [`Game`] is a plain value. It stops only to ask ([`Game::decision`]), and goes on when it is
//! answered ([`Game::apply`]). Everything else follows from the rulebook.

#![deny(clippy::wildcard_enum_match_arm)]

mod areas;
pub mod ask;
mod attack;
mod battle;
mod block;
pub mod builtin;
pub mod card;
mod digivolve;
mod edition;
pub mod effects;
pub mod explain;
mod game;
mod key;
pub mod keywords;
pub mod library;
mod link;
pub mod other;
pub mod overview;
mod pipe;
mod play;
mod position;
mod query;
mod redeal;
mod rule_check;
mod run;
mod search;
mod security_check;
mod setup;
mod standing;
pub mod state;
mod state_hash;
mod terms;
mod turn;
mod use_option;

pub use edition::{EDITION, rules};
pub use game::{Game, Illegal, Unreadable, Unstorable};
pub use library::Library;
pub use overview::deck_building::{Deck, Fault};
pub use position::{Position, Side, UnitSpec, UsedSpec};
pub use setup::{DeckError, Setup};
