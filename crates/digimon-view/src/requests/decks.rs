//! `decks`, `read_deck`, `check_deck`, `forms`, `write_deck`: decks as players pass them on.

use super::deck_report::DeckEntry;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A deck that comes with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NamedDeck {
    pub name: String,
    pub entries: Vec<DeckEntry>,
}

/// The request: a deck list of any form. The answer is a `DeckReport`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    pub text: String,
}

/// The request: a deck. The answer is a `DeckReport`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckEntries {
    pub entries: Vec<DeckEntry>,
}

/// A form in which programs and pages write decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FormName {
    pub key: String,
    pub name: String,
}

/// The request: the deck in the form with this key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct WriteDeck {
    pub entries: Vec<DeckEntry>,
    pub form: String,
}

/// The answer: a text to pass on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Written {
    pub text: String,
}
