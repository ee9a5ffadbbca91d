//! Whatever stands in a pool, reading it ends: within its bounds, without a panic, with a diagnosis.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use digimon::card::Category;
use digimon_text::pool::{Pool, Printed, ReadPool, Reading, read, read_within};
use digimon_text::{This, read_texts};
use proptest::prelude::*;
use std::time::{Duration, Instant};
use text::pool::Key;
use text::{Bound, Bounds, Budget, Cancel, Cancelled};

fn card(main: &str) -> Printed {
    Printed { main_effect: main.to_owned(), ..Printed::blank("X-1", "X", Category::Digimon) }
}

/// Reads it, and says how many steps that took.
fn steps(main: &str) -> (Reading, u32) {
    let budget = Budget::new(Bounds::CARD, &Cancel::never());
    let reading = read_within(&card(main), &budget);
    (reading, budget.steps())
}

/// These used to overflow the stack.
#[test]
fn nested_text_is_unread_and_nothing_worse() {
    let quoted = "This Digimon gains \"[On Play] ".repeat(500);
    for opening in ["Choose 1 of the effects below: ", "You may ", "Your opponent may ", quoted.as_str()] {
        let text = format!("[On Play] {}", opening.repeat(15_000 / opening.len()));
        let (reading, _) = steps(&text);
        let [stop] = &reading.stops[..] else { panic!("{:?}", reading.stops) };
        assert!(matches!(stop.bound, Some(Bound::Depth) | None), "{opening}: {:?}", stop.bound);
    }
    let (reading, _) = steps(&format!("[On Play] {}", "Choose 1 of the effects below: \n・".repeat(300)));
    assert_eq!(reading.stops[0].bound, Some(Bound::Depth));
    assert_eq!(reading.stops[0].expected, Bound::Depth.expected());
}

/// Each of these used to double the time; sixteen took a quarter of a minute.
#[test]
fn repeated_openings_take_steps_in_proportion() {
    for opening in [
        "by deleting 1 of your Digimon, ",
        "for each of your Tamers, ",
        "if you have 1 or more Digimon, ",
        "your opponent ",
        "at the end of the turn, ",
        "until the end of the turn, ",
    ] {
        let of = |times: usize| steps(&format!("[On Play] {}gain 1 memory.", opening.repeat(times))).1;
        let (few, many) = (of(4), of(12));
        assert!(many < 12 * few.max(500), "{opening:?}: 4 take {few} steps, 12 take {many}");
    }
}

#[test]
fn a_broken_bound_is_the_reason_of_one_stop() {
    let long = card(&"Gain 1 memory. ".repeat(2_000));
    let stops = read(&long).stops;
    assert_eq!((stops.len(), stops[0].bound), (1, Some(Bound::Bytes)));
    assert_eq!(stops[0].expected, Bound::Bytes.expected());
    let few = Budget::new(Bounds { steps: 20, ..Bounds::CARD }, &Cancel::never());
    let reading = read_within(&card("[On Play] Gain 1 memory.\n[When Attacking] Gain 1 memory."), &few);
    assert_eq!((reading.stops.len(), reading.stops[0].bound), (1, Some(Bound::Steps)));
    assert_eq!(read_texts(&"a ".repeat(9_000), This::Digimon).unwrap_err().bound, Some(Bound::Bytes));
}

#[test]
fn reading_ends_when_nobody_waits() {
    let cancel = Cancel::default();
    cancel.cancel();
    let reading = read_within(&card("[On Play] Gain 1 memory."), &Budget::new(Bounds::CARD, &cancel));
    assert_eq!(reading.stops[0].bound, Some(Bound::Cancelled));
    assert_eq!(Pool { cards: vec![card("")], ..Pool::default() }.read(&cancel), Err(Cancelled));
}

