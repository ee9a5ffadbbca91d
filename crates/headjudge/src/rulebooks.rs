//! A rulebook by the name of its game, and what the program has for it.

use crate::game::Fault;
use crate::registry::RULEBOOKS;
use rulebook::{Book, Shown};
use std::str::FromStr;

/// The rulebook of a game.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    pub game: &'static str,
    pub book: &'static Book,
    /// The crate that has the modules of the index.
    pub crate_name: &'static str,
    /// Plays the scenarios that the binary carries.
    pub scenarios: fn() -> Result<Vec<Shown>, Fault>,
}

/// There is no rulebook of this game.
#[derive(Debug, thiserror::Error)]
#[error("there are {}", RULEBOOKS.each_ref().map(|each| each.game).join(", "))]
pub struct NoRulebook;

impl FromStr for Rulebook {
    type Err = NoRulebook;

    fn from_str(game: &str) -> Result<Rulebook, NoRulebook> {
        RULEBOOKS.iter().copied().find(|each| each.game == game).ok_or(NoRulebook)
    }
}
