//! Scenarios are played on the engine: what holds passes, and what does not is told.

use digimon_scenario::{CardSource, Report, parse, run};
use std::collections::BTreeSet;

fn reports(text: &str, file: &str) -> Vec<Report> {
    let scenarios = parse(text, file).unwrap_or_else(|errors| panic!("{}", errors[0]));
    let cards = CardSource::builtin();
    scenarios.iter().map(|scenario| run(scenario, &cards)).collect()
}

#[test]
fn what_holds_passes() {
    let failed: Vec<String> = reports(include_str!("passing.scn"), "passing.scn")
        .iter()
        .filter(|report| !report.passed)
        .map(ToString::to_string)
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn what_does_not_hold_is_told_line_by_line() {
    let text = include_str!("failing.scn");
    let reports = reports(text, "failing.scn");
    assert!(reports.iter().all(|report| !report.passed));
    let failures: Vec<_> = reports.iter().flat_map(|report| &report.failures).collect();
    for (at, line) in text.lines().enumerate() {
        let Some((_, message)) = line.split_once("#!").filter(|_| at > 0) else { continue };
        let told = failures.iter().find(|failure| failure.line() == at + 1);
        let told = told.unwrap_or_else(|| panic!("line {} should fail", at + 1)).to_string();
        assert!(told.contains(message.trim()), "expected {message:?} in\n{told}");
    }
    let failed: BTreeSet<usize> = failures.iter().map(|failure| failure.line()).collect();
    let marked = text.lines().skip(1).filter(|line| line.contains("#!")).count();
    assert_eq!(failed.len(), marked, "{failed:?}");
}

#[test]
fn a_failure_shows_its_place() {
    let text = "scenario T\nA  turn player, memory 3\n   battle ST1-03 = X\nthen\n   X is suspended\n";
    let told = reports(text, "t.scn")[0].to_string();
    let expected = "FAILED  T (t.scn:1)\nt.scn:5:4: not as expected\n    5 |    X is suspended\n      |    \
                    ^^^^^^^^^^^^^^\n      actual:   X (Agumon ST1-03) is unsuspended";
    assert_eq!(told, expected);
}

#[test]
fn the_transcript_tells_choices_and_events_with_their_clauses() {
    let text =
        "scenario T\nA  turn player\n   battle ST1-03 = X\nB\n   security ST1-05\nA  attacks player with X\n";
    let report = &reports(text, "t.scn")[0];
    assert!(report.passed, "{report}");
    let told: Vec<&str> = report.transcript.iter().map(|told| told.text.as_str()).collect();
    assert_eq!(told[0], "A attacks player with X.");
    assert!(told.contains(&"A's Agumon (ST1-03) attacked the player."), "{told:#?}");
    assert!(
        told.contains(&"Battle: A's Agumon (ST1-03) (2000 DP) and B's Birdramon (ST1-05) (5000 DP)."),
        "{told:#?}"
    );
    assert!(report.transcript[1..].iter().all(|told| !told.choice && !told.clauses.is_empty()));
}
