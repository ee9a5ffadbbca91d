//! What cards say in Japanese.

use super::{ask, plain, texts, whole};
use digimon_view::DigimonHost;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// How many paragraphs the cards have, and those that stay English.
fn left_in_english(host: &DigimonHost) -> (usize, Vec<String>) {
    let (mut all, mut left) = (0, Vec::new());
    let total = ask(host, "cards", json!({"limit": 1}))["total"].as_u64().expect("a number");
    for offset in (0..total).step_by(200) {
        let cards = ask(host, "cards", json!({"limit": 200, "offset": offset}))["cards"].clone();
        let numbers = texts(&cards, "number");
        let said = ask(host, "texts", json!({"numbers": numbers, "language": "ja"}));
        let known: BTreeSet<&str> = texts(&said, "english").into_iter().collect();
        assert!(texts(&said, "said").iter().all(|text| !text.is_empty()));
        for paragraph in cards.as_array().into_iter().flatten().flat_map(paragraphs) {
            all += 1;
            if !known.contains(paragraph) {
                left.push(paragraph.to_owned());
            }
        }
    }
    (all, left)
}

fn paragraphs(card: &Value) -> Vec<&str> {
    let boxes = ["requirements", "upper", "inherited", "security", "link", "rules"];
    boxes
        .iter()
        .flat_map(|part| card[part].as_array().into_iter().flatten())
        .filter_map(Value::as_str)
        .collect()
}

/// Only several names or traits of one card are a paragraph each in English, and one in Japanese.
#[track_caller]
fn nearly_all_in_japanese(host: &DigimonHost) {
    let (all, left) = left_in_english(host);
    println!("{} of {all} paragraphs stay English", left.len());
    assert!(all > 1000 && left.iter().all(|text| text.starts_with("<Rule>")), "{left:#?}");
}

#[test]
fn the_built_in_cards_are_there_in_japanese() {
    nearly_all_in_japanese(plain());
}

/// Needs ../shared; elsewhere it says that it was skipped.
#[test]
fn a_whole_pool_is_there_in_japanese() {
    whole().into_iter().for_each(nearly_all_in_japanese);
}

#[test]
fn other_languages_have_no_writer_yet() {
    assert_eq!(ask(plain(), "texts", json!({"numbers": ["ST1-07"], "language": "zh-Hans"})), json!([]));
}
