//! What the server says.

use super::{MatchNow, Player, Word};
use host::{Foreseen, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Key, Kind, Outcome, Respond, Seat};
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum ToPage {
    /// First of all, and again whenever who is there changes, or a turn begins.
    Welcome {
        version: u32,
        room: String,
        game: String,
        you: Holding,
        players: [Player; 2],
        /// The key for watchers, for those who may pass it on: players.
        watch: Option<String>,
        practice: bool,
        /// Which moves begin a turn: `turns[n]` moves were made before turn n + 1 began.
        turns: Vec<u32>,
        /// Where the game's chance began, once it is over, for those who may take the replay.
        seed: Option<String>,
    },
    /// The table, whenever something has changed.
    Now(Now),
    /// The table as it was (`look`).
    Then(Now),
    About {
        id: u32,
        #[ts(type = "unknown")]
        about: Value,
    },
    /// What would come of an answer.
    Foreseen {
        id: u32,
        foreseen: Foreseen,
    },
    /// The values that were found, the likeliest first.
    Found {
        id: u32,
        values: Vec<table::Value>,
    },
    /// What was sent was not done.
    Refused {
        problem: Problem,
        /// Which `about` or `foresee` it was, if it was one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        about: Option<u32>,
    },
    /// A quick word of a player.
    Said {
        seat: Seat,
        word: Word,
    },
    /// The room of the rematch.
    Rematch {
        room: String,
        key: String,
    },
    /// What a seat plays with in a match, and what it brought.
    Deck {
        seat: Seat,
        #[ts(type = "unknown")]
        deck: Value,
        #[ts(type = "unknown")]
        registered: Value,
    },
    Pong,
}

/// Which seats the receiver holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    A,
    B,
    Both,
    Watcher,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Now {
    /// How many moves were made.
    pub at: u32,
    /// How many there are in all: more than `at` after an undo, or in a replay.
    pub of: u32,
    /// The game's own view, its question and offers in it.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The log from line `from` on; what the receiver has from there on is replaced.
    pub from: u32,
    #[ts(type = "unknown[]")]
    pub lines: Vec<Value>,
    pub to_answer: Option<Seat>,
    /// What is asked of the seats that the receiver answers for; both where both are asked at once.
    pub asked: Vec<SeatAsked>,
    /// How each seat wants windows to be treated; only one's own is told.
    pub respond: [Option<Respond>; 2],
    /// Why nobody can play on: the game cannot be played again as it was, and is shown up to there.
    pub read_only: Option<Problem>,
    pub stage: Stage,
    /// The match that this is a game of.
    #[serde(rename = "match")]
    pub in_match: Option<MatchNow>,
    pub clocks: Option<Clocks>,
    pub draw_offered_by: Option<Seat>,
    /// Who has asked to take a choice back.
    pub back_asked_by: Option<Seat>,
    pub rematch_wanted_by: Option<Seat>,
    /// Whose hidden cards watchers may see: seat A, seat B.
    pub shown: [bool; 2],
    /// Now that it is over, watchers may see all of it.
    pub shared: bool,
    pub can_undo: bool,
    pub can_redo: bool,
}

/// What one seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatAsked {
    pub seat: Seat,
    pub kind: Kind,
    /// The options by their keys, in the order of the game's own view.
    pub keys: Vec<Key>,
    /// In a window to respond: the option of whoever does nothing, by its place.
    pub pass: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waiting for somebody to answer.
    Asking,
    /// A bot thinks.
    Thinking,
    Over {
        outcome: Outcome,
    },
}

/// What is left, in milliseconds, when this was sent: seat A, seat B; whose clock runs is `to_answer`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Clocks {
    pub left_ms: [u32; 2],
    /// Of it, for the whole game; nothing where only choices are timed.
    pub game_ms: Option<[u32; 2]>,
}
