//! The number of a clause, such as 15-8-5-4, 3.4.3-8 or 3.4.3-8e1, in the order of the rulebook.

use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A clause number: sections joined by full stops, positions joined by hyphens, at the end perhaps a
/// worked example. A clause comes after the one that it stands under, 2-10 after 2-9, 40a between 40 and 41.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClauseNumber(Vec<Part>);

/// One part with what joins it to those before it; the first is a section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Part {
    joint: Joint,
    number: u16,
    letter: Option<char>,
}

/// What joins a part, in the order in which a book prints what stands under a number: worked examples,
/// clauses, sections.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Joint {
    Example,
    Position,
    Section,
}

/// What is not a clause number, and is handed back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a clause number; expected one such as 15-8-5-4, 3.4.3-8 or 3.4.3-8e1")]
pub struct BadNumber(pub String);

impl Joint {
    fn written(mark: char) -> Option<Joint> {
        [Joint::Example, Joint::Position, Joint::Section].into_iter().find(|joint| joint.mark() == mark)
    }

    fn mark(self) -> char {
        match self {
            Joint::Example => 'e',
            Joint::Position => '-',
            Joint::Section => '.',
        }
    }

    /// Sections come first, then positions, then one example of a position.
    fn leads_to(self, next: Joint) -> bool {
        match next {
            Joint::Example => self == Joint::Position,
            Joint::Position => self != Joint::Example,
            Joint::Section => self == Joint::Section,
        }
    }
}

impl ClauseNumber {
    /// Is it a chapter or a section, not a clause in it?
    pub fn is_section(&self) -> bool {
        self.0.iter().all(|part| part.joint == Joint::Section)
    }

    /// Is it a worked example of the clause that it stands under?
    pub fn is_example(&self) -> bool {
        self.0.iter().any(|part| part.joint == Joint::Example)
    }

    /// How many clauses it stands under.
    pub fn level(&self) -> usize {
        self.0.iter().filter(|part| part.joint != Joint::Section).count().saturating_sub(1)
    }

    /// The number it stands under; a chapter stands under nothing.
    pub fn parent(&self) -> Option<ClauseNumber> {
        let (_, above) = self.0.split_last()?;
        (!above.is_empty()).then(|| ClauseNumber(above.to_vec()))
    }

    /// Everything it stands under, the chapter first.
    pub fn ancestors(&self) -> impl DoubleEndedIterator<Item = ClauseNumber> + '_ {
        (1..self.0.len()).map(|length| ClauseNumber(self.0[..length].to_vec()))
    }

    pub fn is_under(&self, other: &ClauseNumber) -> bool {
        self.0.len() > other.0.len() && self.0.starts_with(&other.0)
    }
}

impl FromStr for ClauseNumber {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Self, BadNumber> {
        parts(text).map(ClauseNumber).ok_or_else(|| BadNumber(text.to_owned()))
    }
}

fn parts(text: &str) -> Option<Vec<Part>> {
    let (mut parts, mut joint, mut rest) = (Vec::new(), Joint::Section, text);
    while let Some((at, next)) = rest.char_indices().find_map(|(at, c)| Some((at, Joint::written(c)?))) {
        parts.push(part(joint, &rest[..at])?);
        (joint, rest) = (joint.leads_to(next).then_some(next)?, &rest[at + 1..]);
    }
    parts.push(part(joint, rest)?);
    Some(parts)
}

/// One part: a number from 1, written without leading zeros; a position may have a letter.
fn part(joint: Joint, text: &str) -> Option<Part> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_lowercase() && joint == Joint::Position);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    let mut letters = text[digits.len()..].chars();
    let (letter, second) = (letters.next(), letters.next());
    if plain && second.is_none() { Some(Part { joint, number: digits.parse().ok()?, letter }) } else { None }
}

impl fmt::Display for ClauseNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (place, part) in self.0.iter().enumerate() {
            text.extend((place > 0).then_some(part.joint.mark()));
            text.push_str(&part.number.to_string());
            text.extend(part.letter);
        }
        f.pad(&text)
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

    fn assert_order(book: &[&str]) {
        let mut numbers: Vec<ClauseNumber> = book.iter().rev().map(|text| number(text)).collect();
        numbers.sort();
        assert_eq!(numbers.iter().map(ToString::to_string).collect::<Vec<_>>(), book);
    }

    #[test]
    fn numbers_are_ordered_as_in_the_book() {
        assert_order(&["2", "2-9", "2-9-1", "2-9-1-1", "2-10", "10-1"]);
        assert_order(&["3.2", "3.2-1", "3.2-2", "3.2.1-1", "3.2.1-9", "3.2.2-1", "3.2.10-1", "3.10-1"]);
        assert_order(&["3.3.1-40", "3.3.1-40e1", "3.3.1-40e10", "3.3.1-40a", "3.3.1-40ae1", "3.3.1-41"]);
    }

    #[test]
    fn what_is_not_a_number_is_refused() {
        for text in ["", "-", "1-", "-1", "1--2", "a", "1-a", "0", "1-01", "1-70000", "+1", "1 -2", "1-é"] {
            assert_eq!(text.parse::<ClauseNumber>(), Err(BadNumber(text.to_owned())), "{text}");
        }
        for text in ["1.", ".1", "1..2", "1-2.3", "1a-2", "1.2a-3", "1-2ab", "1-2A"] {
            assert_eq!(text.parse::<ClauseNumber>(), Err(BadNumber(text.to_owned())), "{text}");
        }
        for text in ["1e1", "1.2e1", "1-2e", "1-2e0", "1-2e1e2", "1-2e1-3", "1-2e1.3", "1-2e1a"] {
            assert_eq!(text.parse::<ClauseNumber>(), Err(BadNumber(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_clause_stands_under_its_headings() {
        let above = |text: &str| number(text).ancestors().map(|n| n.to_string()).collect::<Vec<_>>();
        let clause = number("15-8-5-4");
        assert_eq!(above("15-8-5-4"), ["15", "15-8", "15-8-5"]);
        assert_eq!(above("3.4.3-8e1"), ["3", "3.4", "3.4.3", "3.4.3-8"]);
        assert_eq!(clause.parent(), Some(number("15-8-5")));
        assert_eq!(number("15").parent(), None);
        assert!(clause.is_under(&number("15-8")) && !clause.is_under(&clause));
        assert!(!number("15-80").is_under(&number("15-8")));
        assert!(!number("3.3.1-40a").is_under(&number("3.3.1-40")));
    }

    #[test]
    fn sections_clauses_and_examples_are_told_apart() {
        let told = |text: &str| (number(text).is_section(), number(text).is_example(), number(text).level());
        assert_eq!(told("3.4.3"), (true, false, 0));
        assert_eq!(told("3.4.3-8"), (false, false, 0));
        assert_eq!(told("3.4.3-8e1"), (false, true, 1));
        assert_eq!(told("15-8-5-4"), (false, false, 2));
    }
}
