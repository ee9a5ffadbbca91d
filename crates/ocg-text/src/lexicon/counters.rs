//! OCG 3.4.4-126: the kinds of counters that the texts of a pool name: "1 Spell Counter". A Counter Trap is none.

use crate::pool::Printed;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The names of the kinds, the longest first.
#[derive(Clone, Debug, Default)]
pub struct Counters(Vec<Arc<str>>);

impl Counters {
    pub fn of(cards: &[Printed]) -> Counters {
        let mut names = BTreeSet::new();
        for card in cards {
            let pendulum = card.monster().and_then(|monster| monster.pendulum_text.as_deref());
            for text in [Some(card.text.as_str()), pendulum].into_iter().flatten() {
                names.extend(names_in(text));
            }
        }
        let mut names: Vec<Arc<str>> = names.into_iter().map(Arc::from).collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Counters(names)
    }

    /// The kind that the text begins with, before the word "Counter", and how many bytes of it.
    pub fn first(&self, text: &str) -> Option<(usize, Arc<str>)> {
        if !text.starts_with(char::is_uppercase) {
            return None;
        }
        let named = |name: &&Arc<str>| {
            text.strip_prefix(name.as_ref())
                .is_some_and(|rest| is_counter(rest.trim_start_matches([' ', '-'])))
        };
        self.0.iter().find(named).map(|name| (name.len(), Arc::clone(name)))
    }
}

/// Does it begin with "Counter" that is no Counter Trap?
fn is_counter(text: &str) -> bool {
    text.strip_prefix("Counter").is_some_and(|rest| !rest.starts_with(" Trap"))
}

/// A number, one to three words with a capital letter, "Counter".
fn names_in(text: &str) -> Vec<String> {
    const MOST: usize = 3;
    let mut names = Vec::new();
    for (at, _) in text.match_indices("Counter").filter(|(at, _)| is_counter(&text[*at..])) {
        let before: Vec<&str> = text[..at].trim_end_matches([' ', '-']).split(' ').collect();
        let capital =
            |word: &&&str| word.starts_with(char::is_uppercase) && word.chars().all(char::is_alphanumeric);
        let words = before.iter().rev().take_while(capital).take(MOST).count();
        let (number, name) = before.split_at(before.len() - words);
        let counted = number.last().is_some_and(|word| word.parse::<u32>().is_ok());
        if counted && !name.is_empty() {
            names.push(name.join(" "));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_counters_stand_after_a_number() {
        assert_eq!(
            names_in(
                "Place 1 Spell Counter on it. Remove 2 A-Counters; negate 1 Counter Trap. Each Fog Counter"
            ),
            ["Spell", "A"]
        );
    }
}
