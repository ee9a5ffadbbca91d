//! A game in play, as a server sees it.

use crate::{Foresight, Problem, Record, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use table::{Asked, Key, Outcome, Refused, Seat, StateHash};
use ts_rs::TS;

/// One thing that a seat did; with the record, all moves are the whole game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// The seat took the option with this key, or declared this value.
    Answer {
        seat: Seat,
        key: Key,
    },
    /// The seat that was asked took the option at this place: only in games of version 1.
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

/// What a searching bot thinks of a choice.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Estimate {
    /// Who chooses.
    pub seat: Seat,
    pub options: Vec<Worth>,
    /// What the bot would take.
    pub best: Key,
}

/// What an option is worth for whoever chooses, from -1 (lost) to 1 (won); null for one that there was no time for.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Worth {
    pub key: Key,
    pub worth: Option<f32>,
}

/// Comes to an estimate; to none where there is nothing to choose.
pub type Estimation = Box<dyn FnOnce() -> Option<Estimate> + Send>;

/// A game in play.
pub trait Playing: Send {
    /// What this seat is asked now; nothing if it has nothing to answer. Where both are asked, they
    /// answer in secret.
    fn asked(&self, seat: Seat) -> Option<Asked>;

    /// The keys of the options of this seat, in their order.
    fn keys(&self, seat: Seat) -> Vec<Key>;

    /// Values that this seat can declare and means by this text, the likeliest first.
    fn find_values(&self, seat: Seat, text: &str, most: usize) -> Vec<table::Value>;

    /// The state by its content, to be stored beside each move.
    fn state_hash(&self) -> StateHash;

    fn outcome(&self) -> Option<Outcome>;
    /// Which turn it is, to jump to.
    fn turn(&self) -> u32;

    /// Who must answer now, or nobody when the game is over. Where both are asked, one of them.
    fn to_answer(&self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|&seat| self.asked(seat).is_some())
    }

    /// The same move by its key: what version 1 wrote becomes what is written now.
    fn keyed(&self, this: &Move) -> Move {
        let by_key = |option: u16| {
            let seat = self.to_answer()?;
            let key = self.keys(seat).get(usize::from(option))?.clone();
            Some(Move::Answer { seat, key })
        };
        match this {
            Move::Option(option) => by_key(*option).unwrap_or(Move::Option(*option)),
            Move::Answer { .. } | Move::Concede(_) | Move::Draw | Move::TimeOut(_) => this.clone(),
        }
    }

    /// The same game before its first move, with the same cards, whatever has become of the pools since.
    fn beginning(&self) -> Box<dyn Playing>;

    /// Makes a move and plays on to the next decision.
    ///
    /// # Errors
    /// When the move is not possible; nothing has changed then.
    fn make(&mut self, this: &Move) -> Result<(), Refused>;

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

    /// What a bot in this seat would choose, to be thought elsewhere while others look at the game.
    /// It takes no longer than the budget, and may look only at what its seat knows.
    fn thought(&self, seat: Seat, bot: Bot, budget: Duration, seed: u64) -> Thought;

    /// What a searching bot in this seat thinks of its options, as in [`Playing::thought`].
    fn estimation(&self, seat: Seat, budget: Duration, seed: u64) -> Estimation;

    /// What would come of an answer of this seat, to be found out elsewhere while others look at the game. Nothing that
    /// the seat does not know has any part in it.
    fn foresight(&self, seat: Seat, key: &Key) -> Foresight;

    /// The position as it is now, as a record to play on from, whatever happened before.
    ///
    /// # Errors
    /// When an effect is in the middle of something.
    fn position(&self) -> Result<Record, Problem>;
}
