//! `sets`: which sets there are cards of.

use crate::shelf::{Shelf, natural};
use serde::Serialize;
use ts_rs::TS;

/// A set, such as "BT1", and how many cards of it are there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SetCount {
    pub set: String,
    pub cards: u32,
}

/// In the order of their names, as people count.
pub(super) fn sets(shelf: &Shelf) -> Vec<SetCount> {
    let mut found: Vec<SetCount> = Vec::new();
    for facts in shelf.prepared().facts().filter(|facts| !facts.token) {
        match found.iter_mut().find(|known| known.set == facts.set) {
            Some(known) => known.cards += 1,
            None => found.push(SetCount { set: facts.set.clone(), cards: 1 }),
        }
    }
    found.sort_by_key(|count| natural(&count.set));
    found
}
