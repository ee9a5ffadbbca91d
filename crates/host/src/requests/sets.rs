//! `sets`: which sets there are cards of.

use crate::{Cards, Catalogue, natural};
use serde::Serialize;
use ts_rs::TS;

/// A set, such as "BT1", and how many cards of it are there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SetCount {
    pub set: String,
    pub cards: u32,
}

/// In the order of their names, as people count.
pub(super) fn sets<C: Cards>(catalogue: &Catalogue<C>) -> Vec<SetCount> {
    let mut found: Vec<SetCount> = Vec::new();
    for listing in catalogue.prepared().facts().map(C::listing).filter(|listing| !listing.is_token) {
        match found.iter_mut().find(|known| known.set == listing.set) {
            Some(known) => known.cards += 1,
            None => found.push(SetCount { set: listing.set.to_owned(), cards: 1 }),
        }
    }
    found.sort_by_key(|count| natural(&count.set));
    found
}
