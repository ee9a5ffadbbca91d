//! `sets`: which sets there are cards of.

use serde::Serialize;
use ts_rs::TS;

/// A set, such as "BT1", and how many cards of it are there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SetCount {
    pub set: String,
    pub cards: u32,
}
