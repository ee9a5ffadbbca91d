//! From text to scenarios. Every line means something, or it is an error.

mod asks;
mod card;
mod choice;
mod decks;
mod events;
mod facts;
mod header;
mod holdings;
mod knowledge;
mod places;
mod reader;
mod refs;
mod scan;
mod sentences;
mod setup;
mod units;

pub(crate) use asks::name_of;
pub use scan::scan;

use crate::model::Scenario;
use crate::printed::{NoReader, TextReader};
use crate::text::{ParseError, Source};
use reader::Reader;
use std::sync::Arc;

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
    printed: &dyn TextReader,
) -> Result<Vec<Scenario>, Vec<ParseError>> {
    let source = Arc::new(Source::new(text, file));
    let (scenarios, problems) = Reader::new(&source, printed).read();
    if problems.is_empty() {
        Ok(scenarios)
    } else {
        Err(problems.into_iter().map(|problem| problem.in_file(&source)).collect())
    }
}
