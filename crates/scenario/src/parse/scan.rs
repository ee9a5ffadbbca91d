//! Only the headings of a file: what its scenarios are called and which clauses they show.

use super::draft;
use crate::text::{Cursor, ParseError, Problem, Source};
use crate::{Game, Heading};

/// Reads the titles and the `shows`, `example`, `manual` and `ruling` lines, and nothing else.
///
/// # Errors
/// With the headings that make no sense.
pub fn scan<G: Game>(text: &str, file: &str) -> Result<Vec<Heading>, Vec<ParseError>> {
    let source = Source::new(text, file);
    let (mut headings, mut problems) = (Vec::new(), Vec::new());
    for (number, text) in source.lines() {
        problems.extend(heading_line::<G>(number, text, &mut headings).err());
    }
    if problems.is_empty() {
        return Ok(headings);
    }
    Err(problems.into_iter().map(|problem| problem.in_file(&source)).collect())
}

fn heading_line<G: Game>(number: usize, text: &str, headings: &mut Vec<Heading>) -> Result<(), Problem> {
    let mut line = Cursor::start_of(number, text);
    if text.starts_with(' ') {
        return Ok(());
    }
    if line.eat("scenario") {
        let (heading, result) = draft::title(&line);
        headings.push(heading);
        return result;
    }
    let is_heading = ["shows", "example", "manual", "ruling"].iter().any(|word| line.is(word));
    match headings.last_mut() {
        Some(heading) if is_heading => draft::heading::<G>(&mut line, heading).map(drop),
        None if is_heading => Err(line.fail("a scenario begins with a line `scenario  Its title`")),
        _ => Ok(()),
    }
}
