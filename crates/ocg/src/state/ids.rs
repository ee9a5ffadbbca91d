//! What can be pointed at in a duel, and when a pointer goes stale.

use crate::library::EffectId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A physical card or a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A card as long as it stays where it is: stale once it has moved, or was turned face-down (3.4.4-109).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardRef {
    pub card: CardId,
    pub incarnation: u16,
}

impl CardRef {
    /// Is it that card after one move, without having been elsewhere in between?
    pub(crate) fn is_next_of(self, before: CardRef) -> bool {
        self.card == before.card && self.incarnation == before.incarnation.wrapping_add(1)
    }
}

/// An effect in the hands of somebody: which effect, of which card, used by whom (3.4.1-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Source {
    pub effect: EffectId,
    pub card: CardRef,
    pub you: Seat,
}
