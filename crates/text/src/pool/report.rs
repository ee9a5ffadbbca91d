//! What a reader did not understand of a pool, for people and for programs: every stop with its words, and the
//! commonest of them.

use super::{Printing, ReadPool};
use crate::Stop;
use crate::caret::Passage;
use serde::Serialize;
use std::collections::BTreeMap;

/// Words that were not understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StopRow<'a> {
    field: &'a str,
    text: &'a str,
    /// The words, and the bytes of the text that they are.
    words: &'a str,
    from: usize,
    to: usize,
    expected: &'a str,
}

impl<'a> StopRow<'a> {
    pub fn of(stop: &'a Stop) -> StopRow<'a> {
        let Stop { field, text, from, to, expected, .. } = stop;
        StopRow { field, text, words: stop.words(), from: *from, to: *to, expected }
    }
}

/// Stops that are alike but for names and numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StopperRow {
    /// From the words on; names and numbers do not count.
    pub words: String,
    /// What was expected there on the first card.
    pub expected: String,
    pub times: usize,
    pub cards: Vec<String>,
}

/// The signs that names stand between in the texts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameSigns {
    pub open: char,
    pub close: char,
}

/// What stopped the reader, the commonest first.
pub fn stoppers<P: Printing>(pool: &ReadPool<P, P::Card>, signs: NameSigns) -> Vec<StopperRow> {
    let mut found: BTreeMap<String, (&str, Vec<&str>)> = BTreeMap::new();
    for (printed, reading) in pool.unread() {
        for stop in reading.stops.iter().filter(|stop| !stop.text.is_empty()) {
            let rest = stop.text.get(stop.from..).unwrap_or_default();
            let (_, cards) = found.entry(signs.shape(rest)).or_insert((&stop.expected, Vec::new()));
            cards.push(printed.number());
        }
    }
    let mut rows: Vec<StopperRow> = found
        .into_iter()
        .map(|(words, (expected, mut cards))| {
            let times = cards.len();
            cards.dedup();
            let cards = cards.into_iter().map(str::to_owned).collect();
            StopperRow { words, expected: expected.to_owned(), times, cards }
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.times));
    rows
}

impl NameSigns {
    /// The first words, with every name as `…` between its signs and every number as `0`.
    pub fn shape(self, text: &str) -> String {
        const WORDS: usize = 4;
        let mut plain = String::new();
        let mut inside = false;
        for letter in text.chars() {
            match letter {
                letter if inside => inside = letter != self.close,
                letter if letter == self.open => {
                    inside = true;
                    plain.extend([self.open, '…', self.close]);
                }
                '0'..='9' if plain.ends_with('0') => {}
                '0'..='9' => plain.push('0'),
                other => plain.push(other),
            }
        }
        plain.split_whitespace().take(WORDS).collect::<Vec<_>>().join(" ")
    }
}

impl StopperRow {
    /// For a person.
    pub fn in_a_line(&self) -> String {
        let expected =
            if self.expected.is_empty() { String::new() } else { format!(" (expected {})", self.expected) };
        let example = self.cards.first().map(String::as_str).unwrap_or_default();
        format!("{:>6}  {}{expected}, such as {example}", self.times, self.words)
    }
}

impl Stop {
    /// As a compiler shows it: the sentence, a caret under the words, and what was expected.
    pub fn underlined(&self) -> String {
        let expected = match self.expected.as_str() {
            "" => "not understood from here".to_owned(),
            what => format!("expected {what}"),
        };
        let passage = Passage { text: &self.text, span: self.from..self.to, first_line: None };
        format!("  {}\n{}", self.field, passage.underlined(&expected))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stoppers_that_differ_in_names_and_numbers_are_one() {
        let signs = NameSigns { open: '[', close: ']' };
        assert_eq!(
            signs.shape("gets [Rock] and 2000 DP for the turn"),
            signs.shape("gets [Hill] and 15000 DP for the game")
        );
        assert_eq!(signs.shape("one [Two three] four"), "one […] four");
        let signs = NameSigns { open: '"', close: '"' };
        assert_eq!(signs.shape("a \"Red 2\" and more of it"), "a \"…\" and more");
    }
}
