//! Opening a room: `POST /api/rooms` takes a [`NewRoom`] and answers with a [`RoomMade`].

use super::MatchNow;
use host::{Bot, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BestOf, Seat};
use ts_rs::TS;

/// What somebody wants to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct NewRoom {
    /// The key of the game.
    pub game: String,
    pub start: Start,
    /// Who sits where: seat A, seat B.
    pub seats: [SeatPlan; 2],
    pub clock: Option<ClockPlan>,
    /// A match: best of 1, 3, 5, 7 or 9 games. A single game if it is missing.
    #[serde(default)]
    #[ts(optional, type = "number | null")]
    pub best_of: Option<BestOf>,
    /// Against bots and on one screen moves can be taken back.
    pub practice: bool,
    /// How long a bot waits before each of its choices; by default a moment where persons look on,
    /// and not at all between bots.
    #[ts(optional)]
    pub pace_ms: Option<u32>,
    /// Anybody may find the game in the list of those that are played, and watch what is public.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub listed: bool,
}

/// What the game starts from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Decks or a position: the game's own affair.
    New {
        #[ts(type = "unknown")]
        wanted: Value,
        /// Drawn when it is missing. As text: a number of 64 bits does not fit into one of the page's.
        seed: Option<String>,
    },
    /// A stored game, after so many of its moves.
    From { room: String, key: String, at: u32 },
    /// The text of a downloaded replay, after so many of its moves (all, if missing).
    File { text: String, at: Option<u32> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "who")]
pub enum SeatPlan {
    Person {
        name: String,
    },
    Bot {
        bot: Bot,
        /// Time for a choice.
        budget_ms: Option<u32>,
    },
}

/// 0 seconds for the whole game mean: only the seconds for each choice. In a match they are for all its games together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClockPlan {
    pub game_seconds: u32,
    pub choice_seconds: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoomMade {
    pub room: String,
    /// The keys of those seats that are persons', and of watchers. Whoever has a key sits there.
    pub links: Links,
}

/// The keys of a room; an address is `/#/room/ROOM/KEY`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Links {
    pub a: Option<String>,
    pub b: Option<String>,
    /// Both seats on one screen; only where both are one person's.
    pub both: Option<String>,
    /// For anybody: where two persons play each other, who comes in by it sees what is public.
    pub watch: String,
    /// For those whom the player of this seat lets watch: they also see what that player shows them. The other
    /// player does not get it.
    #[serde(default)]
    pub watch_a: Option<String>,
    #[serde(default)]
    pub watch_b: Option<String>,
}

/// A room in a list: `POST /api/rooms/mine` with `[[room, key], …]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Summary {
    pub room: String,
    pub game: String,
    pub players: [Player; 2],
    pub turn: u32,
    pub moves: u32,
    pub outcome: Option<table::Outcome>,
    pub to_answer: Option<Seat>,
    /// The match that it is a game of.
    #[serde(rename = "match")]
    pub in_match: Option<MatchNow>,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub begun: i64,
    #[ts(type = "number")]
    pub changed: i64,
    /// Why it cannot be opened now: its cards are not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Problem>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Player {
    pub name: String,
    pub bot: Option<Bot>,
    /// Somebody sits there with an open connection (a bot always does).
    pub here: bool,
}

impl Player {
    /// What to call them where nobody has better words: bots have no name of their own.
    pub fn called(&self) -> String {
        match self.bot {
            Some(Bot::Random) if self.name.is_empty() => "random bot".to_owned(),
            Some(Bot::Greedy) if self.name.is_empty() => "greedy bot".to_owned(),
            Some(Bot::Search) if self.name.is_empty() => "searching bot".to_owned(),
            Some(_) | None => self.name.clone(),
        }
    }
}
