//! What a room can be asked, by connections, by the web and by its own bots.

use super::MatchPart;
use super::state::Step;
use crate::protocol::{FromPage, Replay, Summary};
use axum::extract::ws::Utf8Bytes;
use host::{PlayedBy, PoolId, Problem, Record};
use table::Seat;
use tokio::sync::{mpsc, oneshot};

/// A game to play on from: what it started from, and its moves.
pub struct Copy {
    pub game: String,
    pub record: Record,
    pub played_by: Option<PlayedBy>,
    pub steps: Vec<Step>,
}

pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;

pub enum Call {
    /// Somebody sits down or looks on.
    Join {
        key: String,
        outbox: mpsc::Sender<Utf8Bytes>,
        /// The connection's number.
        reply: Reply<u64>,
    },
    Leave {
        id: u64,
    },
    Said {
        id: u64,
        what: FromPage,
        /// Comes when the room is ready for the next.
        done: oneshot::Sender<()>,
    },
    /// The bot that was asked for the so-manieth time has made up its mind, or a window is passed
    /// for a seat that wants it.
    Chosen {
        thought: u64,
        seat: Seat,
        option: usize,
    },
    Summary {
        key: String,
        reply: Reply<Summary>,
    },
    Replay {
        key: String,
        reply: Reply<Replay>,
    },
    /// The match up to the end of this game.
    Match {
        key: String,
        reply: Reply<MatchPart>,
    },
    /// Is this the last game of its match, and over?
    IsMatchOver {
        reply: Reply<bool>,
    },
    /// The game, its record and its first moves, to play on from.
    Copy {
        key: String,
        at: u32,
        reply: Reply<Copy>,
    },
    /// The whole game, for whoever may see all of it now that it is over.
    Whole {
        key: String,
        reply: Reply<Copy>,
    },
    /// The pools that people brought whose cards are in the game.
    Pools {
        key: String,
        reply: Reply<Vec<PoolId>>,
    },
    /// Nothing: the room wakes up for it.
    Wake {
        reply: Reply<()>,
    },
}
