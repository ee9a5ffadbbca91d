//! The requests about cards, decks and positions: a file each, with what is asked and answered.

mod cards;
mod clause;
mod deck_report;
mod decks;
mod facts;
mod position;
mod sets;
mod texts;

pub use cards::{CardsAsked, CardsFound, Span};
pub use clause::{ClauseWords, ClausesAsked};
pub use deck_report::{DeckEntry, DeckFault, DeckNote, DeckReport, FaultView, PlacedEntry, SectionView};
pub use decks::{DeckEntries, DeckText, FormName, NamedDeck, WriteDeck, Written};
pub use facts::{CardFacts, CategoryView, ColorView, FactsAsked};
pub use position::{PositionAsked, PositionRead, ScenarioText};
pub use sets::SetCount;
pub use texts::{Rendering, TextsAsked};

pub use decks::about;
pub(crate) use decks::list;

use crate::problem;
use crate::shelf::Shelf;
use host::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// How many cards anybody may ask for at once.
const CARDS_AT_ONCE: usize = 500;
const NAMES: &str = "cards, facts, texts, sets, decks, read_deck, check_deck, forms, write_deck, clause, position_text, read_position";

/// Answers a request by its name.
///
/// # Errors
/// When there is no such request, or it cannot be answered.
pub fn answer(shelf: &Shelf, request: &str, body: &Value) -> Result<Value, Problem> {
    match request {
        "cards" => said(cards::search(shelf, asked(request, body)?)?),
        "facts" => said(facts::facts(shelf, asked(request, body)?)?),
        "texts" => said(texts::texts(shelf, asked(request, body)?)?),
        "sets" => said(sets::sets(shelf)),
        "decks" => said(decks::built_in()),
        "read_deck" => said(decks::read(shelf, asked(request, body)?)?),
        "check_deck" => said(decks::check(shelf, asked(request, body)?)?),
        "forms" => said(decks::forms()),
        "write_deck" => said(decks::write(shelf, asked(request, body)?)?),
        "clause" => said(clause::clauses(asked(request, body)?)?),
        "position_text" => said(position::write(shelf, asked(request, body)?)?),
        "read_position" => said(position::read(shelf, asked(request, body)?)?),
        _ => {
            let given: String = request.chars().take(40).collect();
            Err(problem::no_such_request(given, NAMES))
        }
    }
}

/// The JSON of a request as what it should be.
pub(crate) fn asked<T: DeserializeOwned>(place: &str, body: &Value) -> Result<T, Problem> {
    T::deserialize(body).map_err(|why| problem::not_as_asked(place, why))
}

pub(crate) fn said(answer: impl Serialize) -> Result<Value, Problem> {
    serde_json::to_value(answer).map_err(problem::no_answer)
}

/// Is it no more than that?
fn fitting(place: &str, found: usize, most: usize, unit: &str) -> Result<(), Problem> {
    if found <= most { Ok(()) } else { Err(problem::too_many(place, found, unit, most)) }
}
