//! What can go wrong with a command: what was found, what was expected, and the way out.

use rulebook::{BadNumber, ClauseNumber, IndexError};
use std::io;

#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("cannot write the output: {0}")]
    Output(#[source] io::Error),
    #[error("cannot write the output as JSON: {0}")]
    Json(#[source] serde_json::Error),
    #[error("{file}: {why}")]
    Index { file: &'static str, why: IndexError },
    #[error(transparent)]
    BadNumber(#[from] BadNumber),
    #[error("the rulebook has no clause {number}; the nearest are\n{nearest}")]
    NoSuchClause { number: ClauseNumber, nearest: String },
}

impl Problem {
    /// The reader of the output has gone, as `headjudge … | head` does.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Problem::Output(why) if why.kind() == io::ErrorKind::BrokenPipe)
    }
}
