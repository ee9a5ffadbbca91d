//! Names in brackets that no card has, though a card has almost the same.

use super::Suspicions;
use crate::pool::printed::{Printed, TextBox};
use std::collections::{BTreeMap, BTreeSet};

/// Every name and trait of a pool, as it is written and without regard to spaces and capitals.
pub struct Known {
    exact: BTreeSet<String>,
    loose: BTreeMap<String, String>,
}

impl Known {
    pub fn of(cards: &[Printed]) -> Known {
        let (mut exact, mut loose) = (BTreeSet::new(), BTreeMap::new());
        for card in cards {
            for word in card.all_traits().into_iter().chain([card.name.as_str()]) {
                if exact.insert(word.to_owned()) {
                    loose.entry(loosely(word)).or_insert_with(|| word.to_owned());
                }
            }
        }
        Known { exact, loose }
    }

    pub fn look(&self, card: &Printed, found: &mut Suspicions) {
        for of in TextBox::ALL {
            for word in bracketed(card.text(of)) {
                let near = self.loose.get(&loosely(word)).filter(|_| !self.exact.contains(word));
                if let Some(near) = near {
                    found.say(of.field(), format!("[{word}] is written {near} elsewhere"));
                }
            }
        }
        for word in card.all_traits() {
            if let Some(near) = self.loose.get(&loosely(word)).filter(|near| *near != word) {
                found.say("traits", format!("`{word}` is written {near} elsewhere"));
            }
        }
    }
}

fn loosely(word: &str) -> String {
    word.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The words in brackets.
fn bracketed(text: &str) -> impl Iterator<Item = &str> {
    text.split('[').skip(1).filter_map(|rest| rest.split(']').next())
}
