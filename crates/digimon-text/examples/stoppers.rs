//! Reads a pool, mended, and says what stopped the reader: `stoppers POOL.json [N] [WORDS] [SETS]`,
//! with the sets as beginnings of card numbers: `BT10-,BT11-`.

use digimon_text::pool::{Pool, Stop};
use std::collections::BTreeMap;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let pool =
        std::fs::read_to_string(&arguments[1]).unwrap_or_else(|error| panic!("{}: {error}", arguments[1]));
    let pool = Pool::from_json(&pool).unwrap_or_else(|error| panic!("{error}")).read();
    let shown: usize = arguments.get(2).and_then(|n| n.parse().ok()).unwrap_or(10);
    let words = arguments.get(3).cloned().unwrap_or_default();
    let sets: Vec<&str> = arguments.get(4).map_or(Vec::new(), |sets| sets.split(',').collect());
    let (mut read, mut cards) = (0, 0);
    let mut stops: BTreeMap<String, Vec<(String, Stop)>> = BTreeMap::new();
    for (printed, reading) in pool.iter() {
        if !sets.is_empty() && !sets.iter().any(|set| printed.id.starts_with(set)) {
            continue;
        }
        cards += 1;
        read += usize::from(reading.stops.is_empty());
        for stop in &reading.stops {
            stops.entry(signature(stop)).or_default().push((printed.id.clone(), stop.clone()));
        }
    }
    println!("{read} of {cards} cards");
    let mut stops: Vec<_> = stops.into_iter().filter(|(key, _)| key.contains(&words)).collect();
    stops.sort_by_key(|(_, all)| std::cmp::Reverse(all.len()));
    for (key, all) in stops.iter().take(shown) {
        println!("{:4} {key}", all.len());
        for (id, stop) in all.iter().take(if words.is_empty() { 2 } else { 12 }) {
            show(id, stop);
        }
    }
}

/// The words at which it stopped, three of them.
fn signature(stop: &Stop) -> String {
    let before = stop.text[..stop.from].split_whitespace().next_back().unwrap_or("^");
    let after: Vec<&str> = stop.text[stop.from..].split_whitespace().take(2).collect();
    format!("{before} >>> {}", after.join(" "))
}

fn show(id: &str, stop: &Stop) {
    let start = stop.text[..stop.from].rfind('\n').map_or(0, |at| at + 1);
    let end = stop.text[stop.from..].find('\n').map_or(stop.text.len(), |at| at + stop.from);
    let (before, after) = (&stop.text[start..stop.from], &stop.text[stop.from..end]);
    println!("       {id}: {before} «HERE» {after}   ({})", stop.expected);
}
