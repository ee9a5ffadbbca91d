//! The index of the rulebook: every statement, in every language, with its examples.

use ocg_view::clauses::BOOK;
use rulebook::{Clause, Index, Kind, Language};

fn index() -> &'static Index {
    BOOK.index(Language::English).expect("the index is read")
}

#[test]
fn the_index_has_every_statement() {
    let procedures = index().clauses().iter().filter(|clause| clause.kind == Kind::Procedure).count();
    assert_eq!(index().clauses().len(), 1062);
    assert!(procedures >= 400, "{procedures}");
}

#[test]
fn every_language_has_words_for_every_statement() {
    let english = index();
    for language in Language::ALL {
        let index = BOOK.index(language).unwrap_or_else(|bad| panic!("{bad}"));
        let same = index.clauses().iter().zip(english.clauses()).filter(|(a, b)| a.sentence == b.sentence);
        let expected = if language == Language::English { english.clauses().len() } else { 0 };
        assert_eq!(same.count(), expected, "{}", language.tag());
    }
}

#[test]
fn every_section_of_a_chapter_has_a_title() {
    let in_section = |clause: &&Clause| {
        index().chapter(&clause.number).is_some_and(|chapter| chapter.number.parent().is_some())
    };
    let without: Vec<_> = index().clauses().iter().filter(|clause| !in_section(clause)).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn the_examples_are_listed() {
    let worked = index().examples().iter().filter(|example| example.number.is_example()).count();
    assert_eq!((worked, index().examples().len() - worked), (145, 40));
}
