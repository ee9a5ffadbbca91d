//! The official questions and answers that were turned into scenarios. Needs `../shared`.

mod checkout;

use checkout::headjudge::headjudge_json;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Every ruling scenario as `judge` reports it.
fn judged() -> Vec<Value> {
    let path = |path: &str| checkout::root().join(path).to_string_lossy().into_owned();
    let (pool, rulings) = (path("../shared/cards/digimon.en.json"), path("rulings/digimon"));
    let all = headjudge_json(&["judge", "--json", "--pool", &pool, &rulings]);
    let files = all["files"].as_array().cloned().unwrap_or_default();
    let errors: Vec<&Value> =
        files.iter().flat_map(|file| file["errors"].as_array().into_iter().flatten()).collect();
    assert!(errors.is_empty(), "{errors:?}");
    files.iter().flat_map(|file| file["scenarios"].as_array().cloned().unwrap_or_default()).collect()
}

/// The official questions by number.
fn questions(text: &str) -> BTreeMap<String, Value> {
    let all: Vec<Value> = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    all.into_iter().map(|each| (each["q"].as_str().unwrap_or_default().to_owned(), each)).collect()
}

#[test]
fn official_answers_hold() {
    let Some(text) = checkout::shared("rulings/digimon-official-qa.en.json") else {
        println!("skipped: ../shared is not here");
        return;
    };
    let questions = questions(&text);
    let (mut asked, mut cards, mut no) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for scenario in judged() {
        let title = scenario["title"].as_str().unwrap_or_default().to_owned();
        assert!(scenario["passed"] == true, "{title} fails");
        for number in scenario["ruling"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let question = questions.get(number).unwrap_or_else(|| panic!("{title}: there is no {number}"));
            asked.insert(number.to_owned());
            cards.extend(question["cards"][0].as_str().map(str::to_owned));
            if question["answer"].as_str().is_some_and(|answer| answer.starts_with("No")) {
                no.insert(number.to_owned());
            }
        }
    }
    println!("{} questions about {} cards, {} of them answered with no", asked.len(), cards.len(), no.len());
    assert!(asked.len() >= 400 && cards.len() >= 250 && no.len() >= 150);
}
