//! The number of a clause, such as 15-8-5-4, in the order of the rulebook.

use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A clause number. A clause comes after the one that it stands under, and 2-10 after 2-9.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClauseNumber(Vec<u16>);

/// What is not a clause number, and is handed back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a clause number; expected numbers joined by hyphens, such as 15-8-5-4")]
pub struct BadNumber(pub String);

impl ClauseNumber {
    /// The chapter that the clause is in.
    pub fn chapter(&self) -> u16 {
        self.0[0]
    }

    /// How many parts it has; a chapter has 1.
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// The number it stands under; a chapter stands under nothing.
    pub fn parent(&self) -> Option<ClauseNumber> {
        let (_, above) = self.0.split_last()?;
        (!above.is_empty()).then(|| ClauseNumber(above.to_vec()))
    }

    /// Everything it stands under, the chapter first.
    pub fn ancestors(&self) -> impl Iterator<Item = ClauseNumber> + '_ {
        (1..self.0.len()).map(|depth| ClauseNumber(self.0[..depth].to_vec()))
    }

    pub fn is_under(&self, other: &ClauseNumber) -> bool {
        self.0.len() > other.0.len() && self.0.starts_with(&other.0)
    }
}

impl FromStr for ClauseNumber {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Self, BadNumber> {
        let parts: Option<Vec<u16>> = text.split('-').map(part).collect();
        parts.map(ClauseNumber).ok_or_else(|| BadNumber(text.to_owned()))
    }
}

/// One part: a number from 1, written without leading zeros.
fn part(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

impl fmt::Display for ClauseNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.0.iter().map(u16::to_string).collect();
        f.write_str(&parts.join("-"))
    }
}

impl Serialize for ClauseNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> ClauseNumber {
        text.parse().unwrap()
    }

    #[test]
    fn numbers_are_ordered_as_in_the_book() {
        let mut numbers = ["2-10", "2-9-1", "10-1", "2-9", "2", "2-9-1-1"].map(number);
        numbers.sort();
        assert_eq!(numbers.map(|n| n.to_string()), ["2", "2-9", "2-9-1", "2-9-1-1", "2-10", "10-1"]);
    }

    #[test]
    fn what_is_not_a_number_is_refused() {
        for text in ["", "-", "1-", "-1", "1--2", "a", "1-a", "0", "1-01", "1-70000", "+1", "1 -2"] {
            assert_eq!(text.parse::<ClauseNumber>(), Err(BadNumber(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_clause_stands_under_its_headings() {
        let clause = number("15-8-5-4");
        assert_eq!(clause.ancestors().map(|n| n.to_string()).collect::<Vec<_>>(), ["15", "15-8", "15-8-5"]);
        assert_eq!(clause.parent(), Some(number("15-8-5")));
        assert_eq!(number("15").parent(), None);
        assert!(clause.is_under(&number("15-8")) && !clause.is_under(&clause));
        assert!(!number("15-80").is_under(&number("15-8")));
    }
}
