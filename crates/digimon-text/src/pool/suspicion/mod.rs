//! What looks wrong in a pool, with the reason: for people to look at, never a reason to refuse a card.

mod facts;
mod notes;
mod spelling;
mod texts;

use super::Pool;
use serde::{Deserialize, Serialize};

/// A field of a card that a person should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Suspicion {
    pub card: String,
    pub field: String,
    pub why: String,
}

/// All that looks wrong, in the order of the pool.
pub fn suspicions(pool: &Pool) -> Vec<Suspicion> {
    let known = spelling::Known::of(pool);
    let mut all = Vec::new();
    for card in &pool.cards {
        let mut found = Found { card: &card.id, all: &mut all };
        facts::look(card, &mut found);
        texts::look(card, &mut found);
        notes::look(card, &mut found);
        known.look(card, &mut found);
    }
    all
}

/// Where suspicions about one card go.
struct Found<'a> {
    card: &'a str,
    all: &'a mut Vec<Suspicion>,
}

impl Found<'_> {
    fn say(&mut self, field: &'static str, why: impl Into<String>) {
        self.all.push(Suspicion { card: self.card.to_owned(), field: field.to_owned(), why: why.into() });
    }

    fn say_if(&mut self, wrong: bool, field: &'static str, why: &str) {
        if wrong {
            self.say(field, why);
        }
    }
}
