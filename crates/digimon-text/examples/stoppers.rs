//! Reads every text box of a pool and says what stopped the reader: `stoppers POOL.json [N] [WORDS]`.

use digimon_text::{Stopper, This, read_texts};
use serde_json::Value;
use std::collections::BTreeMap;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let pool =
        std::fs::read_to_string(&arguments[1]).unwrap_or_else(|error| panic!("{}: {error}", arguments[1]));
    let cards: Vec<Value> = serde_json::from_str(&pool).unwrap_or_else(|error| panic!("{error}"));
    let shown: usize = arguments.get(2).and_then(|n| n.parse().ok()).unwrap_or(10);
    let words = arguments.get(3).cloned().unwrap_or_default();
    let mut read = 0;
    let mut boxes = (0, 0);
    let mut stops: BTreeMap<String, Vec<(String, Stopper)>> = BTreeMap::new();
    for card in &cards {
        let stopped = stoppers(card, &mut boxes);
        read += usize::from(stopped.is_empty());
        for stopper in stopped {
            let id = card["id"].as_str().unwrap_or_default().to_owned();
            stops.entry(signature(&stopper)).or_default().push((id, stopper));
        }
    }
    println!("{read} of {} cards, {} of {} text boxes", cards.len(), boxes.0, boxes.1);
    let mut stops: Vec<_> = stops.into_iter().filter(|(key, _)| key.contains(&words)).collect();
    stops.sort_by_key(|(_, all)| std::cmp::Reverse(all.len()));
    for (key, all) in stops.iter().take(shown) {
        println!("{:4} {key}", all.len());
        for (id, stopper) in all.iter().take(if words.is_empty() { 2 } else { 12 }) {
            show(id, stopper);
        }
    }
}

fn stoppers(card: &Value, boxes: &mut (usize, usize)) -> Vec<Stopper> {
    let this = match card["card_types"][0].as_str() {
        Some("Tamer") => This::Tamer,
        Some("Option") => This::Card,
        _ => This::Digimon,
    };
    let mut all = Vec::new();
    for (field, this) in
        [("main_effect", this), ("inherited_effect", This::Digimon), ("security_effect", this)]
    {
        if let Some(text) = card[field].as_str() {
            boxes.1 += 1;
            match read_texts(text, this) {
                Ok(_) => boxes.0 += 1,
                Err(stopper) => all.push(stopper),
            }
        }
    }
    all
}

/// The words at which it stopped, three of them.
fn signature(stopper: &Stopper) -> String {
    let before = stopper.text[..stopper.span.start].split_whitespace().next_back().unwrap_or("^");
    let after: Vec<&str> = stopper.text[stopper.span.start..].split_whitespace().take(2).collect();
    format!("{before} >>> {}", after.join(" "))
}

fn show(id: &str, stopper: &Stopper) {
    let start = stopper.text[..stopper.span.start].rfind('\n').map_or(0, |at| at + 1);
    let end = stopper.text[stopper.span.start..]
        .find('\n')
        .map_or(stopper.text.len(), |at| at + stopper.span.start);
    let (before, after) = (&stopper.text[start..stopper.span.start], &stopper.text[stopper.span.start..end]);
    println!("       {id}: {before} «HERE» {after}   ({})", stopper.expected);
}
