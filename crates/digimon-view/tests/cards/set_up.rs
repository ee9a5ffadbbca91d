//! Games start from decks and positions that are in order, and from nothing else.

use super::decks::POOL;
use super::{ask, complete, plain};
use digimon_view::DigimonHost;
use host::{Host, Problem, Record};
use serde_json::{Value, json};
use table::Seed;

#[track_caller]
fn refused(host: &DigimonHost, wanted: Value) -> Problem {
    complete(host.set_up(&wanted, Seed::from(1)).expect_err("it cannot be played"))
}

/// ST1, with its last card exchanged.
pub fn with(number: &str) -> Value {
    let mut entries = ask(plain(), "decks", json!({}))[0]["entries"].clone();
    let list = entries.as_array_mut().expect("a list");
    list.last_mut().expect("a card")["number"] = number.into();
    json!({ "entries": entries })
}

#[test]
fn two_decks_make_a_record_that_makes_the_same_game_every_time() {
    let wanted = json!({"decks": [{"builtin": "st1"}, with("ST1-16")], "allow_unread": false});
    let record = plain().set_up(&wanted, Seed::from(u64::MAX)).unwrap();
    assert_eq!((&record.0["version"], &record.0["seed"]), (&json!(2), &json!(Seed::from(u64::MAX))));
    let stored: Record = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
    let games = [&record, &stored].map(|record| plain().game(record).unwrap());
    assert_eq!(games[0].state(), games[1].state());
    assert!(games[0].decision().is_some());
    // After a restart, and with more cards, it is still the same game.
    let later = DigimonHost::new(None);
    later.add_pool("made up", POOL).unwrap();
    assert_eq!(later.game(&record).unwrap().state(), games[0].state());
}

