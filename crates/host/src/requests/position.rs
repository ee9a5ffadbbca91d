//! `position_text` and `read_position`: a position as a scenario file, and back. `position_by` and `position_changes`: what
//! it was made with, for a link that somebody else opens.

use super::{Written, fitting};
use crate::{CardGame, Catalogue, Changes, PlayedBy, Positions, Problem};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The request: a position to be written. The answer is a `Written`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionAsked<P> {
    pub position: P,
}

/// The request: the text of a scenario file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ScenarioText {
    pub text: String,
}

/// The answer: the position of its first scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PositionRead<P> {
    pub position: P,
    pub title: String,
}

/// The request: a position of a link, and what it was made with. The answer is what is different here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionLinked<P> {
    pub position: P,
    pub played_by: PlayedBy,
}

/// No scenario is longer than this; a mistaken file may be.
const LONGEST: usize = 64 * 1024;

pub(super) fn write<G: Positions>(
    catalogue: &Catalogue<G>,
    asked: PositionAsked<G::Position>,
) -> Result<Written, Problem> {
    G::check(&asked.position)?;
    Ok(Written { text: G::write(&asked.position, "A position", catalogue)? })
}

pub(super) fn read<G: Positions>(
    catalogue: &Catalogue<G>,
    asked: ScenarioText,
) -> Result<PositionRead<G::Position>, Problem> {
    fitting("text", asked.text.len(), LONGEST, "bytes")?;
    let (title, position) = G::read(&asked.text, catalogue)?;
    Ok(PositionRead { position, title })
}

/// What a position is made with here and now.
pub(super) fn made_by<G: CardGame>(
    catalogue: &Catalogue<G>,
    asked: PositionAsked<G::Position>,
) -> Result<PlayedBy, Problem> {
    PlayedBy::of(catalogue, G::numbers_in(&asked.position))
}

pub(super) fn changes<G: CardGame>(
    catalogue: &Catalogue<G>,
    asked: PositionLinked<G::Position>,
) -> Result<Changes, Problem> {
    let now = PlayedBy::of(catalogue, G::numbers_in(&asked.position))?;
    Ok(asked.played_by.changes(&now))
}
