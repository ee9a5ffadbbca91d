//! Challenging somebody who is not there yet: `POST /api/challenges` takes a [`NewChallenge`] and
//! answers with a [`ChallengeMade`]; whoever has the link brings their own part, and nobody gets the other's key.

use super::ClockPlan;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::BestOf;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct NewChallenge {
    /// The key of the game.
    pub game: String,
    /// The challenger's part of what the game starts from: the game's own affair.
    #[ts(type = "unknown")]
    pub part: Value,
    pub name: String,
    pub clock: Option<ClockPlan>,
    /// A match, as in `NewRoom`.
    #[serde(default)]
    #[ts(optional, type = "number | null")]
    pub best_of: Option<BestOf>,
    /// Anybody may find it in the list of open tables, as long as the challenger waits.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// As in `NewRoom`.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub listed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChallengeMade {
    /// For the link that is passed on: `/#/join/CHALLENGE`.
    pub challenge: String,
    /// The challenger's own: it leads to their seat, once somebody has taken the challenge up.
    pub key: String,
}

/// What the other player may know: `GET /api/challenges/CHALLENGE`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Challenge {
    pub game: String,
    /// Who challenges.
    pub name: String,
    pub clock: Option<ClockPlan>,
    #[serde(default)]
    #[ts(type = "number | null")]
    pub best_of: Option<BestOf>,
    /// Whoever finds it in the list of open tables may take it up.
    #[serde(default)]
    pub public: bool,
    /// The game can be watched by anybody.
    #[serde(default)]
    pub listed: bool,
    /// What the game says about what they are to bring.
    #[ts(type = "unknown")]
    pub invitation: Value,
}

/// What `POST /api/challenges/CHALLENGE/accept` takes; the answer is a `RoomKey`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Acceptance {
    #[ts(type = "unknown")]
    pub part: Value,
    pub name: String,
}
