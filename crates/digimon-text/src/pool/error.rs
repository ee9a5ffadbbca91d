//! What is wrong with the text of a pool: which card, which field, what was expected.

use std::fmt;

/// Why a text is not a pool.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PoolError {
    #[error("this is not JSON: {0}")]
    NotJson(String),
    #[error("expected a list of cards, or an object with a list `cards`; found {0}")]
    NotAList(&'static str),
    #[error("{}", in_lines(.0))]
    Faults(Vec<Fault>),
    #[error("nobody waits for it any more")]
    Cancelled,
}

/// One field that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The place of the card in the list, from 0.
    pub index: usize,
    /// What the card says its number is, if that can be read.
    pub id: Option<String>,
    pub field: String,
    pub expected: &'static str,
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
