//! The official questions and answers that were turned into scenarios.

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

pub fn official_answers_hold() {
    let questions = questions(&checkout::shared("rulings/digimon-official-qa.en.json"));
    let (mut asked, mut cards, mut no) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let files = played();
    let errors: Vec<String> = files.iter().flat_map(|file| &file.errors).map(ToString::to_string).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    for each in files.iter().flat_map(|file| &file.scenarios) {
        assert!(each.report.passed, "{}", each.report);
        for number in &each.heading.ruling {
            let title = &each.heading.title;
            let question = questions.get(number).unwrap_or_else(|| panic!("{title}: there is no {number}"));
            asked.insert(number);
            cards.extend(question["cards"][0].as_str());
            if question["answer"].as_str().is_some_and(|answer| answer.starts_with("No")) {
                no.insert(number);
            }
        }
    }
    println!("{} questions about {} cards, {} of them answered with no", asked.len(), cards.len(), no.len());
    assert!(asked.len() >= 400 && cards.len() >= 250 && no.len() >= 150);
}
