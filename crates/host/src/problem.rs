//! What went wrong, for a person: the place, the reason, the way out.

use serde::Serialize;
use ts_rs::TS;

/// Nothing was done, and nothing is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error, TS)]
#[error("{place}: {reason}; {way_out}")]
pub struct Problem {
    /// What it is about: a field of the request, a line of a deck, a card.
    pub place: String,
    pub reason: String,
    /// What can be done about it.
    pub way_out: String,
}

impl Problem {
    pub fn new(place: impl Into<String>, reason: impl Into<String>, way_out: impl Into<String>) -> Problem {
        Problem { place: place.into(), reason: reason.into(), way_out: way_out.into() }
    }
}
