//! What is stored of a room besides its record and its moves.

use crate::protocol::{Holding, Links};
use host::Move;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{MatchStep, Respond, Seat, StateHash};

/// A move as it is stored: what was done, what came of it, what the clocks had left afterwards, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Made {
    pub this: Move,
    /// The hash of the state afterwards; none for moves of version 1.
    pub hash: Option<StateHash>,
    /// Milliseconds: seat A, seat B.
    pub left: [i64; 2],
    /// Seconds since 1970.
    pub time: i64,
}

impl Made {
    /// The same as it came out when it was made again.
    #[must_use]
    pub fn with_step(self, Step { this, hash }: Step) -> Made {
        Made { this, hash, ..self }
    }

    pub fn step(&self) -> Step {
        Step { this: self.this.clone(), hash: self.hash }
    }
}

/// A move with the hash of the state that it led to, as far as that is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    pub this: Move,
    pub hash: Option<StateHash>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// How many moves count, where some were taken back.
    pub cursor: Option<u32>,
    pub draw_offered_by: Option<Seat>,
    /// After how many moves the last offer of a seat was turned down.
    #[serde(default)]
    pub draw_turned_down: [Option<u32>; 2],
    /// Who has asked to take a choice back.
    #[serde(default)]
    pub back_asked_by: Option<Seat>,
    /// After how many moves a seat was last told no.
    #[serde(default)]
    pub back_turned_down: [Option<u32>; 2],
    pub wants_rematch: [bool; 2],
    pub shown: [bool; 2],
    /// A player has passed the whole game on to whoever has the link for watchers.
    #[serde(default)]
    pub shared: bool,
    pub rematch: Option<Rematch>,
    /// What happened in the match since this game of it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<MatchStep<Value>>,
    /// The room of the next game of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// How each seat wants windows to be treated.
    #[serde(default)]
    pub respond: [Respond; 2],
}

/// The room where they play again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rematch {
    pub room: String,
    pub keys: Links,
}

impl Rematch {
    /// Whoever sat at A sits at B now.
    pub fn key(&self, old: Holding, guest_of: Option<Seat>) -> Option<String> {
        let Links { watch, watch_a, watch_b, .. } = &self.keys;
        match old {
            Holding::Watcher if guest_of == Some(Seat::A) && watch_b.is_some() => watch_b.clone(),
            Holding::Watcher if guest_of == Some(Seat::B) && watch_a.is_some() => watch_a.clone(),
            Holding::A => self.keys.b.clone(),
            Holding::B => self.keys.a.clone(),
            Holding::Both => self.keys.both.clone(),
            Holding::Watcher => Some(watch.clone()),
        }
    }
}
