//! What is wrong with a scenario file, where, and what was expected there.

use super::{Source, Span};
use ::text::caret::Passage;
use std::fmt;

/// Something that makes no sense at a place. The file is added when it is reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub span: Span,
    pub message: String,
}

impl Problem {
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Problem { span, message: message.into() }
    }

    pub(crate) fn in_file(self, source: &Source) -> ParseError {
        let shown = source.shown(self.span.line).to_owned();
        ParseError { file: source.file.clone(), span: self.span, message: self.message, shown }
    }
}

/// A mistake in a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    pub file: String,
    pub span: Span,
    pub message: String,
    /// The line as it was written.
    pub shown: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Span { line, from, .. } = self.span;
        writeln!(f, "{}:{line}:{}: {}", self.file, from + 1, self.message)?;
        f.write_str(&caret(&self.shown, self.span))
    }
}

impl std::error::Error for ParseError {}

/// The line with a mark under the place.
pub(crate) fn caret(shown: &str, span: Span) -> String {
    let Span { line, from, to } = span;
    Passage { text: shown, span: from..to, first_line: Some(line) }.underlined("")
}
