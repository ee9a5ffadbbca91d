//! `decks`, `read_deck`, `check_deck`, `forms`, `write_deck`.

use super::{ask, plain, refused, shared, texts, whole};
use digimon_view::DigimonHost;
use host::Host;
use serde_json::{Value, json};

/// ST1 as entries.
fn starter() -> Value {
    ask(plain(), "decks", json!({}))[0]["entries"].clone()
}

#[test]
fn built_in_decks_are_legal() {
    let decks = ask(plain(), "decks", json!({}));
    assert_eq!(decks[0]["name"], "ST1");
    for deck in decks.as_array().unwrap() {
        let report = ask(plain(), "check_deck", json!({"entries": deck["entries"]}));
        assert_eq!((&report["legal"], &report["faults"]), (&json!(true), &json!([])), "{}", deck["name"]);
        assert_eq!(report["main"], 50);
    }
}

#[test]
fn a_pasted_list_is_read_and_judged() {
    let text = "// Digimon Deck List\n4 Greymon ST1-07\n1 Whatmon ZZ9-001\n// Egg Deck\n6 Koromon ST1-01\n";
    let report = ask(plain(), "read_deck", json!({"text": text}));
    assert_eq!((&report["form"], &report["legal"]), (&json!("digimoncard.io"), &json!(false)));
    assert_eq!(report["unknown"], json!(["ZZ9-001"]));
    assert_eq!(report["entries"][2], json!({"number": "ST1-01", "copies": 6, "section": "eggs"}));
    let faults = report["faults"].as_array().unwrap();
    let eggs = faults.iter().find(|fault| fault["what"]["fault"] == "eggs").unwrap();
    assert_eq!((&eggs["clause"], &eggs["way_out"]), (&json!("1-4-1-3-1"), &json!("take out 1")));
    assert_eq!(eggs["what"], json!({"fault": "eggs", "cards": 6, "allowed": 5}));
    // Too small is not said while a card is unknown.
    assert!(faults.iter().all(|fault| fault["what"]["fault"] != "size"));
}

#[test]
fn a_sideboard_is_kept_apart() {
    let report = ask(plain(), "read_deck", json!({"text": "4 ST1-07\nSideboard\n1 ST1-02\n"}));
    assert_eq!(report["side"], json!([{"number": "ST1-02", "copies": 1, "section": "side"}]));
    assert_eq!(report["notes"], json!([{"note": "side_left_out", "cards": 1}]));
    assert_eq!(report["faults"][0]["what"], json!({"fault": "size", "cards": 4, "expected": 50}));
}

#[test]
fn what_is_no_list_is_refused_with_the_line() {
    for (text, place, part) in [
        ("", "line 1", "no card"),
        ("4 ST1-02\n0 ST1-03\n", "line 2", "0 copies"),
        ("<!doctype html><p>4 ST1-02", "line 1", "web page"),
        ("{\"main\": []}", "line 1", "list"),
    ] {
        let problem = refused(plain(), "read_deck", &json!({"text": text}));
        assert_eq!(problem.place, place, "{text}: {problem}");
        assert!(problem.reason.contains(part), "{text}: {problem}");
    }
}

#[test]
fn the_restriction_list_of_a_pool_counts() {
    let host = DigimonHost::new(None);
    host.add_pool("made up", POOL).unwrap();
    let entries = json!([
        {"number": "ZZ9-001", "copies": 2}, {"number": "ZZ9-002", "copies": 1}, {"number": "ZZ9-003", "copies": 1},
        {"number": "ZZ9-004", "copies": 1}, {"number": "ZZ9-006", "copies": 1}, {"number": "zz9-007", "copies": 1},
    ]);
    let report = ask(&host, "check_deck", json!({"entries": entries}));
    let faults: Vec<&Value> =
        report["faults"].as_array().unwrap().iter().map(|fault| &fault["what"]).collect();
    assert!(
        faults.contains(&&json!({"fault": "restricted", "number": "ZZ9-001", "copies": 2, "allowed": 1}))
    );
    assert!(faults.contains(&&json!({"fault": "banned", "number": "ZZ9-002", "copies": 1})));
    assert!(faults.contains(&&json!({"fault": "pair", "number": "ZZ9-003", "other": "ZZ9-004"})));
    assert_eq!(report["unread"], json!(["ZZ9-006"]));
    assert_eq!(report["notes"], json!([{"note": "half_pair", "number": "ZZ9-007"}]));
    let facts = ask(&host, "facts", json!({"numbers": ["ZZ9-001", "ZZ9-002", "ZZ9-005", "ZZ9-006"]}));
    let copies: Vec<u64> =
        facts.as_array().unwrap().iter().map(|card| card["copies"].as_u64().unwrap()).collect();
    assert_eq!(copies, [1, 0, 30, 4]);
    assert_eq!(facts[3]["unread"], json!(["[On Play] Fold this card into a paper boat."]));
}

