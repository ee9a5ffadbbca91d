//! What a game was played by: the edition of the rules, and fingerprints of what the program knew of
//! the rules and of each card. Where they differ the game may still go the same way; where it goes
//! another way, they say why.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::StateHash;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayedBy {
    /// The rulebook, for people.
    pub edition: String,
    /// The version of the rules in the program.
    #[ts(type = "string")]
    pub rules: StateHash,
    /// What each card of the game does.
    #[ts(type = "Record<string, string>")]
    pub cards: BTreeMap<String, StateHash>,
}

/// What is different now from when something was made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Changes {
    pub edition: Option<Editions>,
    /// The program plays the rules otherwise, as far as anybody knows.
    pub rules: bool,
    /// The numbers of cards that do something else now, or are not there.
    pub cards: Vec<String>,
}

/// The rulebook of then, and that of now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Editions {
    pub then: String,
    pub now: String,
}

impl PlayedBy {
    pub fn changes(&self, now: &PlayedBy) -> Changes {
        let editions = || Editions { then: self.edition.clone(), now: now.edition.clone() };
        let differs = |(number, card): &(&String, &StateHash)| now.cards.get(*number) != Some(card);
        Changes {
            edition: (self.edition != now.edition).then(editions),
            rules: self.rules != now.rules,
            cards: self.cards.iter().filter(differs).map(|(number, _)| number.clone()).collect(),
        }
    }

    /// What has changed since, in words; nothing if nothing has.
    pub fn changed(&self, now: &PlayedBy) -> Option<String> {
        let Changes { edition, rules, cards } = self.changes(now);
        let mut changes = Vec::new();
        match edition {
            Some(Editions { then, now }) => changes.push(format!("it was played by {then}, here is {now}")),
            None if rules => changes.push(format!("the program plays {} otherwise now", self.edition)),
            None => {}
        }
        if !cards.is_empty() {
            changes.push(format!("cards have changed: {}", cards.join(", ")));
        }
        (!changes.is_empty()).then(|| changes.join("; "))
    }
}
