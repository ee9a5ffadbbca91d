//! What came of a scenario: whether it passed, what did not, and what happened.

use crate::text::{Source, Span, caret};
use crate::{Game, Scenario};
use std::fmt;

/// The result of one scenario.
#[derive(Clone, Debug)]
pub struct Report {
    pub title: String,
    pub file: String,
    pub line: usize,
    pub passed: bool,
    pub failures: Vec<Failure>,
    /// What was chosen and what happened, in order.
    pub transcript: Vec<Line>,
    /// The line of the file that was carried out last.
    pub reached: usize,
    /// The numbers of cards that were played without a part of their text, since it is not understood.
    pub unread: Vec<String>,
}

/// A line of the transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub text: String,
    pub clauses: Vec<String>,
    /// It was the scenario's choice, not an event.
    pub choice: bool,
}

/// Something that is not as the scenario says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub file: String,
    pub span: Span,
    pub expected: String,
    pub actual: String,
    /// The line as it was written.
    pub shown: String,
}

impl Failure {
    pub fn new(source: &Source, span: Span, expected: &str, actual: String) -> Self {
        let shown = source.shown(span.line).to_owned();
        Failure { file: source.file.clone(), span, expected: expected.to_owned(), actual, shown }
    }

    pub fn line(&self) -> usize {
        self.span.line
    }
}

impl Report {
    pub(super) fn new<G: Game>(scenario: &Scenario<G>) -> Self {
        Report {
            title: scenario.heading.title.clone(),
            file: scenario.source.file.clone(),
            line: scenario.heading.line,
            passed: false,
            failures: Vec::new(),
            transcript: Vec::new(),
            reached: scenario.heading.line,
            unread: Vec::new(),
        }
    }

    pub(super) fn fail(&mut self, source: &Source, span: Span, expected: &str, actual: String) {
        self.failures.push(Failure::new(source, span, expected, actual));
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}:{}: not as expected", self.file, self.span.line, self.span.from + 1)?;
        writeln!(f, "{}", caret(&self.shown, self.span))?;
        if !self.shown.contains(&self.expected) {
            writeln!(f, "      expected: {}", self.expected)?;
        }
        write!(f, "      actual:   {}", self.actual.replace('\n', "\n                "))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = if self.passed { "passed" } else { "FAILED" };
        write!(f, "{result}  {} ({}:{})", self.title, self.file, self.line)?;
        self.failures.iter().try_for_each(|failure| write!(f, "\n{failure}"))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.choice { "> " } else { "  " };
        write!(f, "{mark}{}", self.text)?;
        if self.clauses.is_empty() { Ok(()) } else { write!(f, "  [{}]", self.clauses.join(", ")) }
    }
}
