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

impl PlayedBy {
    /// What has changed since, in words; nothing if nothing has.
    pub fn changed(&self, now: &PlayedBy) -> Option<String> {
        let mut changes = Vec::new();
        if self.edition != now.edition {
            changes.push(format!("it was played by {}, here is {}", self.edition, now.edition));
        } else if self.rules != now.rules {
            changes.push(format!("the program plays {} otherwise now", self.edition));
        }
        let differs = |(number, card): &(&String, &StateHash)| now.cards.get(*number) != Some(card);
        let cards: Vec<&str> = self.cards.iter().filter(differs).map(|(number, _)| number.as_str()).collect();
        if !cards.is_empty() {
            changes.push(format!("cards have changed: {}", cards.join(", ")));
        }
        (!changes.is_empty()).then(|| changes.join("; "))
    }
}
