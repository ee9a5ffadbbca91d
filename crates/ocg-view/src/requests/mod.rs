//! What only the OCG asks and answers about cards and decks, beside the requests of any card game (`host::requests`).

mod cards;
mod deck_report;
mod facts;

pub use cards::CardsAsked;
pub use deck_report::{DeckFault, DeckReport, FaultView, PlacedEntry};
pub use facts::{CardFacts, PrintedStat};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// So many of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckEntry {
    /// The password.
    pub number: String,
    pub copies: u16,
    /// 3.1.2-5, -11: where it belongs; it is filled in when the deck is looked through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub part: Option<PartView>,
    /// 3.1.2-16: it is in the Side Deck.
    #[serde(default, skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub side: bool,
}

/// 3.1.2-5, -11
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PartView {
    Main,
    Extra,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_not(said: &bool) -> bool {
    !said
}
