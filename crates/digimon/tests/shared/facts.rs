//! The facts of all built-in cards are those of the pool.

use crate::pool;
use digimon::builtin;
use digimon::card::{Card, Color};
use serde_json::Value;
use std::collections::BTreeMap;

pub fn facts_agree_with_the_pool() {
    let pool: Vec<Value> = serde_json::from_str(pool::text()).expect("the pool is JSON");
    let pool: BTreeMap<&str, &Value> =
        pool.iter().filter_map(|card| Some((card["id"].as_str()?, card))).collect();
    let cards: BTreeMap<String, Card> =
        builtin::cards().into_iter().map(|card| (card.number.as_str().to_owned(), card)).collect();
    for (number, card) in cards.iter().filter(|(_, card)| !card.token) {
        let real = pool.get(number.as_str()).unwrap_or_else(|| panic!("{number} is not in the pool"));
        assert_eq!(facts(card), real_facts(real), "{number}");
    }
    for (number, real) in pool {
        let is_starter = real["set"].as_str().is_some_and(|set| set.starts_with("ST"));
        assert!(!is_starter || cards.contains_key(number), "{number} is missing");
    }
}

type Facts = (String, Option<i64>, Option<i64>, Option<i64>, Vec<String>, Option<i64>);

/// Name, cost, DP, level, colours, overflow.
fn facts(card: &Card) -> Facts {
    let colors: Vec<String> = card.colors.iter().map(|color: Color| format!("{color:?}")).collect();
    (
        card.name.as_str().to_owned(),
        card.cost.map(|cost| cost.0.into()),
        card.dp.map(|dp| dp.0.into()),
        card.level.map(|level| level.0.into()),
        colors,
        card.overflow.map(i64::from),
    )
}

/// A cost below 0 means that there is none. The order of colours means nothing.
fn real_facts(card: &Value) -> Facts {
    let named = |color: &Color| {
        card["colors"].as_array().is_some_and(|all| all.contains(&format!("{color:?}").into()))
    };
    let colors = Color::ALL.into_iter().filter(named).map(|color| format!("{color:?}")).collect();
    (
        card["name"].as_str().unwrap_or_default().to_owned(),
        card["play_cost"].as_i64().filter(|&cost| cost >= 0),
        card["dp"].as_i64(),
        card["level"].as_i64(),
        colors,
        card["ace_overflow"].as_i64(),
    )
}
