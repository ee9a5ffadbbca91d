//! The index has the statements, items and examples of the rulebook, in their order.

use ocg_view::clauses::BOOK;
use rulebook::{ClauseNumber, Language};

/// A line of the list is `number, kind, line of the rulebook, heading, text`, with tabs between.
fn listed(kinds: &[&str]) -> Vec<ClauseNumber> {
    let text = checkout::shared("rulebooks/ocg-statements.tsv");
    let lines = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t'));
    let numbered = lines.filter_map(|mut fields| Some((fields.next()?, fields.next()?)));
    let wanted = numbered.filter(|(number, kind)| kinds.contains(kind) && !number.is_empty());
    wanted.map(|(number, _)| number.parse().unwrap()).collect()
}

pub fn the_index_has_the_numbers_of_the_rulebook() {
    let index = BOOK.index(Language::English).unwrap();
    let clauses: Vec<ClauseNumber> = index.clauses().iter().map(|clause| clause.number.clone()).collect();
    let examples: Vec<ClauseNumber> = index.examples().iter().map(|example| example.number.clone()).collect();
    assert_eq!(listed(&["statement", "item"]), clauses);
    assert_eq!(listed(&["example"]), examples);
}
