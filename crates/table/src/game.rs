//! What bots, servers and tools see of a game: what is asked, the answers, and how it ended.

use crate::{Asked, Key, Kind, Seat, StateHash, Value};
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
    #[error("`{0}` is not offered")]
    NotOffered(Key),
    #[error("`{key}` is not allowed: {why}")]
    Forbidden {
        key: Key,
        /// In English, with the clause.
        why: String,
        clause: String,
    },
    #[error("seat {0} is not asked")]
    NotAsked(Seat),
}

/// Any game that can be played at this table.
///
/// A game stops only to ask. What is offered is exactly what is accepted. Programs answer with
/// the place of an option; whatever is written down names it by its [`Key`].
///
/// Where both seats are asked, they answer in secret: the first answer changes nothing that the
/// other seat can see, until the second has come.
pub trait Table: Clone {
    /// What this seat is asked now; nothing if it has nothing to answer.
    fn asked(&self, seat: Seat) -> Option<Asked>;

    /// Takes the answer of a seat that is asked, and plays on to the next decision.
    ///
    /// # Errors
    /// When the seat is not asked or the option does not exist; nothing has changed then.
    fn answer_as(&mut self, seat: Seat, option: usize) -> Result<(), Refused>;

    /// The key of an option of this seat. No two options of a decision have the same.
    fn key(&self, seat: Seat, option: usize) -> Key;

    fn outcome(&self) -> Option<Outcome>;

    /// Who must answer now, or nothing when the game is over. Where both are asked, one of them.
    fn to_answer(&self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|&seat| self.asked(seat).is_some())
    }

    /// How many options [`Table::to_answer`] has; 0 when the game is over.
    fn options(&self) -> usize {
        self.to_answer().and_then(|seat| self.asked(seat)).map_or(0, |asked| asked.options)
    }

    /// Takes the answer of [`Table::to_answer`].
    ///
    /// # Errors
    /// When the game is over or the option does not exist; nothing has changed then.
    fn answer(&mut self, option: usize) -> Result<(), Refused> {
        let seat = self.to_answer().ok_or(Refused::Over)?;
        self.answer_as(seat, option)
    }

    /// Declares a value, where one is asked for.
    ///
    /// # Errors
    /// When none is asked for, or the game does not take this one; nothing has changed then.
    fn declare(&mut self, seat: Seat, value: &Value) -> Result<(), Refused> {
        let _ = seat;
        Err(Refused::NotOffered(value.into()))
    }

    /// Values that can be declared and are meant by this text, the likeliest first.
    fn find_values(&self, seat: Seat, text: &str, most: usize) -> Vec<Value> {
        let _ = (seat, text, most);
        Vec::new()
    }

    /// The place of the option with this key.
    fn option_of(&self, seat: Seat, key: &Key) -> Option<usize> {
        let options = self.asked(seat).map_or(0, |asked| asked.options);
        (0..options).find(|&option| self.key(seat, option) == *key)
    }

    /// Takes the answer of a seat by its key: an option, or a declared value.
    ///
    /// # Errors
    /// When the seat is not asked, or this is not offered; nothing has changed then.
    fn answer_by_key(&mut self, seat: Seat, key: &Key) -> Result<(), Refused> {
        let asked = self.asked(seat).ok_or(Refused::NotAsked(seat))?;
        match (self.option_of(seat, key), asked.kind) {
            (Some(option), _) => self.answer_as(seat, option),
            (None, Kind::Declare(sort)) => match key.value().filter(|value| value.sort() == sort) {
                Some(value) => self.declare(seat, &value),
                None => Err(self.why_refused(seat, key)),
            },
            (None, _) => Err(self.why_refused(seat, key)),
        }
    }

    /// Why nothing with this key is offered to this seat, as far as the game can say.
    fn why_refused(&self, seat: Seat, key: &Key) -> Refused {
        let _ = seat;
        Refused::NotOffered(key.clone())
    }
}

/// A game that can be written down and played again.
pub trait Recorded: Table {
    /// The state by its content, the same in every version of the program that plays alike.
    fn state_hash(&self) -> StateHash;
}
