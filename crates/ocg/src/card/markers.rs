//! OCG 3.3.1-67 to -70: Link Markers.

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};

/// 3.3.1-67: where an arrow points, seen by the one who controls the monster.
#[derive(EnumSetType, Debug, Hash, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Marker {
    TopLeft,
    Top,
    TopRight,
    Left,
    Right,
    BottomLeft,
    Bottom,
    BottomRight,
}

impl Marker {
    /// Columns to the right, and rows towards the opponent.
    pub fn direction(self) -> (i8, i8) {
        match self {
            Marker::TopLeft => (-1, 1),
            Marker::Top => (0, 1),
            Marker::TopRight => (1, 1),
            Marker::Left => (-1, 0),
            Marker::Right => (1, 0),
            Marker::BottomLeft => (-1, -1),
            Marker::Bottom => (0, -1),
            Marker::BottomRight => (1, -1),
        }
    }
}
