//! Whatever is asked: an answer, or a reason; never a panic, never a wait.

use super::{complete, plain, refused};
use host::{Host, Record};
use serde_json::{Value, json};
use table::Seed;

const REQUESTS: [&str; 9] = [
    "cards",
    "facts",
    "texts",
    "read_deck",
    "check_deck",
    "write_deck",
    "clause",
    "position_text",
    "read_position",
];

#[test]
fn wrong_types_are_refused() {
    for request in REQUESTS {
        for body in [json!(null), json!(7), json!("x"), json!([1, 2]), json!({"nonsense": {}}), json!(true)] {
            refused(plain(), request, &body);
        }
    }
    let fields = ["text", "numbers", "entries", "form", "position", "colors", "level", "offset", "limit"];
    for (request, field) in REQUESTS.iter().flat_map(|request| fields.map(|field| (request, field))) {
        for value in [json!(-1), json!({"a": []}), json!([[]]), json!("🥚"), json!(1e300)] {
            if let Err(problem) = plain().ask(request, &json!({field: value})) {
                complete(problem);
            }
        }
    }
}

#[test]
fn an_unknown_request_is_told_of_the_known_ones() {
    let problem = refused(plain(), "make_tea", &json!({}));
    assert!(problem.way_out.contains("read_deck"), "{problem}");
}

#[test]
fn huge_requests_are_refused() {
    let long = "x".repeat(1_000_000);
    let numbers = vec!["ST1-01"; 100_000];
    let entries: Vec<Value> = (0..5_000).map(|n| json!({"number": format!("X-{n}"), "copies": 1})).collect();
    refused(plain(), "cards", &json!({"text": long}));
    refused(plain(), "facts", &json!({"numbers": numbers}));
    refused(plain(), "clause", &json!({"numbers": numbers}));
    refused(plain(), "read_deck", &json!({"text": long}));
    refused(plain(), "check_deck", &json!({"entries": entries}));
    refused(plain(), "check_deck", &json!({"entries": [{"number": long, "copies": 1}]}));
    refused(plain(), "check_deck", &json!({"entries": [{"number": "ST1-01", "copies": 60_000}]}));
    refused(plain(), "check_deck", &json!({"entries": [{"number": " ", "copies": 1}]}));
    refused(plain(), "write_deck", &json!({"entries": entries, "form": "plain"}));
    refused(plain(), "read_position", &json!({"text": long}));
    let greedy =
        "scenario  Greedy\nA\n   battle  2000 x ST1-07 over 2000 x ST1-03\n   hand  99999999999 x ST1-03\n";
    refused(plain(), "read_position", &json!({"text": greedy}));
}

#[test]
fn an_empty_deck_is_no_deck_but_can_be_looked_at() {
    let report = plain().ask("check_deck", &json!({"entries": []})).unwrap();
    assert_eq!((&report["legal"], &report["main"]), (&json!(false), &json!(0)));
}

#[test]
fn records_that_are_damaged_are_refused() {
    let good =
        plain().set_up(&json!({"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}]}), Seed::from(7)).unwrap().0;
    assert!(plain().game(&Record(good.clone())).is_ok());
    for (field, value) in [
        ("version", json!(99)),
        ("seed", json!("many")),
        ("seed", json!(7)),
        ("decks", json!(null)),
        ("decks", json!([[], []])),
        ("decks", json!([[{"number": "ZZ9-001", "copies": 50}], []])),
        ("position", json!({})),
        ("surplus", json!(1)),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        match plain().game(&Record(bad.clone())) {
            Err(problem) => drop(complete(problem)),
            // Two empty decks are no damage: somebody loses at once.
            Ok(_) => assert_eq!(bad["decks"], json!([[], []])),
        }
    }
    for bad in [json!(null), json!([]), json!("x")] {
        assert!(plain().game(&Record(bad)).is_err());
    }
}
