//! The official questions and answers: those that were turned into scenarios, those that cannot be played,
//! and those that the rules contradict.

use crate::pool::pool;
use digimon_scenario::{CardSource, File, play};
use digimon_view::catalogue::{CardFile, Catalogue, Unread};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Every file of rulings, played.
fn played() -> Vec<File> {
    let catalogue = Catalogue::builtin().with(&CardFile::Printed(pool().clone()));
    let (cards, refused) = catalogue.playable(Unread::Refused);
    let cards = CardSource::default().with(cards).refusing(refused);
    let files = checkout::files("rulings/digimon", "scn");
    files.iter().map(|(name, text)| play(name, text, &cards)).collect()
}

/// The official questions by number.
fn questions(text: &str) -> BTreeMap<String, Value> {
    let all: Vec<Value> = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    all.into_iter().map(|each| (each["q"].as_str().unwrap_or_default().to_owned(), each)).collect()
}

/// The questions that cannot be played, `NUMBER | REASON` in `rulings/not-played.txt`.
fn not_played() -> BTreeSet<String> {
    let text = checkout::read("rulings/not-played.txt");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let numbers: BTreeSet<String> = lines.iter().map(|line| number_with_reason(line).to_owned()).collect();
    assert_eq!(numbers.len(), lines.len(), "a question is listed twice");
    numbers
}

fn number_with_reason(line: &str) -> &str {
    match line.split_once(" | ") {
        Some((number, reason)) if !reason.trim().is_empty() => number,
        _ => panic!("rulings/not-played.txt: `{line}` is not NUMBER | REASON"),
    }
}

/// The questions that `docs/conflicts.md` names, since the rules answer them otherwise.
fn in_conflict() -> BTreeSet<String> {
    let text = checkout::read("docs/conflicts.md");
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.strip_prefix('Q').is_some_and(is_number)).map(str::to_owned).collect()
}

fn is_number(digits: &str) -> bool {
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}

pub fn official_answers_hold() {
    let questions = questions(&checkout::shared("rulings/digimon-official-qa.en.json"));
    let (mut asked, mut cards, mut no) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let files = played();
    let errors: Vec<String> = files.iter().flat_map(|file| &file.errors).map(ToString::to_string).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    let scenarios: Vec<_> = files.iter().flat_map(|file| &file.scenarios).collect();
    let failed: Vec<String> =
        scenarios.iter().filter(|each| !each.report.passed).map(|each| each.report.to_string()).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    for each in &scenarios {
        for number in &each.heading.ruling {
            let title = &each.heading.title;
            let question = questions.get(number).unwrap_or_else(|| panic!("{title}: there is no {number}"));
            asked.insert(number.clone());
            cards.extend(question["cards"][0].as_str());
            if question["answer"].as_str().is_some_and(|answer| answer.starts_with("No")) {
                no.insert(number);
            }
        }
    }
    println!(
        "{} scenarios of {} questions about {} cards, {} of them answered with no",
        scenarios.len(),
        asked.len(),
        cards.len(),
        no.len()
    );
    assert!(cards.len() >= 250 && no.len() >= 150);
    decided(&questions, &asked);
}

/// How many questions are decided: played, listed as unplayable, or in conflict with the rules.
fn decided(questions: &BTreeMap<String, Value>, asked: &BTreeSet<String>) {
    let (listed, conflicts) = (not_played(), in_conflict());
    for number in listed.iter().chain(&conflicts) {
        assert!(questions.contains_key(number), "there is no {number}");
    }
    let both: Vec<&String> = listed.intersection(asked).collect();
    assert!(both.is_empty(), "played, and listed as not played: {both:?}");
    let all: BTreeSet<&String> = asked.iter().chain(&listed).chain(&conflicts).collect();
    println!(
        "{} of {} questions decided: {} played, {} not playable, {} in conflict with the rules",
        all.len(),
        questions.len(),
        asked.len(),
        listed.len(),
        conflicts.len()
    );
    assert!(listed.len() <= 150, "{} questions are only listed", listed.len());
    assert!(all.len() >= LEAST_DECIDED, "only {} questions are decided", all.len());
}

/// The figure only grows.
const LEAST_DECIDED: usize = 2_300;
