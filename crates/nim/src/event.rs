//! What happens in a game, with the clauses that it follows.

use serde::{Deserialize, Serialize};
use std::fmt;
use table::Seat;

/// Something that has happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Showed { seat: Seat, fingers: u8 },
    Took(Taken),
    Returned { seat: Seat, number: u64 },
    Added { seat: Seat, stones: u64 },
    Won { seat: Seat, by: Win },
}

/// What a seat did: the number that it laid off, and the one that it drew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Taken {
    pub seat: Seat,
    pub taken: u64,
    pub drawn: u64,
}

/// Why a seat has won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Win {
    LastStone,
    NoNumbers,
}

impl Event {
    pub fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Showed { .. } => &["1-1"],
            Event::Took(_) => &["1-2"],
            Event::Returned { .. } => &["1-3"],
            Event::Added { .. } => &["1-4"],
            Event::Won { by: Win::LastStone, .. } => &["2-1"],
            Event::Won { by: Win::NoNumbers, .. } => &["2-2"],
        }
    }
}

/// As a sentence, without what is hidden.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Showed { seat, fingers } => write!(f, "{seat} shows {fingers}."),
            Event::Took(Taken { seat, taken, .. }) => write!(f, "{seat} takes {taken}."),
            Event::Returned { seat, number } => write!(f, "{seat} returns {number}."),
            Event::Added { seat, stones } => write!(f, "{seat} adds {stones}."),
            Event::Won { seat, .. } => write!(f, "{seat} wins."),
        }
    }
}
