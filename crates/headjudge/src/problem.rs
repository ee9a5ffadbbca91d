//! What can go wrong with a command: what was found, what was expected, and the way out.

use digimon::builtin::Unwritable;
use digimon::library::LibraryError;
use digimon_lab::{ArenaFault, NoDeckList, NotProved};
use digimon_text::pool::PoolError;
use digimon_view::clauses::BadFile;
use rulebook::{BadNumber, ClauseNumber};
use std::io;

#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("cannot write the output: {0}")]
    Output(#[source] io::Error),
    #[error("cannot write the output as JSON: {0}")]
    Json(#[source] serde_json::Error),
    #[error(transparent)]
    Index(BadFile),
    #[error(transparent)]
    BadNumber(#[from] BadNumber),
    #[error("the rulebook has no clause {number}; the nearest are\n{nearest}")]
    NoSuchClause { number: ClauseNumber, nearest: String },
    #[error("{0} decks were given; expected one for both players, or one for each")]
    Decks(usize),
    #[error(transparent)]
    Arena(#[from] ArenaFault),
    #[error("no game can be dealt: {0}")]
    Deal(String),
    #[error("{file}: {why}\nexpected a JSON list of printed cards with `id`, `name`, `card_types` and so on")]
    JsonPool { file: String, why: PoolError },
    #[error("there is no {what} {given}; {hint}")]
    NoSuchCard { what: &'static str, given: String, hint: String },
    #[error("{file}: {why}")]
    File { file: String, why: io::Error },
    #[error(transparent)]
    Deck(#[from] NoDeckList),
    #[error(transparent)]
    NotProved(#[from] NotProved),
    #[error("{file}: {why}\nexpected a JSON list of decks, each with `id`, `main` and `eggs`")]
    DeckFile { file: String, why: serde_json::Error },
    #[error("{0}")]
    Library(#[from] LibraryError),
    #[error("{0}")]
    Unwritable(#[from] Unwritable),
    #[error("this system names no folder for your data; name one with --data")]
    NoDataFolder,
    #[error("{0}")]
    Served(#[from] host::Problem),
    #[error(
        "{file}: {why}\nexpected a replay: JSON with `game`, `version`, `record`, `moves` and `players`, as the page downloads it"
    )]
    Replay { file: String, why: serde_json::Error },
    #[error("{file}: {why}")]
    Replayed { file: String, why: Box<host::Problem> },
    #[error("no scenario (*.scn) is in {0}")]
    NoScenarios(String),
    #[error("{file}:{why}\nexpected a list of cards as in the files of cards/")]
    Pool { file: String, why: String },
}

impl Problem {
    /// The reader of the output has gone, as `headjudge … | head` does.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Problem::Output(why) if why.kind() == io::ErrorKind::BrokenPipe)
    }
}
