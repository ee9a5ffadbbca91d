//! What somebody wants to play: two decks, or a position.

use crate::requests::asked;
use crate::{Problem, problem};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The field `wanted` of a new room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Wanted<D, P> {
    Decks(DecksWanted<D>),
    Position(Box<PositionWanted<P>>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DecksWanted<D> {
    /// Seat A, seat B.
    pub decks: [DeckChoice<D>; 2],
    /// Cards whose text is not understood are played without it.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub allow_unread: bool,
    /// Decks that nothing but the restriction list forbids are played.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub allow_restricted: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionWanted<P> {
    pub position: P,
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub allow_unread: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeckChoice<D> {
    /// The name of a deck that comes with the program.
    Builtin(String),
    Entries(D),
}

impl<D: DeserializeOwned, P: DeserializeOwned> Wanted<D, P> {
    /// What the JSON says.
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(json: &Value) -> Result<Wanted<D, P>, Problem> {
        if json.get("decks").is_some() {
            return asked("wanted", json).map(Wanted::Decks);
        }
        if json.get("position").is_some() {
            return asked("wanted", json).map(Box::new).map(Wanted::Position);
        }
        Err(problem::nothing_wanted())
    }
}
