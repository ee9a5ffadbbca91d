//! `headjudge tournament`: decks of a file play each other, and none with an unread card does.

mod running;

use running::headjudge::{headjudge, headjudge_json};
use std::fs;
use std::path::PathBuf;

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("there is room for a file");
    path.display().to_string()
}

/// Four copies of each of twelve cards, two of another, four eggs.
fn deck(id: &str, set: &str) -> String {
    let four = (2..=13).map(|card| format!(r#"{{"n": 4, "id": "{set}-{card:02}"}}"#)).collect::<Vec<_>>();
    let (main, eggs) = (four.join(","), format!(r#"{{"n": 4, "id": "{set}-01"}}"#));
    format!(r#"{{"id": "{id}", "main": [{main}, {{"n": 2, "id": "{set}-14"}}], "eggs": [{eggs}]}}"#)
}

#[test]
fn each_deck_plays_the_next_and_one_with_an_unknown_card_stays_away() {
    let three = format!("[{}, {}, {}]", deck("red", "ST1"), deck("none", "ZZ9"), deck("blue", "ST2"));
    let json = headjudge_json(&["tournament", &file("three.json", &three), "--games", "2", "--json"]);
    assert_eq!((&json["decks"], &json["played"], &json["games"]), (&3.into(), &2.into(), &4.into()));
    assert_eq!((&json["decided"], &json["replayed"]), (&4.into(), &4.into()));
    assert_eq!(json["absent"][0]["deck"], "none");
    assert!(json["absent"][0]["why"].as_str().is_some_and(|why| why.contains("ZZ9-02")));
}

#[test]
fn a_deck_that_may_not_be_played_stays_away() {
    let short = r#"[{"id": "short", "main": [{"n": 4, "id": "ST1-02"}], "eggs": []}]"#;
    let json = headjudge_json(&["tournament", &file("short.json", short), "--json"]);
    assert_eq!((&json["played"], &json["games"]), (&0.into(), &0.into()));
    assert!(json["absent"][0]["why"].as_str().is_some_and(|why| why.contains("1-4-1-2-1")));
}

#[test]
fn what_is_no_list_of_decks_is_refused() {
    let run = headjudge(&["tournament", &file("prose.json", "4 ST1-02")]);
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("prose.json") && run.err.contains("expected a JSON list of decks"),
        "{}",
        run.err
    );
    assert_eq!(headjudge(&["tournament", "there/is/none"]).code, 2);
}
