//! What can be wrong with an index, and on which line.

use crate::{BadNumber, ClauseNumber};

/// An error of an index; it names its line, the first being 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IndexError {
    #[error("line {line}: expected `{expected}`, found `{found}`")]
    Fields { line: usize, expected: &'static str, found: String },
    #[error("line {line}: {why}")]
    Number { line: usize, why: BadNumber },
    #[error("line {line}: `{found}` is not a kind; expected procedure, definition or physical")]
    Kind { line: usize, found: String },
    #[error("line {line}: `{found}` is not a number of worked examples; expected 0 to 255")]
    Examples { line: usize, found: String },
    #[error("line {line}: {number} is no chapter; expected one such as 3 or 3.4")]
    NoChapter { line: usize, number: ClauseNumber },
    #[error("line {line}: clause {number} needs a module; only a physical one is written with `-`")]
    NoModule { line: usize, number: ClauseNumber },
    #[error("line {line}: clause {number} has no sentence")]
    NoSentence { line: usize, number: ClauseNumber },
    #[error("line {line}: {number} comes after {previous}; clauses stand once, in the order of the rulebook")]
    Order { line: usize, number: ClauseNumber, previous: ClauseNumber },
    #[error("line {line}: {number} stands under {parent}, which is not in the index")]
    NoParent { line: usize, number: ClauseNumber, parent: ClauseNumber },
    #[error("line {line}: {number} is a clause; an example has a number of its own")]
    IsClause { line: usize, number: ClauseNumber },
    #[error("line {line}: `{found}` is no card of the list")]
    Card { line: usize, found: String },
    #[error("clause {number} has {expected} worked examples, but {listed} listed")]
    WorkedExamples { number: ClauseNumber, expected: u8, listed: usize },
    #[error("line {line}: {number} does not stand here in the index")]
    OtherClause { line: usize, number: ClauseNumber },
    #[error("clause {number} is missing at the end")]
    Missing { number: ClauseNumber },
}
