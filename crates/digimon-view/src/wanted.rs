//! What somebody wants to play: two decks, or a position.

use crate::position::PositionView;
use crate::requests::DeckEntry;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The field `wanted` of a new room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Wanted {
    Decks {
        decks: [DeckChoice; 2],
        /// Cards whose text is not understood are played without it.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        allow_unread: bool,
    },
    Position {
        position: PositionView,
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        allow_unread: bool,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeckChoice {
    /// The name of a deck that comes with the program.
    Builtin(String),
    Entries(Vec<DeckEntry>),
}
