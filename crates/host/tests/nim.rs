//! The third game is hosted as any card game is: cards, pools, decks, challenges, positions, matches, requests.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use host::{Cancel, CardHost, Host, Move, NextGame, PlayedBy, Playing, PoolId, Problem, Record, Viewer};
use nim::NimCards;
use serde_json::{Value, json};
use table::{Key, MatchRules, Outcome, PerSeat, Seat, Seed};

const POOL: &str = r#"{
    "N-7": {"text": "Take 7. Take 1.", "copies": 2},
    "N-8": {"text": "Take 8. Eat 3."},
    "N-10": {"text": "Take 10."}
}"#;

fn host() -> CardHost<NimCards> {
    CardHost::new(None)
}

#[track_caller]
fn ask(host: &dyn Host, request: &str, body: Value) -> Value {
    host.ask(request, &body).unwrap_or_else(|problem| panic!("{request}: {problem}"))
}

fn numbers(found: &Value) -> Vec<&str> {
    found["cards"].as_array().into_iter().flatten().filter_map(|card| card["number"].as_str()).collect()
}

fn deck(numbers: &[&str]) -> Value {
    let entries: Vec<Value> = numbers.iter().map(|number| json!({"number": number, "copies": 1})).collect();
    json!({"entries": {"main": entries}})
}

fn plain() -> Value {
    json!({"decks": [{"builtin": "Plain"}, {"builtin": "plain"}]})
}

fn set_up(host: &dyn Host, wanted: &Value) -> Result<Record, Problem> {
    host.set_up(wanted, Seed::from(5))
}

#[test]
fn cards_are_found_by_what_is_on_them_in_the_order_of_their_numbers() {
    let host = host();
    let report = host.add_pool("more", POOL).unwrap();
    assert_eq!((&report["cards"], &report["read"], &report["total"]), (&json!(3), &json!(2), &json!(6)));
    let search = |asked: Value| ask(&host, "cards", asked);
    assert_eq!(numbers(&search(json!({}))), ["N-1", "N-2", "N-3", "N-7", "N-8", "N-10"]);
    assert_eq!(numbers(&search(json!({"text": "take ＥＡＴ"}))), ["N-8"]);
    assert_eq!(numbers(&search(json!({"read": false}))), ["N-8"]);
    assert_eq!(numbers(&search(json!({"most": {"min": 3, "max": 7}}))), ["N-3", "N-7"]);
    assert_eq!(numbers(&search(json!({"name": "7 and 1", "set": "n"}))), ["N-7"]);
    let part = search(json!({"offset": 2, "limit": 2}));
    assert_eq!((numbers(&part), &part["total"]), (vec!["N-3", "N-7"], &json!(6)));
    assert!(host.ask("cards", &json!({"text": "x".repeat(201)})).is_err());
    assert!(host.ask("cards", &json!({"colour": 1})).is_err());
    assert_eq!(ask(&host, "facts", json!({"numbers": ["n-7"]}))[0]["copies"], json!(2));
    assert_eq!(ask(&host, "sets", json!({})), json!([{"set": "N", "cards": 6}]));
    host.remove_pool("more");
    assert_eq!(numbers(&search(json!({}))), ["N-1", "N-2", "N-3"]);
}

#[test]
fn a_pool_of_ones_own_is_there_for_its_owner_and_for_the_games_that_name_it() {
    let (host, id) = (host(), PoolId("p".to_owned()));
    host.add_own_pool(&id, "mine", POOL).unwrap();
    assert!(host.add_own_pool(&id, "mine", "N-9 9").is_err(), "effect data could say anything");
    let wanted = json!({"decks": [deck(&["N-10"]), deck(&["N-1"])]});
    assert_eq!(set_up(&host, &wanted).unwrap_err().what, Some("no_such_card"));
    let own = host.among(std::slice::from_ref(&id));
    let record = set_up(&*own, &wanted).unwrap();
    assert_eq!(host.pools_of(&record), std::slice::from_ref(&id));
    assert_eq!(host.open(&record).unwrap().keys(Seat::A)[0], Key::new("take 10"));
    let unread = json!({"decks": [deck(&["N-8"]), deck(&["N-1"])]});
    assert_eq!(set_up(&*own, &unread).unwrap_err().what, Some("card_not_understood"));
    host.remove_own_pool(&id);
    assert_eq!(host.open(&record).err().unwrap().what, Some("cards_gone"));
    let left = Cancel::default();
    left.cancel();
    assert!(host.add_own_pool_unless(&id, "mine", POOL, &left).is_err());
}

