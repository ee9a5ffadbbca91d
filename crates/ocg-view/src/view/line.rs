//! The log, a line an event, in a form that the page puts into any language.

use super::EventView;
use serde::Serialize;
use table::Seat;
use ts_rs::TS;

/// A card in a sentence. Without a number it is a card that this viewer does not know; the id is then that of its
/// place, or 65535 in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardName {
    pub id: u16,
    pub number: Option<String>,
    pub name: Option<String>,
    pub owner: Seat,
}

/// One line: what happened, and the statements that it followed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Line {
    pub turn: u16,
    /// How many moves had been made before.
    pub at: u32,
    pub says: EventView,
    /// Statements of the complete rulebook; the page asks for their words by the request "clause".
    pub clauses: Vec<String>,
}
