//! The Chinese sentences are our own: none has a long run of characters in common with the rulebook.

use ocg_view::clauses::BOOK;
use rulebook::Language;
use std::collections::BTreeSet;

const RUN: usize = 12;

/// Every run of characters of a text, spaces and line breaks left out.
fn runs(text: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let runs: Vec<String> = letters.windows(RUN).map(|run| run.iter().collect()).collect();
    runs.into_iter()
}

pub fn no_sentence_is_that_of_the_rulebook() {
    let rulebook: BTreeSet<String> =
        runs(&checkout::shared("rulebooks/ocg-complete-rulebook-2020.zh-Hans.txt")).collect();
    let index = BOOK.index(Language::SimplifiedChinese).unwrap();
    let found = index.clauses().iter().filter_map(|clause| {
        let shared = runs(&clause.sentence).find(|run| rulebook.contains(run))?;
        Some(format!("{}: {shared}", clause.number))
    });
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
