//! The scenarios against the rulebook: what they cite exists, and nothing goes unshown.

use crate::citations::{clauses, index};
use digimon_scenario::{CardSource, Digimon, File, Heading, play};
use rulebook::{ClauseNumber, Coverage, Kind, Shown};
use std::sync::LazyLock;

/// Every file of scenarios with its text, played once for all tests.
static PLAYED: LazyLock<Vec<(File, String)>> = LazyLock::new(|| {
    let cards = CardSource::builtin();
    let played = |(name, text): (String, String)| (play(&name, &text, &cards), text);
    checkout::files("scenarios/digimon", "scn").into_iter().map(played).collect()
});

#[test]
fn every_scenario_passes() {
    let mut failed = Vec::new();
    for (file, _) in PLAYED.iter() {
        failed.extend(file.errors.iter().map(ToString::to_string));
        failed.extend(
            file.scenarios.iter().filter(|each| !each.report.passed).map(|each| each.report.to_string()),
        );
    }
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn every_clause_cited_in_a_scenario_exists() {
    let index = index();
    let mut unknown = Vec::new();
    for (file, text) in PLAYED.iter() {
        let heading =
            |line: &&str| ["shows ", "example "].iter().any(|word| line.trim_start().starts_with(word));
        for (line, text) in (1..).zip(text.lines()) {
            let cited = if heading(&text) { clauses(text) } else { after_by(text) };
            let missing = cited.into_iter().filter(|number| index.find(number).is_none());
            unknown.extend(missing.map(|number| format!("{}:{line}: {number}", file.name)));
        }
    }
    assert!(unknown.is_empty(), "clauses that the rulebook does not have:\n{}", unknown.join("\n"));
}

/// The clauses behind the last "by" of a sentence.
fn after_by(line: &str) -> Vec<ClauseNumber> {
    line.rsplit_once(", by ").map(|(_, cited)| clauses(cited)).unwrap_or_default()
}

#[test]
fn every_procedure_has_a_scenario() {
    let index = index();
    let shown: Vec<Shown> = PLAYED.iter().flat_map(|(file, text)| file.shown::<Digimon>(text)).collect();
    let coverage = Coverage::new(&index, &shown);
    let procedures = index.clauses().iter().filter(|clause| clause.kind == Kind::Procedure);
    let unshown =
        procedures.filter(|clause| !coverage.showing(&clause.number).iter().any(|each| each.passed));
    let missing: Vec<String> = unshown.map(|clause| clause.number.to_string()).collect();
    assert!(
        missing.is_empty(),
        "{} procedures have no passing scenario:\n{}",
        missing.len(),
        missing.join(" ")
    );
}

#[test]
fn every_worked_example_of_the_rulebook_is_a_scenario() {
    let shown: Vec<&String> = passing(|heading| &heading.example);
    let mut missing = Vec::new();
    let (mut examples, index) = (0, index());
    for clause in index.clauses() {
        let number = clause.number.to_string();
        let there = shown.iter().filter(|example| ***example == number).count();
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
    let shown = passing(|heading| &heading.manual);
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
fn passing(line: fn(&Heading) -> &Vec<String>) -> Vec<&'static String> {
    let all = PLAYED.iter().flat_map(|(file, _)| &file.scenarios);
    all.filter(|each| each.report.passed).flat_map(|each| line(&each.heading)).collect()
}
