//! An option by what it is: which deed with which card, and not its place in a list.

use crate::Value;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Names an option of a decision, or a declared value. In a game that is played again the same
/// choice has the same key, also in another version of the program, as far as it still has it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Key(String);

impl Key {
    pub fn new(text: impl Into<String>) -> Key {
        Key(text.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The value that it declares, if it is one.
    pub fn value(&self) -> Option<Value> {
        self.0.parse().ok()
    }
}

impl From<&Value> for Key {
    fn from(value: &Value) -> Key {
        Key(value.to_string())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
