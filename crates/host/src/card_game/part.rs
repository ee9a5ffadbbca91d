//! What the two players of a challenge bring: a deck each, or the challenger a whole position.

use super::DeckChoice;
use crate::requests::asked;
use crate::{Problem, problem};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use ts_rs::TS;

/// The challenger's part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Offered<D, P> {
    Deck(DeckPart<D>),
    Position(Box<PositionPart<P>>),
}

/// One's own deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckPart<D> {
    pub deck: DeckChoice<D>,
    /// Cards whose text is not understood are played without it.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub allow_unread: bool,
}

/// Everything that both start from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionPart<P> {
    pub position: P,
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

impl<D: DeserializeOwned, P: DeserializeOwned> Offered<D, P> {
    /// What the JSON says.
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(json: &Value) -> Result<Offered<D, P>, Problem> {
        if json.get("deck").is_some() {
            return asked("part", json).map(Offered::Deck);
        }
        if json.get("position").is_some() {
            return asked("part", json).map(Box::new).map(Offered::Position);
        }
        Err(problem::nothing_offered())
    }
}
