//! Timings and icons in front of an effect, and "when …" (15-5, 15-14, 15-16).

use super::reader::Reader;
use digimon::effects::language::{Icons, TurnScope, When};

/// What stands in front of an effect.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Header {
    pub when: Vec<When>,
    pub turn: TurnScope,
    pub icons: Icons,
}

impl Reader<'_> {
    /// The timings and icons in brackets, and "when …," after them.
    pub(super) fn header(&mut self) -> Option<Header> {
        None
    }

    /// "When …," up to and with its comma; what triggers it is spoken of from then on.
    pub(super) fn trigger(&mut self) -> Option<Vec<When>> {
        None
    }

    /// Is this a timing or icon, with which an effect begins?
    pub(super) fn begins_effect(&self, _bracket: &str) -> bool {
        false
    }
}
