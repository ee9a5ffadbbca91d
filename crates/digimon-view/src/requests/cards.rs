//! `cards`: a search through all cards.

use super::facts::{CardFacts, CategoryView, ColorView};
use super::fitting;
use crate::shelf::{Searched, Shelf};
use host::Problem;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The request: all that is said must hold. Upper and lower case are the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct CardsAsked {
    /// Every word of it is in the name, the number, a trait or a text.
    pub text: Option<String>,
    /// The number begins with this.
    pub number: Option<String>,
    /// This is in the name.
    pub name: Option<String>,
    /// The card has all of these.
    pub colors: Option<Vec<ColorView>>,
    pub category: Option<CategoryView>,
    pub level: Option<Span>,
    pub cost: Option<Span>,
    pub dp: Option<Span>,
    /// One of its traits is this.
    pub r#trait: Option<String>,
    pub set: Option<String>,
    /// Only cards that are understood, or only those that are not.
    pub read: Option<bool>,
    /// Tokens instead of cards that can be in a deck.
    pub token: Option<bool>,
    /// So many cards of what was found are left out first.
    #[ts(optional, as = "Option<u32>")]
    pub offset: u32,
    /// Not more than so many cards come back; 60 if nothing is said, 200 at most.
    pub limit: Option<u32>,
}

/// From and to, both included; an end that is missing is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct Span {
    pub min: Option<i32>,
    pub max: Option<i32>,
}

/// The answer, in the order of the numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardsFound {
    /// How many were found in all.
    pub total: u32,
    pub cards: Vec<CardFacts>,
}

/// How many cards come back if nothing is said, and at most.
const USUAL: u32 = 60;
const MOST: u32 = 200;
/// No text that is searched for is longer.
const LONGEST: usize = 200;

pub(super) fn search(shelf: &Shelf, asked: CardsAsked) -> Result<CardsFound, Problem> {
    let texts = [("text", &asked.text), ("number", &asked.number), ("name", &asked.name)];
    for (place, text) in texts.into_iter().chain([("trait", &asked.r#trait), ("set", &asked.set)]) {
        fitting(place, text.as_ref().map_or(0, String::len), LONGEST, "letters")?;
    }
    let limit = asked.limit.unwrap_or(USUAL).min(MOST);
    let Searched { total, cards } = shelf.prepared().search(&asked, asked.offset as usize, limit as usize);
    Ok(CardsFound { total: total as u32, cards: cards.into_iter().cloned().collect() })
}
