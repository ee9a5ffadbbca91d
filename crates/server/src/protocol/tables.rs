//! The tables that anybody may find: `GET /api/tables`.

use super::{ClockPlan, Player};
use serde::Serialize;
use table::BestOf;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tables {
    /// Where somebody waits for a player, the newest first.
    pub open: Vec<OpenTable>,
    /// Games that may be watched, the newest first.
    pub running: Vec<RunningTable>,
}

/// A challenge to anybody: it is taken up as one that came by a link.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OpenTable {
    pub challenge: String,
    pub game: String,
    /// Who waits.
    pub name: String,
    pub clock: Option<ClockPlan>,
    #[ts(type = "number | null")]
    pub best_of: Option<BestOf>,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
}

/// A game whose players let anybody watch.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RunningTable {
    pub room: String,
    /// The key for watchers: they see what is public.
    pub key: String,
    pub game: String,
    pub players: [Player; 2],
    pub turn: u32,
    #[ts(type = "number | null")]
    pub best_of: Option<BestOf>,
    /// Games won in the match: seat A, seat B.
    pub won: [u32; 2],
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub begun: i64,
}
