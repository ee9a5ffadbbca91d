//! The rulebook index against the rulebook and against the code.

use crate::citations::{clauses, index};
use rulebook::ClauseNumber;
use std::collections::BTreeSet;

const CLAUSES: usize = 1061;

#[test]
fn the_index_has_every_number() {
    assert_eq!(index().clauses().len(), CLAUSES);
}

#[test]
fn every_chapter_has_a_title() {
    let index = index();
    assert!(index.clauses().iter().all(|clause| index.chapter(&clause.number).is_some()));
    assert_eq!(index.chapters().len(), 18);
}

#[test]
fn every_module_exists() {
    let files: BTreeSet<String> =
        checkout::files("crates/digimon/src", "rs").into_iter().map(|(name, _)| name).collect();
    let exists = |module: &&str| {
        let base = format!("crates/digimon/src/{module}");
        files.contains(&format!("{base}.rs")) || files.contains(&format!("{base}/mod.rs"))
    };
    let index = index();
    let modules: BTreeSet<&str> =
        index.clauses().iter().filter_map(|clause| clause.module.as_deref()).collect();
    let missing: Vec<&str> = modules.into_iter().filter(|module| !exists(module)).collect();
    assert!(missing.is_empty(), "{} modules of the index do not exist: {missing:?}", missing.len());
}

#[test]
fn every_clause_cited_in_the_code_exists() {
    let index = index();
    let mut unknown = Vec::new();
    for (file, text) in checkout::files("crates/digimon/src", "rs") {
        for (line, text) in (1..).zip(text.lines()) {
            let cited = citations(text).into_iter().filter(|number| index.find(number).is_none());
            unknown.extend(cited.map(|number| format!("{file}:{line}: {number}")));
        }
    }
    assert!(unknown.is_empty(), "clauses that the rulebook does not have:\n{}", unknown.join("\n"));
}

/// The clauses in the comment of a line, and those that are the whole of a string literal.
fn citations(line: &str) -> Vec<ClauseNumber> {
    let (code, comment) = line.split_once("//").unwrap_or((line, ""));
    let literals = code.split('"').skip(1).step_by(2);
    let whole = literals
        .filter_map(|literal| literal.parse().ok())
        .filter(|number: &ClauseNumber| !number.is_section());
    whole.chain(clauses(comment)).collect()
}

#[test]
fn citations_are_found() {
    let found = |line: &str| citations(line).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        found(r#"log(&["15-8-5-4", "1-2"], "ST1-01"); // 3-1, ST1-02 and 4"#),
        ["15-8-5-4", "1-2", "3-1"]
    );
    assert_eq!(found("//! DCG 15-5, 16: when; 15-14-2 to 15-14-5"), ["15-5", "15-14-2", "15-14-5"]);
    assert!(found(r#"let a = "a 1-2 b"; let b = 15-4-3;"#).is_empty());
}
