//! Who knows a card that lies hidden.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// Which seats know what a card is, where it lies now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Known(u8);

impl Known {
    pub const NOBODY: Known = Known(0);
    pub const ALL: Known = Known(3);

    pub fn only(seat: Seat) -> Known {
        Known(1 << seat.index())
    }

    pub fn to(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    #[must_use]
    pub fn union(self, other: Known) -> Known {
        Known(self.0 | other.0)
    }
}
