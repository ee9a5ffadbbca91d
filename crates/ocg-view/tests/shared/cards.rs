//! The cards that the examples name are in the pool under their numbers.

use ocg_view::clauses::BOOK;
use rulebook::{Language, NamedCard};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub fn cards_have_the_names_of_the_pool() {
    let pool: Vec<Value> = serde_json::from_str(&checkout::shared("cards/ocg.en.json")).unwrap();
    let names: BTreeMap<String, &str> =
        pool.iter().filter_map(|card| Some((card["id"].to_string(), card["name"].as_str()?))).collect();
    let pool_names: BTreeSet<&str> = names.values().copied().collect();
    let cards = rulebook::read_cards(&checkout::read("rulebook/ocg-cards.txt")).unwrap();
    for NamedCard { id, name, .. } in &cards {
        match id {
            Some(id) => assert_eq!(names.get(id), Some(&name.as_str()), "{id}"),
            None => assert!(!pool_names.contains(name.as_str()), "the pool has {name}"),
        }
    }
    let examples = BOOK.index(Language::English).unwrap().examples();
    let unknown: BTreeSet<&str> = examples
        .iter()
        .flat_map(|example| &example.cards)
        .filter(|card| card.id.is_none())
        .map(|card| card.name.as_str())
        .collect();
    println!("the pool lacks {} cards of the examples: {unknown:?}", unknown.len());
}
