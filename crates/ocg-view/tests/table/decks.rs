//! Decks in their forms, pools whose cards are not understood, and cards by what is on them.

use crate::{builtin, host, record};
use host::Host;
use serde_json::{Value, json};
use table::Seed;

const POOL: &str = r#"[
    {"id": 990001, "name": "Blank Page", "type": 2, "text": ""},
    {"id": 990002, "name": "Riddle", "type": 2, "text": "Nobody has ever understood this."}
]"#;

fn entries(host: &dyn Host, name: &str) -> Value {
    let decks = host.ask("decks", &json!({})).expect("there are");
    let found = decks.as_array().and_then(|all| all.iter().find(|deck| deck["name"] == name).cloned());
    found.expect("it is built in")["entries"].clone()
}

#[test]
fn built_in_decks_are_legal_and_come_back_from_every_form() {
    let host = host();
    for name in ["A", "B", "C", "D"] {
        let entries = entries(&host, name);
        let report = host.ask("check_deck", &json!({ "entries": entries })).expect("a deck");
        assert_eq!(report["legal"], true, "{name}: {:#}", report["faults"]);
        for form in ["ydk", "ydke", "list"] {
            let text = host.ask("write_deck", &json!({ "entries": entries, "form": form })).expect("written");
            let read = host.ask("read_deck", &text).expect("read");
            assert_eq!(
                (&read["entries"], &read["legal"]),
                (&report["entries"], &json!(true)),
                "{name} as {form}"
            );
        }
    }
}

#[test]
fn a_deck_with_unknown_or_unread_cards_is_refused_with_the_way_out() {
    let host = host();
    let mut deck = entries(&host, "A");
    deck.as_array_mut().expect("entries").push(json!({ "number": "990002", "copies": 1 }));
    let wanted = json!({ "decks": [{ "entries": deck }, { "builtin": "B" }] });
    let refused =
        |host: &dyn Host, wanted: &Value| host.set_up(wanted, Seed::from(1)).expect_err("it is refused");
    assert_eq!(refused(&host, &wanted).what, Some("no_such_card"));
    let report = host.add_pool("more", POOL).expect("a pool");
    assert_eq!((&report["cards"], &report["read"]), (&json!(2), &json!(1)));
    let problem = refused(&host, &wanted);
    assert_eq!(problem.what, Some("card_not_understood"));
    assert!(problem.reason.contains("990002") && problem.way_out.contains("take them out"), "{problem}");
    let mut allowed = wanted.clone();
    allowed["allow_unread"] = json!(true);
    host.open(&record(&host, &allowed, 1)).expect("it is played without its text");
    let found = host.ask("cards", &json!({ "read": false })).expect("found");
    assert_eq!((&found["total"], &found["cards"][0]["name"]), (&json!(1), &json!("Riddle")));
}

#[test]
fn what_is_wrong_with_a_deck_is_said_with_its_statement() {
    let host = host();
    let four = json!([{ "number": "89631139", "copies": 4 }]);
    let report = host.ask("check_deck", &json!({ "entries": four })).expect("a deck");
    let clauses: Vec<&str> = report["faults"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|fault| fault["clause"].as_str())
        .collect();
    assert_eq!(clauses, ["3.1.2-3", "3.1.2-6"]);
    let problem = host.ask("read_deck", &json!({ "text": "3 No Such Name" })).expect_err("no such card");
    assert_eq!((problem.what, problem.place.as_str()), (Some("deck_line"), "line 1"));
}

#[test]
fn cards_are_found_by_what_they_are() {
    let host = host();
    let find = |asked: Value| host.ask("cards", &asked).expect("found");
    let dragons = find(json!({ "race": "dragon", "atk": { "min": 3000, "max": 3000 } }));
    assert_eq!(dragons["cards"][0]["name"], "Blue-Eyes White Dragon");
    assert!(find(json!({ "kind": "trap", "spell_trap": "counter" }))["total"].as_u64() > Some(0));
    assert!(find(json!({ "types": ["pendulum"], "scale": { "min": 1 } }))["total"].as_u64() > Some(0));
    let facts = host.ask("facts", &json!({ "numbers": ["89631139"] })).expect("facts");
    assert_eq!((&facts[0]["level"], &facts[0]["copies"]), (&json!(8), &json!(3)));
    let clause = host.ask("clause", &json!({ "numbers": ["3.4.3-8"] })).expect("a statement");
    assert!(clause[0]["words"].as_str().is_some_and(|words| words.contains("moment")));
    assert!(host.set_up(&builtin("A", "Z"), Seed::from(1)).is_err());
}
