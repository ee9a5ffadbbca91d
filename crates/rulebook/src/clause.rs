//! One clause: its number, what kind of rule it is, and where it is implemented.

use crate::ClauseNumber;
use serde::Serialize;
use std::fmt;

/// A line of the index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clause {
    pub number: ClauseNumber,
    pub kind: Kind,
    /// How many worked examples the rulebook gives for it.
    pub examples: u8,
    /// The module that implements it; none for what no program does.
    pub module: Option<String>,
    /// The rule in our own words.
    pub sentence: String,
}

/// What kind of rule a clause is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// It says what is done, or what may not be done: a scenario can show it.
    Procedure,
    /// It says what a word means.
    Definition,
    /// It is about things on a real table only, such as sleeves.
    Physical,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Procedure, Kind::Definition, Kind::Physical];

    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Procedure => "procedure",
            Kind::Definition => "definition",
            Kind::Physical => "physical",
        }
    }

    /// The kind that is written like this.
    pub fn named(text: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
