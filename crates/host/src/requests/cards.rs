//! `cards`: a search through all cards.

use super::fitting;
use crate::{Cards, Catalogue, Found, Problem, Search};
use serde::Serialize;
use ts_rs::TS;

/// The answer, in the order of the numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardsFound<F> {
    /// How many were found in all.
    pub total: u32,
    pub cards: Vec<F>,
}

/// How many cards come back if nothing is said, and at most.
const USUAL: u32 = 60;
const MOST: u32 = 200;
/// No text that is searched for is longer.
pub const LONGEST: usize = 200;

/// # Errors
/// When a text is too long.
pub fn search<C: Cards>(catalogue: &Catalogue<C>, asked: &C::Asked) -> Result<CardsFound<C::Facts>, Problem> {
    let Search { text, number, name, set, offset, limit, .. } = C::search(asked);
    for (place, text) in [("text", text), ("number", number), ("name", name), ("set", set)] {
        fitting(place, text.map_or(0, str::len), LONGEST, "letters")?;
    }
    let limit = limit.unwrap_or(USUAL).min(MOST);
    let Found { total, cards } = catalogue.prepared().search(asked, offset as usize, limit as usize);
    Ok(CardsFound { total: total as u32, cards: cards.into_iter().cloned().collect() })
}
