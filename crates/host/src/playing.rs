//! A game in play, as a server sees it.

use crate::{Problem, Record, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use table::{Outcome, Refused, Seat};
use ts_rs::TS;

/// One thing that a seat did; with the record, all moves are the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// The seat that was asked took this option.
    Option(u16),
    Concede(Seat),
    /// Both agreed on a draw.
    Draw,
    /// The clock of this seat ran out.
    TimeOut(Seat),
}

/// How a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Bot {
    Random,
    Greedy,
    Search,
}

/// Comes to an option.
pub type Thought = Box<dyn FnOnce() -> usize + Send>;

/// A game in play.
pub trait Playing: Send {
    /// Who must answer now, or nobody when the game is over.
    fn to_answer(&self) -> Option<Seat>;
    fn options(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    /// Which turn it is, to jump to.
    fn turn(&self) -> u32;

    /// The same game before its first move, with the same cards, whatever has become of the pools since.
    fn beginning(&self) -> Box<dyn Playing>;

    /// Makes a move and plays on to the next decision.
    ///
    /// # Errors
    /// When the move is not possible; nothing has changed then.
    fn make(&mut self, this: Move) -> Result<(), Refused>;

    /// The field, and the question if there is one, as this viewer may see them.
    fn view(&self, viewer: Viewer) -> Value;

    /// How many lines the log has.
    fn lines(&self) -> usize;

    /// The lines of the log from a number on, as this viewer may read them.
    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value>;

    /// What can be said about a card or a place: its values, what changes them, what can be done
    /// with it now, and why the rest cannot.
    ///
    /// # Errors
    /// When nothing of this kind is there.
    fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem>;

    /// What a bot in the seat of whoever must answer would choose, to be thought elsewhere while
    /// others look at the game. It takes no longer than the budget, and may look only at what its
    /// seat knows.
    fn thought(&self, bot: Bot, budget: Duration, seed: u64) -> Thought;

    /// The position as it is now, as a record to play on from, whatever happened before.
    ///
    /// # Errors
    /// When an effect is in the middle of something.
    fn position(&self) -> Result<Record, Problem>;
}
