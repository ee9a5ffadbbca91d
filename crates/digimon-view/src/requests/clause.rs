//! `clause`: clauses of the Comprehensive Rules in our words.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClausesAsked {
    pub numbers: Vec<String>,
}

/// A clause of the rulebook index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ClauseWords {
    pub number: String,
    pub words: String,
}
