//! What the two players of a challenge bring: a deck each, or the challenger a whole position.

use crate::position::PositionView;
use crate::problem;
use crate::requests::asked;
use crate::wanted::DeckChoice;
use host::Problem;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use ts_rs::TS;

/// The challenger's part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Offered {
    Deck(DeckPart),
    Position(Box<PositionPart>),
}

/// One's own deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckPart {
    pub deck: DeckChoice,
    /// Cards whose text is not understood are played without it.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub allow_unread: bool,
}

/// Everything that both start from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionPart {
    pub position: PositionView,
    /// Which side of it the challenger plays.
    pub seat: Seat,
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub allow_unread: bool,
}

/// What the other player is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Invitation {
    /// They bring a deck, a `DeckPart`.
    Deck,
    /// A position is laid out: they bring nothing, that is `null`.
    Position,
}

impl Offered {
    /// What the JSON says.
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(json: &Value) -> Result<Offered, Problem> {
        if json.get("deck").is_some() {
            return asked("part", json).map(Offered::Deck);
        }
        if json.get("position").is_some() {
            return asked("part", json).map(Box::new).map(Offered::Position);
        }
        Err(problem::nothing_offered())
    }
}
