//! `decks`, `read_deck`, `check_deck`, `forms`, `write_deck`: decks as players pass them on.

use super::fitting;
use crate::{Catalogue, Decks, Problem, problem};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// So many of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckEntry {
    pub number: String,
    pub copies: u16,
}

/// A deck that comes with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NamedDeck<D> {
    pub name: String,
    pub entries: D,
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
pub struct DeckEntries<D> {
    pub entries: D,
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
pub struct WriteDeck<D> {
    pub entries: D,
    pub form: String,
}

/// The answer: a text to pass on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Written {
    pub text: String,
}

/// No list is longer than this; a mistaken file may be.
const LONGEST: usize = 256 * 1024;

pub(super) fn read<G: Decks>(catalogue: &Catalogue<G>, asked: DeckText) -> Result<G::Report, Problem> {
    fitting("text", asked.text.len(), LONGEST, "bytes")?;
    G::read_deck(catalogue, &asked.text)
}

pub(super) fn check<G: Decks>(
    catalogue: &Catalogue<G>,
    asked: DeckEntries<G::Deck>,
) -> Result<G::Report, Problem> {
    G::report(catalogue, &asked.entries)
}

pub(super) fn write<G: Decks>(
    catalogue: &Catalogue<G>,
    asked: WriteDeck<G::Deck>,
) -> Result<Written, Problem> {
    let known = || G::forms().into_iter().map(|form| form.key).collect::<Vec<_>>().join(", ");
    let written = G::write_deck(catalogue, &asked.entries, &asked.form)?;
    Ok(Written { text: written.ok_or_else(|| problem::no_such_form(known()))? })
}
