//! The scenarios against the rulebook: what they cite exists, and nothing goes unshown.

mod checkout;

use checkout::headjudge::{headjudge_json, texts};
use rulebook::ClauseNumber;
use serde_json::Value;
use std::collections::BTreeSet;

/// Every scenario that the binary carries, as `judge` reports it, with its file.
fn judged() -> Vec<(String, Value)> {
    let all = headjudge_json(&["judge", "--json"]);
    let files = all["files"].as_array().cloned().unwrap_or_default();
    let scenarios = |file: Value| {
        let name = file["file"].as_str().unwrap_or_default().to_owned();
        let list = file["scenarios"].as_array().cloned().unwrap_or_default();
        list.into_iter().map(move |scenario| (name.clone(), scenario)).collect::<Vec<_>>()
    };
    files.into_iter().flat_map(scenarios).collect()
}

#[test]
fn the_binary_carries_every_scenario() {
    let carried: BTreeSet<String> = headjudge_json(&["judge", "--json"])["files"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|file| file["file"].as_str().map(str::to_owned))
        .collect();
    let there: BTreeSet<String> =
        checkout::files("scenarios", "scn").into_iter().map(|(name, _)| name).collect();
    assert_eq!(carried, there);
}

#[test]
fn every_scenario_passes() {
    let all = headjudge_json(&["judge", "--json"]);
    let mut failed = Vec::new();
    for file in all["files"].as_array().into_iter().flatten() {
        let name = file["file"].as_str().unwrap_or_default();
        failed.extend(texts(&file["errors"]));
        let scenarios =
            file["scenarios"].as_array().into_iter().flatten().filter(|each| each["passed"] == false);
        failed.extend(scenarios.map(|each| format!("{name}:{}: {}", each["line"], each["title"])));
    }
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn every_clause_cited_in_a_scenario_exists() {
    let index = checkout::index();
    let mut unknown = Vec::new();
    for (file, text) in checkout::files("scenarios", "scn") {
        let heading =
            |line: &&str| ["shows ", "example "].iter().any(|word| line.trim_start().starts_with(word));
        for (line, text) in (1..).zip(text.lines()) {
            let cited = if heading(&text) { checkout::clauses(text) } else { after_by(text) };
            let missing = cited.into_iter().filter(|number| index.find(number).is_none());
            unknown.extend(missing.map(|number| format!("{file}:{line}: {number}")));
        }
    }
    assert!(unknown.is_empty(), "clauses that the rulebook does not have:\n{}", unknown.join("\n"));
}

/// The clauses behind the last "by" of a sentence.
fn after_by(line: &str) -> Vec<ClauseNumber> {
    line.rsplit_once(", by ").map(|(_, cited)| checkout::clauses(cited)).unwrap_or_default()
}

#[test]
fn every_procedure_has_a_scenario() {
    let rules = headjudge_json(&["rules", "digimon", "--json"]);
    let unshown = |row: &&Value| {
        let passed = row["scenarios"].as_array().into_iter().flatten().any(|each| each["passed"] == true);
        row["kind"] == "procedure" && !passed
    };
    let missing: Vec<&str> = rules["rows"]
        .as_array()
        .unwrap()
        .iter()
        .filter(unshown)
        .filter_map(|row| row["number"].as_str())
        .collect();
    assert!(
        missing.is_empty(),
        "{} procedures have no passing scenario:\n{}",
        missing.len(),
        missing.join(" ")
    );
}

#[test]
fn every_worked_example_of_the_rulebook_is_a_scenario() {
    let shown: Vec<String> = passing("example");
    let mut missing = Vec::new();
    let (mut examples, index) = (0, checkout::index());
    for clause in index.clauses() {
        let number = clause.number.to_string();
        let there = shown.iter().filter(|example| **example == number).count();
        examples += usize::from(clause.examples);
        if there < clause.examples.into() {
            missing.push(number);
        }
    }
    assert_eq!(examples, 110);
    assert!(
        missing.is_empty(),
        "{} worked examples have no passing scenario:\n{}",
        missing.len(),
        missing.join(" ")
    );
}

#[test]
fn every_worked_example_of_the_manual_is_a_scenario() {
    let shown = passing("manual");
    let text = checkout::read("rulebook/parts/manual-examples.md");
    let label =
        |line: &str| line.starts_with("M-").then(|| line.split(' ').next().map(str::to_owned)).flatten();
    let labels: Vec<String> = text.lines().filter_map(label).collect();
    assert!(labels.len() >= 19, "{labels:?}");
    let missing: Vec<&String> = labels.iter().filter(|label| !shown.contains(label)).collect();
    assert!(
        missing.is_empty(),
        "{} examples of the manual have no passing scenario: {missing:?}",
        missing.len()
    );
}

/// What the scenarios that pass say in a line of their headings.
fn passing(field: &str) -> Vec<String> {
    judged()
        .iter()
        .filter(|(_, each)| each["passed"] == true)
        .flat_map(|(_, each)| texts(&each[field]))
        .collect()
}
