//! Where the reading of a card stopped, and why.

use crate::Bound;
use serde::{Deserialize, Serialize};

/// Words of a card that were not understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stop {
    /// The field of the pool that they stand in.
    pub field: String,
    /// The whole text of that field.
    pub text: String,
    /// Which bytes of the text they are.
    pub from: usize,
    pub to: usize,
    /// What would have been understood there.
    pub expected: String,
    /// The bound of the card that was broken, if that is why it was not read on.
    pub bound: Option<Bound>,
    /// How many meanings they have, if not one.
    pub meanings: usize,
}

impl Stop {
    /// All of a text, where something else was expected.
    pub fn of_all(field: &str, text: &str, expected: &str) -> Stop {
        let (field, expected) = (field.to_owned(), expected.to_owned());
        Stop { field, from: 0, to: text.len(), text: text.to_owned(), expected, bound: None, meanings: 0 }
    }

    /// The words themselves.
    pub fn words(&self) -> &str {
        self.text.get(self.from..self.to).unwrap_or_default()
    }
}
