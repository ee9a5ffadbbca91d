//! From text to scenarios. Every line means something, or it is an error.

mod asks;
mod card;
mod choice;
mod decks;
mod events;
mod facts;
mod holdings;
mod knowledge;
mod places;
mod refs;
mod remembered;
mod sentences;
mod setup;
mod units;

pub(crate) use asks::ASKS;
pub(crate) use choice::VERBS;
pub(crate) use events::noun;
pub(crate) use sentences::{of_seat, sentence};
pub(crate) use setup::{Parts, area, is_setup, seat_setup, setup};

use crate::model::Scenario;
use crate::printed::{NoReader, TextReader};
use crate::{Digimon, Heading, ParseError};
use scenario::ReadBlock;

/// A scenario that is being read, with the names that it has given so far.
pub(crate) type Draft = scenario::Draft<Digimon>;
type Known = Draft;
type Reader<'a> = scenario::Reader<'a, Digimon>;
type Told = scenario::Told<Digimon>;

pub(crate) const BLOCKS: &[(&str, ReadBlock<Digimon>)] =
    &[("card", card::block), ("deck list", decks::block)];

/// Reads all scenarios of a file.
///
/// # Errors
/// With everything that makes no sense in it.
pub fn parse(text: &str, file: &str) -> Result<Vec<Scenario>, Vec<ParseError>> {
    parse_with(text, file, &NoReader)
}

/// The same, where cards may be defined by their printed text.
///
/// # Errors
/// With everything that makes no sense in it, or was not understood.
pub fn parse_with(
    text: &str,
    file: &str,
    printed: &(dyn TextReader + 'static),
) -> Result<Vec<Scenario>, Vec<ParseError>> {
    scenario::parse(text, file, printed)
}

/// Only the headings of a file: what its scenarios are called and which clauses they show.
///
/// # Errors
/// With the headings that make no sense.
pub fn scan(text: &str, file: &str) -> Result<Vec<Heading>, Vec<ParseError>> {
    scenario::scan::<Digimon>(text, file)
}
