//! The lines that a clause and an example have in common: where it stands, and what shows it.

use rulebook::{Clause, ClauseNumber, Example, Index, Shown};
use serde::Serialize;

/// A number with its sentence.
#[derive(Serialize)]
pub struct Entry<'a> {
    pub number: &'a ClauseNumber,
    pub sentence: &'a str,
}

impl<'a> From<&'a Clause> for Entry<'a> {
    fn from(clause: &'a Clause) -> Self {
        Entry { number: &clause.number, sentence: &clause.sentence }
    }
}

impl<'a> From<&'a Example> for Entry<'a> {
    fn from(example: &'a Example) -> Self {
        Entry { number: &example.number, sentence: &example.sentence }
    }
}

impl Entry<'_> {
    pub fn line(&self) -> String {
        numbered(self.number, self.sentence)
    }
}

fn numbered(number: &ClauseNumber, words: &str) -> String {
    format!("  {number:<12} {words}")
}

/// The chapters and clauses that a number stands under.
pub fn stands_under(index: &Index, number: &ClauseNumber) -> Vec<String> {
    let chapters = index.chapters().iter().filter(|chapter| number.is_under(&chapter.number));
    let chapters = chapters.map(|chapter| numbered(&chapter.number, &chapter.title));
    let clauses = index.headings(number).into_iter().map(|clause| Entry::from(clause).line());
    std::iter::once("Stands under".to_owned()).chain(chapters).chain(clauses).collect()
}

/// The scenarios that show a number.
pub fn shown_by(scenarios: &[&Shown], number: &ClauseNumber) -> Vec<String> {
    if scenarios.is_empty() {
        return vec!["No scenario shows it".to_owned()];
    }
    let line = |scenario: &&Shown| {
        let passed = if scenario.passed { "passes" } else { "FAILS" };
        let example = if scenario.examples.contains(number) { ", worked example" } else { "" };
        format!("  {:<8} {} ({}{example})", passed, scenario.title, scenario.file)
    };
    std::iter::once("Shown by".to_owned()).chain(scenarios.iter().map(line)).collect()
}