#[test]
fn a_game_is_played_seen_and_begun_anew() {
    let host = host();
    let record = set_up(&host, &plain()).unwrap();
    let mut game = host.open(&record).unwrap();
    let (first, moves) = (game.state_hash(), play(&mut *game));
    assert!(game.outcome().is_some() && moves.len() > 5);
    let mut again = game.beginning();
    assert_eq!(again.state_hash(), first);
    for this in &moves {
        again.make(this).unwrap();
    }
    assert_eq!(again.state_hash(), game.state_hash());
    let hands = |viewer: Viewer| game.view(viewer)["hands"].clone();
    assert!(hands(Viewer::Seat(Seat::A))[0].is_array() && hands(Viewer::Seat(Seat::A))[1].is_number());
    assert!(game.make(&moves[0]).is_err());
}

/// Takes the first option, and declares where that can be done.
fn play(game: &mut dyn Playing) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some(seat) = game.to_answer() {
        let declared = game.find_values(seat, "1", 1).into_iter().next().map(|value| Key::from(&value));
        let key = declared.unwrap_or_else(|| game.keys(seat)[0].clone());
        let this = Move::Answer { seat, key };
        game.make(&this).unwrap();
        moves.push(this);
    }
    moves
}

#[test]
fn a_draw_that_was_agreed_on_ends_what_the_rules_do_not() {
    let host = host();
    let mut game = host.open(&set_up(&host, &plain()).unwrap()).unwrap();
    game.make(&Move::Draw).unwrap();
    assert_eq!((game.outcome(), game.asked(Seat::A)), (Some(Outcome::Draw), None));
    let mut game = game.beginning();
    game.make(&Move::Concede(Seat::A)).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::B)));
}

#[test]
fn a_position_comes_from_a_game_and_from_a_scenario_and_goes_on() {
    let host = host();
    let game = host.open(&set_up(&host, &plain()).unwrap()).unwrap();
    let record = game.position().unwrap();
    let position = record.0["position"].clone();
    assert_eq!(host.open(&record).unwrap().view(Viewer::Both)["stones"], position["stones"]);
    let text = ask(&host, "position_text", json!({ "position": position }))["text"].clone();
    assert_eq!(ask(&host, "read_position", json!({ "text": text }))["position"], position);
    let wrong = host.ask("read_position", &json!({"text": "scenario T\nheap\n   pebbles 3\n"})).unwrap_err();
    assert_eq!((wrong.what, wrong.place.as_str()), (Some("bad_scenario"), "line 3"));
    let by = ask(&host, "position_by", json!({ "position": position }));
    let mut linked = json!({ "position": position, "played_by": by });
    let same = json!({"edition": null, "rules": false, "cards": []});
    assert_eq!(ask(&host, "position_changes", linked.clone()), same);
    linked["played_by"]["edition"] = json!("Nim 0");
    linked["played_by"]["cards"] = json!({"N-4": "0123456789abcdef"});
    let changes = ask(&host, "position_changes", linked);
    assert_eq!((&changes["edition"]["then"], &changes["cards"]), (&json!("Nim 0"), &json!(["N-4"])));
    let none = json!({"position": {"stones": 0, "hands": [[], []], "to_take": "A"}});
    assert!(set_up(&host, &none).is_err());
    let other = host.rematch(&record, Seed::from(1)).unwrap();
    assert_eq!(other.0["position"]["to_take"], json!("B"));
}

