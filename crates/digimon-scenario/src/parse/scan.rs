//! Only the headings of a file: what its scenarios are called and which clauses they show.

use super::header::{self, Draft};
use crate::model::Heading;
use crate::text::{Cursor, ParseError, Problem, Source};

/// Reads the titles and the `shows`, `example`, `manual` and `ruling` lines, and nothing else.
///
/// # Errors
/// With the headings that make no sense.
pub fn scan(text: &str, file: &str) -> Result<Vec<Heading>, Vec<ParseError>> {
    let source = Source::new(text, file);
    let (mut drafts, mut problems) = (Vec::new(), Vec::new());
    for (number, text) in source.lines() {
        problems.extend(heading_line(number, text, &mut drafts).err());
    }
    if problems.is_empty() {
        return Ok(drafts.into_iter().map(|draft| draft.heading).collect());
    }
    Err(problems.into_iter().map(|problem| problem.in_file(&source)).collect())
}

fn heading_line(number: usize, text: &str, drafts: &mut Vec<Draft>) -> Result<(), Problem> {
    let mut line = Cursor::start_of(number, text);
    if text.starts_with(' ') {
        return Ok(());
    }
    if line.eat("scenario") {
        let (draft, result) = Draft::new(&line);
        drafts.push(draft);
        return result;
    }
    let heading = ["shows", "example", "manual", "ruling"].iter().any(|word| line.is(word));
    match drafts.last_mut() {
        Some(draft) if heading => header::line(&mut line, draft),
        None if heading => Err(line.fail("a scenario begins with a line `scenario  Its title`")),
        _ => Ok(()),
    }
}
