//! What can go wrong with a command: what was found, what was expected, and the way out.

use crate::game::Fault;
use rulebook::{BadNumber, ClauseNumber};
use std::io;

#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("cannot write the output: {0}")]
    Output(#[source] io::Error),
    #[error("cannot write the output as JSON: {0}")]
    Json(#[source] serde_json::Error),
    #[error(transparent)]
    BadNumber(#[from] BadNumber),
    #[error("the rulebook has no clause {number}; the nearest are\n{nearest}")]
    NoSuchClause { number: ClauseNumber, nearest: String },
    #[error("{0} decks were given; expected one for both players, or one for each")]
    Decks(usize),
    /// What only one game can say.
    #[error("{0}")]
    OfGame(#[from] Fault),
    #[error("no game can be dealt: {0}")]
    Deal(String),
    #[error("{file}: {why}")]
    File { file: String, why: io::Error },
    #[error("this system names no folder for your data; name one with --data")]
    NoDataFolder,
    #[error("{0}")]
    Served(#[from] host::Problem),
    #[error(
        "{file}: {why}\nexpected a replay: JSON with `game`, `version`, `record`, `moves` and `players`, or a match with `match`, as the page downloads it"
    )]
    Replay { file: String, why: serde_json::Error },
    #[error("{file}: {why}")]
    Replayed { file: String, why: Box<host::Problem> },
    #[error("no scenario (*.scn) is in {0}")]
    NoScenarios(String),
    #[error(
        "more than {most} files and folders were passed and {folder} goes on; name the folder of the scenarios"
    )]
    TooMuchBelow { folder: String, most: usize },
}

impl Problem {
    /// The reader of the output has gone, as `headjudge … | head` does.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Problem::Output(why) if why.kind() == io::ErrorKind::BrokenPipe)
    }
}
