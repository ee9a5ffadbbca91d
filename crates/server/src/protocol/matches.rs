//! A match: some games one after the other, each in a room of its own, which the same keys open.

use super::Replay;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BestOf, MatchReplay, Outcome, Seat};
use ts_rs::TS;

/// How a match stands, for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MatchNow {
    #[ts(type = "number")]
    pub best_of: BestOf,
    /// Which of its games this is, from 1 on.
    pub game: u32,
    /// Games won: seat A, seat B. This one counts as soon as it is over.
    pub won: [u32; 2],
    pub drawn: u32,
    /// The rooms of the games before this one; the receiver's key fits them.
    pub earlier: Vec<String>,
    /// The room of the next game, as soon as it has begun; the receiver's key fits it.
    pub next: Option<String>,
    /// The match is over, with this game or with a later one.
    pub over: bool,
    pub stage: MatchStage,
}

/// What a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MatchStage {
    /// The end of a game: this one, or a later one.
    Playing,
    /// The players, each of whom says `ready`.
    Break {
        ready: [bool; 2],
        /// May they bring another deck?
        may_change_decks: bool,
        /// After this time they play on with what they have.
        left_ms: Option<u32>,
    },
    /// This seat, which says by `first` who goes first.
    Choosing {
        seat: Seat,
        left_ms: Option<u32>,
    },
    Over {
        outcome: Outcome,
    },
}

/// A whole match as a file: `GET /api/rooms/ROOM/KEY/match`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MatchFile {
    pub game: String,
    /// The version of the protocol that wrote it.
    pub version: u32,
    /// What was brought, what happened between the games, and the games.
    #[serde(rename = "match")]
    #[ts(type = "unknown")]
    pub played: MatchReplay<Value, Replay>,
}
