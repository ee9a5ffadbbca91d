//! How far reading goes for one card.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What is taken of one card at most. A card that needs more is not read, and says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// All its texts together.
    pub bytes: usize,
    /// Clauses within clauses.
    pub depth: u32,
    /// Readings that are tried.
    pub steps: u32,
    /// For machines that are too slow for so many steps. Whoever reads the same card again may come further.
    pub time: Duration,
}

impl Bounds {
    /// Far above what any printed card needs.
    pub const CARD: Bounds =
        Bounds { bytes: 16 << 10, depth: 100, steps: 200_000, time: Duration::from_secs(10) };
}

/// Which of the bounds a card went beyond.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Bound {
    Bytes,
    Depth,
    Steps,
    Time,
    /// Nobody waits for it any more.
    Cancelled,
}

impl Bound {
    /// What should have stood in the text instead, for the diagnosis.
    pub fn expected(self) -> &'static str {
        match self {
            Bound::Bytes => "a text no longer than a card has room for",
            Bound::Depth => "sentences that are not so deep within each other",
            Bound::Steps => "a text that can be understood in fewer steps",
            Bound::Time => "a text that can be understood in less time",
            Bound::Cancelled => "somebody who waits for it",
        }
    }

    /// Would the same card go beyond it again?
    pub fn is_certain(self) -> bool {
        match self {
            Bound::Bytes | Bound::Depth | Bound::Steps => true,
            Bound::Time | Bound::Cancelled => false,
        }
    }
}
