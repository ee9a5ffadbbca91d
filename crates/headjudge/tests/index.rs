//! The rulebook index against the rulebook and against the code.

mod checkout;

use rulebook::ClauseNumber;
use std::collections::BTreeSet;

const CLAUSES: usize = 1061;
const RULEBOOKS: [&str; 2] = ["ja", "zh-Hans"];

#[test]
fn the_index_has_every_number() {
    assert_eq!(checkout::index().clauses().len(), CLAUSES);
}

#[test]
fn every_chapter_has_a_title() {
    let index = checkout::index();
    assert!(index.clauses().iter().all(|clause| index.chapter(clause.number.chapter()).is_some()));
    assert_eq!(index.chapters().len(), 18);
}

/// Where the rulebooks lie beside the checkout; elsewhere it says that it was skipped.
#[test]
fn the_index_has_the_numbers_of_the_rulebook() {
    for language in RULEBOOKS {
        let path = format!("rulebooks/digimon-comprehensive-rules-3.6.{language}.txt");
        let Some(text) = checkout::shared(&path) else {
            eprintln!("skipped: ../shared/{path} is not there");
            continue;
        };
        let printed = printed_numbers(&text);
        let ours: Vec<ClauseNumber> =
            checkout::index().clauses().iter().map(|clause| clause.number.clone()).collect();
        assert_eq!(printed.len(), CLAUSES, "{language}");
        assert_eq!(printed, ours, "{language}");
    }
}

/// The numbers at the beginning of the lines, up to the update history, in their order.
fn printed_numbers(rulebook: &str) -> Vec<ClauseNumber> {
    let body = rulebook.lines().take_while(|line| !["更新履歴", "更新履历"].contains(&line.trim()));
    let mut numbers: Vec<ClauseNumber> = body.filter_map(number_of_line).collect();
    // One of the texts prints 7-2-2-11 twice; the second is 7-2-2-12.
    let [doubled, meant] =
        ["7-2-2-11", "7-2-2-12"].map(|text| text.parse::<ClauseNumber>().expect("a number"));
    if let Some(second) = (0..numbers.len()).filter(|&at| numbers[at] == doubled).nth(1) {
        numbers[second] = meant;
    }
    numbers
}

/// A line begins with a number and a full stop, perhaps after the mark of a page.
fn number_of_line(line: &str) -> Option<ClauseNumber> {
    let line = line.rsplit("|>").next()?.trim_start();
    let (number, _) = line.split_once('.')?;
    number.trim_end().parse().ok().filter(|number: &ClauseNumber| number.depth() > 1)
}

#[test]
fn every_module_exists() {
    let files: BTreeSet<String> =
        checkout::files("crates/digimon/src", "rs").into_iter().map(|(name, _)| name).collect();
    let exists = |module: &&str| {
        let base = format!("crates/digimon/src/{module}");
        files.contains(&format!("{base}.rs")) || files.contains(&format!("{base}/mod.rs"))
    };
    let index = checkout::index();
    let modules: BTreeSet<&str> =
        index.clauses().iter().filter_map(|clause| clause.module.as_deref()).collect();
    let missing: Vec<&str> = modules.into_iter().filter(|module| !exists(module)).collect();
    assert!(missing.is_empty(), "{} modules of the index do not exist: {missing:?}", missing.len());
}

#[test]
fn every_clause_cited_in_the_code_exists() {
    let index = checkout::index();
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
        .filter(|number: &ClauseNumber| number.depth() > 1);
    whole.chain(checkout::clauses(comment)).collect()
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
