//! `position_text` and `read_position`: a position as a scenario file, and back.

use crate::position::PositionView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The request: a position to be written. The answer is a `Written`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionAsked {
    pub position: PositionView,
}

/// The request: the text of a scenario file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ScenarioText {
    pub text: String,
}

/// The answer: the position of its first scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PositionRead {
    pub position: PositionView,
    pub title: String,
}