/// What printed cards take is far below the bounds.
#[test]
fn cards_of_the_pool_take_a_fraction_of_the_bounds() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/digimon.en.json");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: ../shared is not here");
        return;
    };
    let Bounds { bytes, depth, steps, time } = Bounds::CARD;
    let fraction = Bounds { bytes: bytes / 8, depth: depth / 3, steps: steps / 20, time };
    for card in Pool::from_json(&text).unwrap().cards {
        let budget = Budget::new(fraction, &Cancel::never());
        let reading = read_within(&card, &budget);
        assert_eq!(budget.broken(), None, "{}", card.id);
        assert_eq!(reading, read(&card), "{}", card.id);
    }
}

#[test]
fn deep_json_is_no_pool() {
    for (open, close) in [("[", "]"), ("{\"cards\":", "}")] {
        let deep = format!("{}{}", open.repeat(100_000), close.repeat(100_000));
        assert!(Pool::from_json(&deep).is_err());
    }
}

/// Words that begin, join and end what the reader knows, and what it should not stumble over.
const PIECES: [&str; 40] = [
    "by deleting 1 of your Digimon,",
    "choose 1 of the effects below:",
    "you may",
    "your opponent",
    "for each",
    "if you have",
    "this Digimon",
    "gains",
    "gets +1000 DP",
    "until the end of the turn",
    "1 of your",
    "Digimon",
    "Tamer",
    "card",
    "with",
    "other than",
    "and",
    "or",
    "from your hand",
    "under",
    "of",
    "the top 3 cards of your deck",
    "trash",
    "play",
    "digivolve",
    "instead",
    "then,",
    "\n・",
    "\n",
    "\"",
    "[On Play]",
    "[",
    "]",
    "<",
    ">",
    "(",
    ")",
    "\0",
    "９９９９９９９９９９",
    ".",
];

fn texts() -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(prop::sample::select(&PIECES[..]), 0..60);
    let repeated = (pieces, 1usize..200).prop_map(|(pieces, times)| {
        let mut text = pieces.join(" ").repeat(times);
        let end = (0..=text.len().min(17_000)).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text.truncate(end);
        text
    });
    prop_oneof![4 => repeated, 1 => any::<String>()]
}

fn json() -> impl Strategy<Value = serde_json::Value> {
    use serde_json::Value;
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    let fields =
        ["id", "name", "card_types", "colors", "level", "link", "requirements", "main_effect", "cards"];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        let field = prop::sample::select(fields.to_vec()).prop_map(str::to_owned);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((field, inner), 0..6)
                .prop_map(|all| Value::Object(all.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_not_within_its_bounds(main in texts()) {
        let (budget, began) = (Budget::new(Bounds::CARD, &Cancel::never()), Instant::now());
        let reading = read_within(&card(&main), &budget);
        prop_assert!(budget.steps() <= Bounds::CARD.steps + 1);
        prop_assert!(began.elapsed() < Bounds::CARD.time + Duration::from_secs(5));
        for stop in reading.stops {
            prop_assert!(stop.text.get(stop.from..stop.to).is_some(), "{:?}", stop);
        }
    }

    #[test]
    fn any_json_is_a_pool_or_says_why_not(value in json()) {
        if let Err(why) = Pool::from_json(&value.to_string()) {
            prop_assert!(!why.to_string().is_empty());
        }
    }

    #[test]
    fn a_garbled_cache_is_no_pool(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let pool = Pool { cards: vec![card("[On Play] Gain 1 memory.")], ..Pool::default() };
        let (key, pool) = (Key::new(&["x", "y"]), pool.read(&Cancel::never()).unwrap());
        let mut bytes = key.seal(&pool).unwrap();
        prop_assert_eq!(key.open::<ReadPool>(&bytes), Some(pool));
        let at = at.index(bytes.len());
        let changed = bytes[at] != byte;
        bytes[at] = byte;
        prop_assert_eq!(key.open::<ReadPool>(&bytes).is_none(), changed);
    }
}
