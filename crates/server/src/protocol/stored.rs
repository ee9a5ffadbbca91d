//! What the server keeps besides games in play: replay files, decks, pools.

use super::Player;
use host::{Move, PlayedBy, Record};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::StateHash;
use ts_rs::TS;

/// A whole game as a file: `GET /api/rooms/ROOM/KEY/replay`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Replay {
    pub game: String,
    /// The version of the protocol that wrote it.
    pub version: u32,
    /// What the game started from: the game's own affair.
    #[ts(type = "unknown")]
    pub record: Record,
    /// What it was played by; missing in files of version 1.
    #[serde(default)]
    #[ts(optional)]
    pub played_by: Option<PlayedBy>,
    pub moves: Vec<Move>,
    /// The hash of the state after each move; missing in files of version 1.
    #[serde(default)]
    #[ts(type = "Array<string>")]
    pub hashes: Vec<StateHash>,
    /// The names, seat A, seat B.
    pub players: [Player; 2],
}

/// A room, with the receiver's own key to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RoomKey {
    pub room: String,
    pub key: String,
}

/// A stored deck: `GET /api/GAME/decks` lists them.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StoredDeck {
    pub id: String,
    pub name: String,
    /// The game's own affair.
    #[ts(type = "unknown")]
    pub body: Value,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// What `PUT /api/GAME/decks/ID` takes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct DeckToStore {
    pub name: String,
    #[ts(type = "unknown")]
    pub body: Value,
}

/// A pool of cards that was added: `GET /api/GAME/pools` lists them.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StoredPool {
    pub name: String,
    /// What the game says about it.
    #[ts(type = "unknown")]
    pub holds: Value,
    /// It belongs to whoever asks; otherwise everybody has it.
    pub own: bool,
}