#[test]
fn a_built_in_deck_is_played_as_it_is_sold_whatever_a_restriction_list_says() {
    let host = DigimonHost::new(None);
    let banned = r#"[{"id": "ST1-02", "name": "Biyomon", "card_types": ["Digimon"], "colors": ["Red"],
        "restriction": {"status": "banned", "count": 0}}]"#;
    host.add_pool("made up", banned).unwrap();
    let record =
        host.set_up(&json!({"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}]}), Seed::from(3)).unwrap();
    assert!(host.game(&record).is_ok());
    let wanted =
        |allowed| json!({"decks": [with("ST1-16"), {"builtin": "ST2"}], "allow_restricted": allowed});
    refused(&host, wanted(false));
    // Who plays for themselves may leave the list aside, but not the rulebook.
    assert!(host.set_up(&wanted(true), Seed::from(3)).is_ok());
    let short = json!({"entries": [{"number": "ST1-02", "copies": 4}]});
    refused(&host, json!({"decks": [short, {"builtin": "ST2"}], "allow_restricted": true}));
}

#[test]
fn the_log_begins_at_the_beginning() {
    let record =
        plain().set_up(&json!({"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}]}), Seed::from(3)).unwrap();
    let events = plain().game(&record).unwrap().take_events();
    assert!(events.iter().any(|event| event.clauses.contains(&"5-2-1-1")), "{events:?}");
}

#[test]
fn a_rematch_exchanges_the_seats() {
    let record =
        plain().set_up(&json!({"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}]}), Seed::from(3)).unwrap();
    let again = plain().rematch(&record, Seed::from(4)).unwrap();
    assert_eq!((&again.0["decks"][0], &again.0["seed"]), (&record.0["decks"][1], &json!(Seed::from(4))));
    assert!(plain().game(&again).is_ok());
}

#[test]
fn unknown_decks_and_cards_are_refused() {
    let problem = refused(plain(), json!({"decks": [{"builtin": "ST1"}, {"builtin": "ST99"}]}));
    assert!(problem.place == "decks[1]" && problem.way_out.contains("ST1, ST2"), "{problem}");
    let problem = refused(plain(), json!({"decks": [with("ZZ9-001"), {"builtin": "ST1"}]}));
    assert!(problem.place == "decks[0]" && problem.reason.contains("ZZ9-001"), "{problem}");
    assert!(problem.way_out.contains("pool"), "{problem}");
}

#[test]
fn an_illegal_deck_is_refused_with_all_reasons() {
    let entries = json!([{"number": "ST1-02", "copies": 51}, {"number": "ST1-01", "copies": 6}]);
    let problem = refused(plain(), json!({"decks": [{"builtin": "ST1"}, {"entries": entries}]}));
    for clause in ["1-4-1-2-1", "1-4-1-2-2", "1-4-1-3-1", "1-4-1-3-2"] {
        assert!(problem.reason.contains(clause), "{clause}: {problem}");
    }
    assert!(problem.way_out.contains("take out 47"), "{problem}");
}

#[test]
fn cards_that_are_not_understood_are_refused_unless_allowed() {
    let host = DigimonHost::new(None);
    host.add_pool("made up", POOL).unwrap();
    let decks = json!([with("ZZ9-006"), {"builtin": "ST1"}]);
    let problem = refused(&host, json!({"decks": decks}));
    assert!(problem.reason.contains("ZZ9-006") && problem.way_out.contains("allow"), "{problem}");
    let record = host.set_up(&json!({"decks": decks, "allow_unread": true}), Seed::from(1)).unwrap();
    assert!(host.game(&record).is_ok());
    let gone = complete(plain().game(&record).unwrap_err());
    assert!(gone.reason.contains("ZZ9-006") && gone.way_out.contains("pool"), "{gone}");
}

#[test]
fn what_says_nothing_is_refused() {
    for wanted in [json!(null), json!({}), json!([]), json!("ST1"), json!({"decks": []})] {
        refused(plain(), wanted);
    }
    refused(plain(), json!({"decks": [{"builtin": "ST1"}]}));
    refused(plain(), json!({"decks": [{"builtin": 1}, {"builtin": "ST1"}]}));
    refused(plain(), json!({"decks": [{"entries": []}, {"builtin": "ST1"}]}));
}

pub fn position() -> Value {
    let side = json!({
        "deck": ["ST1-02", "ST1-03"], "egg_deck": ["ST1-01"], "hand": ["ST1-11"], "trash": ["ST1-04", "ST1-05"],
        "security": [{"number": "ST1-13", "face": "up"}, {"number": "FILLER-0", "face": "down"}],
        "battle": [{"stack": [{"number": "ST1-07", "face": "up"}, {"number": "ST1-03", "face": "down"}],
                    "links": [], "suspended": true, "fresh": false}],
        "breeding": {"stack": [{"number": "ST1-01", "face": "up"}], "links": [], "suspended": false, "fresh": true}
    });
    json!({"sides": [side, side], "turn_player": "B", "turn": 4, "phase": "main", "memory": 3})
}

#[test]
fn a_position_is_played_on_from() {
    let record = plain().set_up(&json!({"position": position()}), Seed::from(1)).unwrap();
    let game = plain().game(&record).unwrap();
    assert_eq!((game.state().turn(), game.decision().unwrap().seat), (4, table::Seat::B));
    let rematch = plain().rematch(&record, Seed::from(2)).unwrap();
    assert_eq!(rematch.0["position"]["turn_player"], "A");
}

#[test]
fn positions_that_make_no_sense_are_refused_with_their_place() {
    let changed = |at: &str, value: Value| {
        let mut position = position();
        *position.pointer_mut(at).unwrap() = value;
        refused(plain(), json!({ "position": position }))
    };
    assert_eq!(changed("/sides/1/hand/0", json!("ZZ9-001")).place, "side B, hand");
    assert_eq!(changed("/sides/0/battle/0/stack", json!([])).place, "side A, battle area, 1");
    assert_eq!(changed("/sides/0/battle/0/stack/0/face", json!("down")).place, "side A, battle area, 1");
    assert_eq!(changed("/memory", json!(11)).place, "position.memory");
    assert_eq!(changed("/turn", json!(0)).place, "position.turn");
    assert_eq!(changed("/sides/0/deck", json!(vec!["ST1-02"; 5000])).place, "position");
    assert!(changed("/phase", json!("lunch")).reason.contains("lunch"));
}
