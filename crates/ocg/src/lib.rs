//! The Yu-Gi-Oh OCG by its complete rulebook (new master rules, revision of 1 April 2020).

#![deny(clippy::wildcard_enum_match_arm)]

mod battle;
pub mod builtin;
pub mod card;
mod edition;
mod effects;
pub mod explain;
mod game;
mod key;
pub mod language;
pub mod library;
mod limits;
mod monsters;
mod now;
pub mod overview;
mod pipe;
mod places;
mod position;
mod query;
mod redeal;
mod roster;
mod run;
mod search;
mod setup;
mod spells;
mod standing;
pub mod state;
mod state_hash;
mod summon;
mod terms;
pub mod text;
pub mod tournament;
mod traps;
mod turn;

pub use edition::{EDITION, rules};
pub use game::{Game, Illegal, Unreadable};
pub use now::Now;
pub use position::{Lasting, Position, Spot, Used};
pub use setup::{Deck, NoSuchCard, Setup};
