//! The index: every clause of a rulebook in its order.

use crate::{Clause, ClauseNumber, Example};
use serde::Serialize;

/// A rulebook as a list of clauses, with the examples that it prints where they are listed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Index {
    pub(crate) clauses: Vec<Clause>,
    pub(crate) chapters: Vec<Chapter>,
    pub(crate) examples: Vec<Example>,
}

/// A chapter, or a section of one, and its title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chapter {
    pub number: ClauseNumber,
    pub title: String,
}

impl Index {
    pub fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The chapter of a number: itself, or the innermost one that it stands under.
    pub fn chapter(&self, number: &ClauseNumber) -> Option<&Chapter> {
        let holds = |chapter: &&Chapter| chapter.number == *number || number.is_under(&chapter.number);
        self.chapters.iter().rfind(holds)
    }

    pub fn examples(&self) -> &[Example] {
        &self.examples
    }

    pub fn example(&self, number: &ClauseNumber) -> Option<&Example> {
        self.examples.iter().find(|example| example.number == *number)
    }

    /// The worked examples of a clause, where they are listed.
    pub fn worked_examples<'a>(&'a self, clause: &'a ClauseNumber) -> impl Iterator<Item = &'a Example> {
        let of_clause =
            move |number: &ClauseNumber| number.is_example() && number.parent().as_ref() == Some(clause);
        self.examples.iter().filter(move |example| of_clause(&example.number))
    }

    pub fn find(&self, number: &ClauseNumber) -> Option<&Clause> {
        let at = self.clauses.binary_search_by(|clause| clause.number.cmp(number)).ok()?;
        Some(&self.clauses[at])
    }

    /// The clauses that stand directly or indirectly under a number.
    pub fn under<'a>(&'a self, number: &'a ClauseNumber) -> impl Iterator<Item = &'a Clause> {
        self.clauses.iter().filter(move |clause| clause.number.is_under(number))
    }

    /// The headings of a clause that are clauses themselves, the uppermost first.
    pub fn headings(&self, number: &ClauseNumber) -> Vec<&Clause> {
        number.ancestors().filter_map(|above| self.find(&above)).collect()
    }

    /// The existing numbers next to one that may not exist: those around its place, and the
    /// nearest heading that does exist.
    pub fn nearest(&self, number: &ClauseNumber) -> Vec<&Clause> {
        let at = self.clauses.partition_point(|clause| clause.number < *number);
        let around = &self.clauses[at.saturating_sub(1)..self.clauses.len().min(at + 2)];
        let heading = self.headings(number).pop().filter(|heading| !around.contains(heading));
        heading.into_iter().chain(around).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index() -> Index {
        let line = |number: &&str| format!("{number} | definition | 0 | a | The rule {number}.\n");
        let text: String =
            ["1-1", "1-1-1", "1-1-2", "1-1-3", "1-2", "2-1", "2-1-1"].iter().map(line).collect();
        Index::read(&text, "1 | First\n2 | Second").unwrap()
    }

    fn numbers<'a>(clauses: impl IntoIterator<Item = &'a Clause>) -> Vec<String> {
        clauses.into_iter().map(|clause| clause.number.to_string()).collect()
    }

    #[test]
    fn clauses_are_found_by_number() {
        let index = index();
        assert_eq!(index.find(&"1-1-2".parse().unwrap()).unwrap().sentence, "The rule 1-1-2.");
        assert_eq!(index.find(&"1-1-4".parse().unwrap()), None);
        assert_eq!(index.find(&"1".parse().unwrap()), None);
    }

    #[test]
    fn a_number_is_in_its_innermost_chapter() {
        let index = Index::read("", "2 | Two\n3 | Three\n3.1 | First of three").unwrap();
        let title = |number: &str| index.chapter(&number.parse().unwrap()).map(|each| each.title.as_str());
        assert_eq!(["2", "2-1", "2.1-1"].map(title), [Some("Two"); 3]);
        assert_eq!(["3", "3-1", "3.10-1"].map(title), [Some("Three"); 3]);
        assert_eq!(["3.1", "3.1-1", "3.1.4-1e1"].map(title), [Some("First of three"); 3]);
        assert_eq!(title("4-1"), None);
    }

    #[test]
    fn a_heading_knows_what_is_under_it() {
        let (index, heading) = (index(), "1-1".parse().unwrap());
        assert_eq!(numbers(index.under(&heading)), ["1-1-1", "1-1-2", "1-1-3"]);
        assert_eq!(numbers(index.headings(&"1-1-3".parse().unwrap())), ["1-1"]);
    }

    #[test]
    fn the_nearest_numbers_are_offered() {
        let index = index();
        let nearest = |text: &str| numbers(index.nearest(&text.parse().unwrap()));
        assert_eq!(nearest("1-1-9"), ["1-1", "1-1-3", "1-2", "2-1"]);
        assert_eq!(nearest("9-9"), ["2-1-1"]);
        assert_eq!(nearest("1"), ["1-1", "1-1-1"]);
    }
}