/// Made-up cards, of which one may be there once, one not at all, two not together, one thirty
/// times, and one says what nobody understands.
pub const POOL: &str = include_str!("../../../digimon-text/tests/made_up_pool.json");

/// Number and copies of each entry.
fn bare(entries: &Value) -> Vec<(String, u64)> {
    let mut bare: Vec<(String, u64)> = entries
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|entry| Some((entry["number"].as_str()?.to_owned(), entry["copies"].as_u64()?)))
        .collect();
    bare.sort();
    bare
}

#[track_caller]
fn comes_back(host: &DigimonHost, entries: &Value) {
    let forms = ask(host, "forms", json!({}));
    for form in texts(&forms, "key") {
        let written = ask(host, "write_deck", json!({"entries": entries, "form": form}));
        let report = ask(host, "read_deck", json!({"text": written["text"]}));
        assert_eq!(bare(&report["entries"]), bare(entries), "{form}\n{}", written["text"]);
    }
}

#[test]
fn a_deck_comes_back_from_every_form() {
    assert_eq!(ask(plain(), "forms", json!({})).as_array().unwrap().len(), 10);
    comes_back(plain(), &starter());
    let unknown = json!([{"number": "ZZ9-001", "copies": 2}, {"number": "ST1-01", "copies": 4}]);
    comes_back(plain(), &unknown);
    let problem = refused(plain(), "write_deck", &json!({"entries": starter(), "form": "napkin"}));
    assert!(problem.way_out.contains("untap.in"), "{problem}");
}

#[test]
fn tournament_decks_come_back_from_every_form_and_are_legal_or_say_why() {
    let (Some(host), Some(text)) = (whole(), shared("decks/digimon-tournament.json")) else { return };
    let decks: Vec<Value> = serde_json::from_str(&text).unwrap();
    for deck in decks.iter().step_by(7) {
        let cards = ["eggs", "main"].into_iter().flat_map(|part| deck[part].as_array().into_iter().flatten());
        let entries: Vec<Value> =
            cards.map(|card| json!({"number": card["id"], "copies": card["n"]})).collect();
        let entries = Value::Array(entries);
        comes_back(host, &entries);
        let report = ask(host, "check_deck", json!({"entries": entries}));
        let faults = report["faults"].as_array().unwrap();
        assert_eq!(report["unknown"], json!([]), "{}", deck["id"]);
        assert_eq!(report["legal"] == true, faults.is_empty(), "{}", deck["id"]);
        // What was legal then may be on the list now, but it keeps to the rulebook.
        assert!(faults.iter().all(|fault| fault["clause"].is_null()), "{}: {faults:?}", deck["id"]);
    }
}

/// The sample lines of FORMS.md, each between `…`.
#[test]
fn every_sample_of_the_forms_is_read() {
    let Some(text) = shared("decks/FORMS.md") else { return };
    let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| from"));
    let mut read = 0;
    for row in rows {
        for sample in row.split('`').skip(1).step_by(2).filter(|sample| sample.contains("-0")) {
            let report = ask(plain(), "read_deck", json!({"text": sample}));
            assert!(!report["entries"].as_array().unwrap().is_empty(), "{sample}");
            read += 1;
        }
    }
    assert!(read >= 10, "only {read} samples");
}
