//! What the searching bot thinks of a game that was played.

use super::Holding;
use host::{Estimate, Move};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Key, Seat};
use ts_rs::TS;

/// The choices of a game from a move on, as far as there was time: `GET /api/rooms/ROOM/KEY/estimates/FROM`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Estimates {
    pub choices: Vec<Estimated>,
    /// Where to go on; nothing at the end of the game.
    pub next: Option<u32>,
}

/// One choice, and what was taken.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Estimated {
    /// How many moves had been made before.
    pub at: u32,
    pub estimate: Estimate,
    pub taken: Key,
}

/// What `GET /api/rooms/ROOM/KEY/line/AT?option=KEY&viewer=both` is asked.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct LineWanted {
    /// The answer that is given instead of the one that was.
    pub option: String,
    /// As whom it is seen; with both hands open if it is missing.
    pub viewer: Option<Holding>,
}

/// How a game might have gone on after another answer, a step after the other.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OtherLine {
    pub steps: Vec<OtherStep>,
}

/// One move of it, and the table afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OtherStep {
    #[serde(rename = "move")]
    pub this: Move,
    #[ts(type = "unknown")]
    pub view: Value,
    /// What is told of it.
    #[ts(type = "unknown[]")]
    pub lines: Vec<Value>,
    pub to_answer: Option<Seat>,
}
