//! `cards`: what somebody looks for among all cards.

use super::facts::{CategoryView, ColorView};
use host::Span;
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
