//! What bots, servers and tools see of a game: one decision at a time, and how it ended.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    Won(Seat),
    Draw,
}

/// Why an answer was not taken. The game is as it was before.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    #[error("the game is over")]
    Over,
    #[error("option {given} was given, but only {offered} are offered")]
    NoSuchOption { given: usize, offered: usize },
}

/// Any game that can be played at this table.
///
/// A game stops only to ask. What is offered is exactly what is accepted: an answer is the
/// index of one of the options on offer.
pub trait Table: Clone {
    /// Who must answer now, or nothing when the game is over.
    fn to_answer(&self) -> Option<Seat>;
    /// How many options the pending decision has; 0 when the game is over.
    fn options(&self) -> usize;
    /// Takes the answer and plays on to the next decision.
    ///
    /// # Errors
    /// When the game is over or the option does not exist; nothing has changed then.
    fn answer(&mut self, option: usize) -> Result<(), Refused>;
    fn outcome(&self) -> Option<Outcome>;
}
