//! The rulebook index against the rulebook and against the code.

use crate::citations::{clauses, index, ranges};
use rulebook::{ClauseNumber, Kind};
use std::collections::{BTreeMap, BTreeSet};

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

#[test]
fn every_procedure_is_cited_where_it_is_followed() {
    let files: BTreeMap<String, BTreeSet<String>> = checkout::files("crates/digimon/src", "rs")
        .into_iter()
        .map(|(name, text)| (name, followed(&text)))
        .collect();
    let is_followed = |number: &str, module: &str| {
        let base = format!("crates/digimon/src/{module}");
        let (file, folder) = (format!("{base}.rs"), format!("{base}/"));
        files
            .iter()
            .any(|(name, cited)| (*name == file || name.starts_with(&folder)) && cited.contains(number))
    };
    let index = index();
    let procedures: Vec<_> = index.clauses().iter().filter(|clause| clause.kind == Kind::Procedure).collect();
    let missing: Vec<String> = procedures
        .iter()
        .filter(|clause| {
            let module = clause.module.as_deref().unwrap_or_default();
            !is_followed(&clause.number.to_string(), module)
        })
        .map(|clause| format!("{} in {}", clause.number, clause.module.as_deref().unwrap_or("no module")))
        .collect();
    assert_eq!(procedures.len(), 690);
    assert!(missing.is_empty(), "{} procedures are not cited:\n{}", missing.len(), missing.join("\n"));
}

/// The clauses that a file cites at what follows them: within or above a function, an arm, a variant, a field, or
/// as the clauses of an event. The head of the file does not count.
fn followed(text: &str) -> BTreeSet<String> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut found = BTreeSet::new();
    for (at, line) in lines.iter().enumerate() {
        let comment = line.split_once("//").map_or("", |(_, comment)| comment);
        let above = lines[at..].iter().find(|line| !line.starts_with("//") && !line.starts_with("#["));
        let heads = ["use ", "mod ", "pub mod ", "pub(crate) mod "];
        let stands_above =
            above.is_some_and(|code| !code.is_empty() && !heads.iter().any(|head| code.starts_with(head)));
        if line.starts_with("//!") || (line.starts_with("//") && !stands_above) {
            continue;
        }
        found.extend(citations(line).iter().map(ToString::to_string));
        found.extend(ranges(comment));
    }
    found
}

#[test]
fn what_follows_a_clause_is_told_from_the_head() {
    let text = "//! DCG 1-2: the head.\n/// 1-3 to 1-5\nfn a() {\n    note(&[\"2-1-1\"]); // 2-2\n}\n\n// 3-1\nuse b;\n";
    assert_eq!(followed(text).into_iter().collect::<Vec<_>>(), ["1-3", "1-4", "1-5", "2-1-1", "2-2"]);
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
