//! What is wrong with the text of a pool: which card, which field, what was expected.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a text is not a pool.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PoolError {
    #[error("this is not JSON: {0}")]
    NotJson(String),
    #[error(
        "expected a list of cards, an object with a list `cards`, or an object of cards by their numbers; found {0}"
    )]
    NotAList(&'static str),
    #[error("no card is in it; give at least one")]
    Empty,
    /// Of all its cards none can be used.
    #[error("{}", in_lines(.0))]
    Faults(Vec<Fault>),
    #[error("nobody waits for it any more")]
    Cancelled,
}

/// One field that cannot be used, and for which its card is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// The place of the card in the list, from 0.
    pub index: usize,
    /// What the card says its number is, if that can be read.
    pub id: Option<String>,
    pub field: String,
    pub expected: String,
    pub found: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.index)?;
        if let Some(id) = &self.id {
            write!(f, " ({id})")?;
        }
        write!(f, ", field `{}`: expected {}, found {}", self.field, self.expected, self.found)
    }
}

/// The first faults, and how many more there are.
fn in_lines(faults: &[Fault]) -> String {
    const SHOWN: usize = 10;
    let mut lines: Vec<String> = faults.iter().take(SHOWN).map(ToString::to_string).collect();
    if faults.len() > SHOWN {
        lines.push(format!("and {} more", faults.len() - SHOWN));
    }
    lines.join("\n")
}
