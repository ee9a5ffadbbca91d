//! `headjudge deck` from outside: what it says about lists, and how it refuses.

mod running;

use running::headjudge::{headjudge, headjudge_json, texts};
use std::fs;
use std::path::PathBuf;

/// The path of a file for one test.
fn file(name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).expect("there is room for a file");
    path.to_str().expect("a plain path").to_owned()
}

/// A legal deck of built-in cards: four eggs, twelve times four, and two.
fn legal() -> String {
    let four: Vec<String> = (1..=13).map(|n| format!("4 Somemon ST1-{n:02}")).collect();
    format!("// Digimon DeckList\n\n{}\n2 ST1-15\n", four.join("\n"))
}

#[test]
fn a_legal_deck_is_called_legal() {
    let deck = file("legal.txt", legal());
    let run = headjudge(&["deck", "check", &deck]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.contains("(digimoncard.dev): 50 cards and 4 Digi-Eggs\nlegal"), "{}", run.out);
    let json = headjudge_json(&["deck", "check", &deck, "--json"]);
    assert_eq!((&json["legal"], &json["main"], &json["eggs"]), (&true.into(), &50.into(), &4.into()));
    assert_eq!(json["cards"][1]["deck"], "main");
}

#[test]
fn faults_name_their_clause_and_the_way_out() {
    let deck = file("faulty.txt", format!("{}ST1-02_P1\n2 ST1-01\n", legal()));
    let run = headjudge(&["deck", "check", &deck]);
    assert_eq!(run.code, 1);
    for part in [
        "has 51 cards, it must have exactly 50 (1-4-1-2-1): take out 1",
        "ST1-02 is in the deck 5 times, at most 4 are allowed (1-4-1-2-2): take out 1",
        "has 6 cards, it may have at most 5 (1-4-1-3-1): take out 1",
        "ST1-01 is in the deck 6 times, at most 4 are allowed (1-4-1-3-2): take out 2",
    ] {
        assert!(run.out.contains(part), "{part} is not in\n{}", run.out);
    }
    let json = headjudge_json(&["deck", "check", &deck, "--json"]);
    assert_eq!((&json["legal"], &json["faults"][0]["clause"]), (&false.into(), &"1-4-1-2-1".into()));
    let deck = file("small.txt", "4 ST1-02\n");
    assert!(headjudge(&["deck", "check", &deck]).out.contains("put in 46"));
}

#[test]
fn unknown_numbers_are_listed() {
    let deck = file("strange.txt", "4 ST1-02\n4 ZZ9-001\n4 ZZ9-002\n");
    let run = headjudge(&["deck", "check", &deck]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("unknown: ZZ9-001, ZZ9-002") && run.out.contains("--pool"), "{}", run.out);
    let json = headjudge_json(&["deck", "check", &deck, "--json"]);
    assert_eq!(texts(&json["unknown"]), ["ZZ9-001", "ZZ9-002"]);
}

/// Made-up cards, of which one may be there once, one not at all, two not together, one thirty
/// times, and one says what nobody understands.
const POOL: &str = include_str!("../../digimon-text/tests/made_up_pool.json");

#[test]
fn a_pool_brings_cards_and_its_restriction_list() {
    let pool = file("pool.json", POOL);
    let deck = file(
        "restricted.txt",
        "2 ZZ9-001\n4 ZZ9-002\n1 ZZ9-003\n1 ZZ9-004\n30 ZZ9-005\n1 ZZ9-007\n12 ST1-02",
    );
    let run = headjudge(&["deck", "check", &deck, "--pool", &pool, "--no-cache"]);
    assert_eq!(run.code, 1, "{}", run.err);
    for part in [
        "ZZ9-001 is in the deck 2 times, at most 1 are allowed (restriction list): take out 1",
        "ZZ9-002 is banned (restriction list): take out 4",
        "ZZ9-003 and ZZ9-004 may not be in the same deck (restriction list): take out ZZ9-003 or ZZ9-004",
        "ST1-02 is in the deck 12 times",
        "note: ZZ9-007 may not be beside certain cards",
    ] {
        assert!(run.out.contains(part), "{part} is not in\n{}", run.out);
    }
    assert!(!run.out.contains("ZZ9-005"), "{}", run.out);
}

#[test]
fn cards_that_are_not_understood_are_refused_unless_allowed() {
    let pool = file("riddles.json", POOL);
    let deck = file("riddle.txt", legal().replace("2 ST1-15", "2 ZZ9-006"));
    let words = ["deck", "check", &deck, "--pool", &pool, "--no-cache"];
    let run = headjudge(&words);
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.out.contains("not understood: ZZ9-006 (`headjudge cards show"), "{}", run.out);
    let run = headjudge(&[&words[..], &["--allow-unread"]].concat());
    assert_eq!(run.code, 0, "{}", run.out);
}

#[test]
fn rubbish_is_refused_with_a_reason() {
    let huge = "4 ST1-02\n".repeat(100_000);
    for (name, bytes, reason) in [
        ("empty", &b""[..], "no card is in it"),
        ("page", b"<!doctype html>\n<p>4 ST1-02", "web page"),
        ("binary", b"\x89PNG\r\n\x1a\n\0\0", "this is no text"),
        ("huge", huge.as_bytes(), "too long for a deck"),
        ("object", b"{\"main\": []}", "object:1: expected a list of card numbers"),
        (
            "prose",
            b"Dear diary,\n99999999 ST1-02\n",
            "prose:2: `99999999 ST1-02`: 99999999 copies are more than",
        ),
    ] {
        let run = headjudge(&["deck", "check", &file(name, bytes)]);
        assert_eq!(run.code, 2, "{name}: {}", run.out);
        assert!(run.err.contains(reason) && run.out.is_empty(), "{name}: {}", run.err);
    }
    assert_eq!(headjudge(&["deck", "check", "there/is/none"]).code, 2);
}

#[test]
fn a_deck_is_written_in_another_form() {
    let deck = file("to-convert.txt", "4 ST1-01\r\n3 x ST1-11\r\nSideboard\r\n1 ST1-02\r\n");
    let run = headjudge(&["deck", "convert", &deck, "--to", "digimoncard.app"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(run.out, "// Digimon DeckList\nST1-01 Koromon 4\nST1-11 WarGreymon 3\n");
    assert!(run.err.contains("1 cards of the sideboard"), "{}", run.err);
    let run = headjudge(&["deck", "convert", &deck, "--to", "project-drasil"]);
    assert!(run.out.starts_with("[\"ST1-01\",\"ST1-01\",\"ST1-01\",\"ST1-01\",\"ST1-11\""), "{}", run.out);
    let run = headjudge(&["deck", "convert", &deck, "--to", "napkin"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("untap.in"), "{}", run.err);
}
