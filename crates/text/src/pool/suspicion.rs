//! What looks wrong in a pool, with the reason: for people to look at, never a reason to refuse a card.

use serde::{Deserialize, Serialize};

/// A field of a card that a person should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Suspicion {
    pub card: String,
    pub field: String,
    pub why: String,
}

/// Where suspicions about one card go.
pub struct Suspicions<'a> {
    card: &'a str,
    all: &'a mut Vec<Suspicion>,
}

impl<'a> Suspicions<'a> {
    pub fn about(card: &'a str, all: &'a mut Vec<Suspicion>) -> Suspicions<'a> {
        Suspicions { card, all }
    }

    pub fn say(&mut self, field: &'static str, why: impl Into<String>) {
        self.all.push(Suspicion { card: self.card.to_owned(), field: field.to_owned(), why: why.into() });
    }

    pub fn say_if(&mut self, wrong: bool, field: &'static str, why: &str) {
        if wrong {
            self.say(field, why);
        }
    }
}
