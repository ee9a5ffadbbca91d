//! DCG 15-5: what effects wait for.

use crate::effects::language::Happening;
use serde::{Deserialize, Serialize};

/// What an effect, or some of several, wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Awaits {
    /// Until it has happened.
    pub after: Happenings,
    /// Until it is about to happen (15-8-5).
    pub before: Happenings,
    /// Until it is about to happen, and may lower its cost (1-3-11).
    pub cheaper: Happenings,
    /// To be declared in the main phase (15-8-4).
    pub main: bool,
}

impl Awaits {
    pub fn is_nothing(self) -> bool {
        self == Awaits::default()
    }

    pub fn overlaps(self, other: Awaits) -> bool {
        self.after.overlaps(other.after)
            || self.before.overlaps(other.before)
            || self.cheaper.overlaps(other.cheaper)
            || (self.main && other.main)
    }

    pub fn add(&mut self, other: Awaits) {
        self.after.add(other.after);
        self.before.add(other.before);
        self.cheaper.add(other.cheaper);
        self.main |= other.main;
    }
}

/// A set of happenings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Happenings(u64);

const _: () = assert!((Happening::LAST as u8) < 64, "there is a bit for each happening");

impl Happenings {
    pub fn of(what: Happening) -> Self {
        Happenings(1 << what as u8)
    }

    pub fn has(self, what: Happening) -> bool {
        self.0 & (1 << what as u8) != 0
    }

    pub(crate) fn overlaps(self, other: Happenings) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn add(&mut self, other: Happenings) {
        self.0 |= other.0;
    }
}
