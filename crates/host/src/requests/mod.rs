//! The requests about cards, decks and positions that any card game answers: a file each, with what is asked and
//! answered.

mod cards;
mod clause;
mod decks;
mod facts;
mod position;
mod sets;

pub use cards::{CardsFound, LONGEST, search};
pub use clause::{ClauseWords, ClausesAsked};
pub use decks::{DeckEntries, DeckEntry, DeckText, FormName, NamedDeck, WriteDeck, Written};
pub use facts::FactsAsked;
pub use position::{PositionAsked, PositionLinked, PositionRead, ScenarioText};
pub use sets::SetCount;

use crate::{CardGame, Catalogue, Problem, problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// How many cards anybody may ask for at once.
pub const CARDS_AT_ONCE: usize = 500;
const NAMES: [&str; 13] = [
    "cards",
    "facts",
    "sets",
    "decks",
    "read_deck",
    "check_deck",
    "forms",
    "write_deck",
    "clause",
    "position_text",
    "read_position",
    "position_by",
    "position_changes",
];

/// Answers a request by its name.
///
/// # Errors
/// When there is no such request, or it cannot be answered.
pub fn answer<G: CardGame>(catalogue: &Catalogue<G>, request: &str, body: &Value) -> Result<Value, Problem> {
    match request {
        "cards" => said(search(catalogue, &asked(request, body)?)?),
        "facts" => said(facts::facts(catalogue, asked(request, body)?)?),
        "sets" => said(sets::sets(catalogue)),
        "decks" => said(G::builtin_decks()),
        "read_deck" => said(decks::read(catalogue, asked(request, body)?)?),
        "check_deck" => said(decks::check(catalogue, asked(request, body)?)?),
        "forms" => said(G::forms()),
        "write_deck" => said(decks::write(catalogue, asked(request, body)?)?),
        "clause" => said(clause::clauses::<G>(asked(request, body)?)?),
        "position_text" => said(position::write(catalogue, asked(request, body)?)?),
        "read_position" => said(position::read(catalogue, asked(request, body)?)?),
        "position_by" => said(position::made_by(catalogue, asked(request, body)?)?),
        "position_changes" => said(position::changes(catalogue, asked(request, body)?)?),
        own if G::REQUESTS.contains(&own) => G::answer(catalogue, own, body),
        unknown => {
            let given: String = unknown.chars().take(40).collect();
            Err(problem::no_such_request(given, [&NAMES[..], G::REQUESTS].concat().join(", ")))
        }
    }
}

/// The JSON of a request as what it should be.
///
/// # Errors
/// When it is not.
pub fn asked<T: DeserializeOwned>(place: &str, body: &Value) -> Result<T, Problem> {
    T::deserialize(body).map_err(|why| problem::not_as_asked(place, why))
}

/// An answer as JSON.
///
/// # Errors
/// Never, as far as anybody knows.
pub fn said(answer: impl Serialize) -> Result<Value, Problem> {
    serde_json::to_value(answer).map_err(problem::no_answer)
}

/// Is it no more than that?
///
/// # Errors
/// When it is.
pub fn fitting(place: &str, found: usize, most: usize, unit: &str) -> Result<(), Problem> {
    if found <= most { Ok(()) } else { Err(problem::too_many(place, found, unit, most)) }
}
