//! How general the grammar is: a card counts only if every word and branch that its reading needs is needed by a
//! card of another set, too. What is left over was written for a few cards, and will not read the next set.

use digimon_text::pool::{Lexicon, Note, Pool, Printed, Stop, read_noting};
use std::collections::{BTreeMap, BTreeSet};

/// So many sets are too small to say anything.
const SMALL: usize = 30;

fn pool(file: &str) -> Option<Vec<Printed>> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards").join(file);
    let text = std::fs::read_to_string(path).ok()?;
    Some(Pool::from_json(&text).ok()?.cards)
}

/// What a card was read by, or the words that stopped it.
struct Try {
    set: String,
    id: String,
    used: Option<BTreeSet<Note>>,
    stops: Vec<String>,
}

fn tried(card: &Printed, lexicon: &Lexicon) -> Try {
    let (reading, used) = read_noting(card, lexicon);
    let stops: Vec<String> = reading.stops.iter().map(shown).collect();
    let used = stops.is_empty().then_some(used);
    Try { set: card.set.clone(), id: card.id.clone(), used, stops }
}

/// The text, with a mark in front of the words that stopped it.
fn shown(stop: &Stop) -> String {
    format!("{} ⟂ {}", &stop.text[..stop.from], &stop.text[stop.from..])
}

/// Where in the grammar it is.
fn told(note: &Note) -> String {
    let file = note.site.file.rsplit("read/").next().unwrap_or_default();
    format!("{file}:{} {:?}", note.site.line, note.words)
}

/// The sets that need each note, and how many cards do.
fn users(tries: &[Try]) -> BTreeMap<&Note, (BTreeSet<&str>, usize)> {
    let mut users: BTreeMap<&Note, (BTreeSet<&str>, usize)> = BTreeMap::new();
    for each in tries {
        for note in each.used.iter().flatten() {
            let (sets, cards) = users.entry(note).or_default();
            sets.insert(&each.set);
            *cards += 1;
        }
    }
    users
}

#[test]
fn no_set_needs_a_grammar_of_its_own() {
    let (Some(pool), Some(new)) = (pool("digimon.en.json"), pool("digimon-bt24-ex11.en.json")) else {
        println!("skipped: ../shared is not here");
        return;
    };
    let began = std::time::Instant::now();
    let (known, fresh) = (Lexicon::of(&pool), Lexicon::of(&new));
    let old = pool.iter().map(|card| tried(card, &known));
    let tries: Vec<Try> = old.chain(new.iter().map(|card| tried(card, &fresh))).collect();
    println!("read in {:?} while noting", began.elapsed());
    let read = |tries: &[Try]| tries.iter().filter(|each| each.used.is_some()).count();
    let (known, unseen) = tries.split_at(pool.len());
    println!("pool: {} of {}", read(known), known.len());
    println!("BT24 and EX11: {} of {}", read(unseen), unseen.len());
    for each in tries.iter().filter(|each| each.used.is_none()) {
        println!("  {}: {}", each.id, each.stops.join(" | "));
    }
    let users = users(&tries);
    let mut sets: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for each in &tries {
        let general = each.used.as_ref().is_some_and(|used| used.iter().all(|note| users[note].0.len() > 1));
        let (cards, good) = sets.entry(&each.set).or_default();
        *cards += 1;
        *good += usize::from(general);
    }
    for each in &tries {
        let own: Vec<String> =
            each.used.iter().flatten().filter(|note| users[*note].0.len() == 1).map(told).collect();
        if !own.is_empty() {
            println!("  alone, {}: {}", each.id, own.join("; "));
        }
    }
    let mut worst: Vec<(f64, &str, usize, usize)> = sets
        .iter()
        .filter(|(_, (cards, _))| *cards > SMALL)
        .map(|(set, &(cards, good))| (good as f64 / cards as f64, *set, good, cards))
        .collect();
    worst.sort_by(|one, two| one.0.total_cmp(&two.0));
    for (share, set, good, cards) in &worst {
        println!("{set}: {good} of {cards} general ({:.1} %)", share * 100.0);
    }
    let single: Vec<_> = users.iter().filter(|(_, (_, cards))| *cards == 1).collect();
    let words = single.iter().filter(|(note, _)| note.words.contains(' ')).count();
    println!("{} of {} notes are of one card, {words} of several words", single.len(), users.len());
}
