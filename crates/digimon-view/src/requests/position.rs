//! `position_text` and `read_position`: a position as a scenario file, and back.

use super::{Written, fitting};
use crate::position::PositionView;
use crate::shelf::Shelf;
use host::Problem;
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

/// No scenario is longer than this; a mistaken file may be.
const LONGEST: usize = 64 * 1024;

pub(super) fn write(shelf: &Shelf, asked: PositionAsked) -> Result<Written, Problem> {
    asked.position.check()?;
    Ok(Written { text: asked.position.to_scenario("A position", shelf)? })
}

pub(super) fn read(shelf: &Shelf, asked: ScenarioText) -> Result<PositionRead, Problem> {
    fitting("text", asked.text.len(), LONGEST, "bytes")?;
    let (title, position) = PositionView::of_scenario(&asked.text, shelf)?;
    Ok(PositionRead { position, title })
}