#[test]
fn two_who_do_not_see_each_others_decks_agree_on_a_game() {
    let host = host();
    let own = json!({"deck": deck(&["N-1"])});
    assert_eq!(host.invite(&own).unwrap(), json!("deck"));
    let wanted = host.agree(&own, &json!({"deck": {"builtin": "plain"}}), Seat::B).unwrap();
    assert_eq!(wanted["decks"][1]["entries"]["main"], deck(&["N-1"])["entries"]["main"]);
    assert!(set_up(&host, &wanted).is_ok());
    let gone = json!({"deck": deck(&["N-77"])});
    assert_eq!(host.invite(&gone).unwrap_err().what, Some("no_such_card"));
    assert_eq!(host.agree(&gone, &own, Seat::A).unwrap_err().what, Some("offer_gone"));
    let position = json!({"position": {"stones": 3, "hands": [[1], [2]], "to_take": "A"}, "seat": "A"});
    assert_eq!(host.invite(&position).unwrap(), json!("position"));
    assert_eq!(host.agree(&position, &own, Seat::A).unwrap_err().what, Some("nothing_to_bring"));
    let turned = host.agree(&position, &Value::Null, Seat::B).unwrap();
    assert_eq!(
        (&turned["position"]["hands"], &turned["position"]["to_take"]),
        (&json!([[2], [1]]), &json!("B"))
    );
    assert_eq!(host.invite(&json!({})).unwrap_err().what, Some("nothing_offered"));
}

#[test]
fn decks_are_exchanged_between_the_games_of_a_match_and_the_loser_says_who_begins() {
    let host = host();
    let mut brought = deck(&["N-1"]);
    brought["entries"]["side"] = json!([{"number": "N-3", "copies": 1}]);
    let record = set_up(&host, &json!({"decks": [brought, {"builtin": "plain"}]})).unwrap();
    let decks = host.decks(&record).unwrap();
    let changed = json!({"main": decks[Seat::A]["side"], "side": decks[Seat::A]["main"]});
    host.check_changed(&decks[Seat::A], &changed).unwrap();
    assert!(host.check_changed(&decks[Seat::A], &decks[Seat::B]).is_err());
    let decks = PerSeat([changed, decks[Seat::B].clone()]);
    let next = NextGame { decks: &decks, first: Some(Seat::B) };
    let game = host.open(&host.next_game(&record, next, Seed::from(9)).unwrap()).unwrap();
    assert_eq!(game.to_answer(), Some(Seat::B));
    assert_eq!(game.view(Viewer::Both)["hands"][0], json!([3, 3, 3]));
}

#[test]
fn a_record_says_what_it_is_played_by_and_what_has_changed() {
    let host = host();
    let record = set_up(&host, &plain()).unwrap();
    let then = host.played_by(&record).unwrap();
    assert_eq!((then.edition.as_str(), then.cards.len()), ("Nim 1", 3));
    host.add_pool("other", "N-2 5").unwrap();
    let changed = then.changed(&host.played_by(&record).unwrap()).unwrap();
    assert_eq!(changed, "cards have changed: N-2");
    let editions = PlayedBy { edition: "Nim 0".to_owned(), ..then.clone() };
    assert!(editions.changed(&then).unwrap().contains("it was played by Nim 0, here is Nim 1"));
    let damaged = host.open(&Record(json!({"version": 9}))).err().unwrap();
    assert_eq!(damaged.what, Some("damaged_record"));
}

#[test]
fn requests_are_answered_and_those_that_nobody_knows_are_told_which_there_are() {
    let host = host();
    assert_eq!(ask(&host, "add", json!([1, 2])), json!(3));
    assert_eq!(ask(&host, "decks", json!({}))[0]["name"], json!("plain"));
    assert_eq!(ask(&host, "read_deck", json!({"text": "N-1 N-9"})), json!(["N-9"]));
    assert_eq!(ask(&host, "check_deck", deck(&["N-9"])), json!(["N-9"]));
    let mut written = deck(&["N-3", "N-1"]);
    written["form"] = json!("words");
    assert_eq!(ask(&host, "write_deck", written.clone()), json!({"text": "N-1 N-3"}));
    written["form"] = json!("other");
    assert_eq!(host.ask("write_deck", &written).unwrap_err().way_out, "there are words");
    let clause = |language: &str| ask(&host, "clause", json!({"numbers": ["2-1"], "language": language}));
    assert_eq!(clause("en")[0]["words"], json!("Whoever takes the last stone wins."));
    assert_eq!(clause("ja")[0]["words"], json!("最後の石を取った者の勝ちとなる。"));
    assert!(host.ask("clause", &json!({"numbers": ["7-7"]})).unwrap_err().way_out.contains("such as"));
    assert!(host.ask("sing", &json!({})).unwrap_err().way_out.ends_with("position_changes, add"));
}
