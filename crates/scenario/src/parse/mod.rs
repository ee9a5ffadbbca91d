//! From text to scenarios. Every line means something, or it is an error.

mod draft;
mod offers;
mod reader;
mod ron_text;
mod scan;
mod sentences;

pub use draft::{Draft, clauses};
pub use offers::{name_of, seat};
pub use reader::Reader;
pub use ron_text::RonText;
pub use scan::scan;
pub use sentences::{Told, happened, total};

use crate::text::{ParseError, Source};
use crate::{Game, Scenario};
use std::sync::Arc;

/// Reads all scenarios of a file.
///
/// # Errors
/// With everything that makes no sense in it.
pub fn parse<G: Game>(
    text: &str,
    file: &str,
    reading: &G::Reading,
) -> Result<Vec<Scenario<G>>, Vec<ParseError>> {
    let source = Arc::new(Source::new(text, file));
    let (scenarios, problems) = Reader::new(&source, reading).read();
    if problems.is_empty() {
        Ok(scenarios)
    } else {
        Err(problems.into_iter().map(|problem| problem.in_file(&source)).collect())
    }
}
