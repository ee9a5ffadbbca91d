//! Two players who each bring their own deck, or one of them a position.

use super::decks::POOL;
use super::set_up::{position, with};
use super::{complete, plain};
use digimon_view::DigimonHost;
use host::{Host, Problem};
use serde_json::{Value, json};
use table::{Seat, Seed};

#[track_caller]
fn not_invited(host: &DigimonHost, part: Value) -> Problem {
    complete(host.invite(&part).expect_err("it cannot be played"))
}

#[track_caller]
fn not_agreed(host: &DigimonHost, offered: &Value, brought: Value) -> Problem {
    complete(host.agree(offered, &brought, Seat::A).expect_err("it cannot be played"))
}

#[test]
fn each_deck_goes_to_its_owners_seat() {
    let (own, other) = (json!({"deck": with("ST1-16")}), json!({"deck": {"builtin": "ST2"}}));
    assert_eq!(plain().invite(&own).unwrap(), json!("deck"), "the deck itself is not told");
    for (seat, decks) in
        [(Seat::A, json!([own["deck"], other["deck"]])), (Seat::B, json!([other["deck"], own["deck"]]))]
    {
        let wanted = plain().agree(&own, &other, seat).unwrap();
        assert_eq!(wanted, json!({"decks": decks, "allow_unread": false, "allow_restricted": false}));
        assert!(plain().game(&plain().set_up(&wanted, Seed::from(1)).unwrap()).is_ok());
    }
}

#[test]
fn an_illegal_deck_is_refused_where_its_owner_stands() {
    let illegal = json!({"deck": {"entries": [{"number": "ST1-02", "copies": 51}]}});
    let fine = json!({"deck": {"builtin": "ST1"}});
    for problem in [not_invited(plain(), illegal.clone()), not_agreed(plain(), &fine, illegal.clone())] {
        assert!(problem.place == "deck" && problem.reason.contains("1-4-1-2-1"), "{problem}");
    }
    // What is wrong with the other player's deck is no business of mine.
    let problem = not_agreed(plain(), &illegal, fine);
    assert!(problem.place == "the other player" && !problem.to_string().contains("ST1-02"), "{problem}");
}

#[test]
fn everybody_allows_unread_cards_in_their_own_deck() {
    let host = DigimonHost::new(None);
    host.add_pool("made up", POOL).unwrap();
    let (strict, fine) = (json!({"deck": with("ZZ9-006")}), json!({"deck": {"builtin": "ST1"}}));
    let mut allowed = strict.clone();
    allowed["allow_unread"] = json!(true);
    for problem in [not_invited(&host, strict.clone()), not_agreed(&host, &allowed, strict)] {
        assert!(problem.place == "deck" && problem.reason.contains("ZZ9-006"), "{problem}");
    }
    assert!(host.invite(&allowed).is_ok());
    let wanted = host.agree(&fine, &allowed, Seat::B).unwrap();
    assert!(host.set_up(&wanted, Seed::from(1)).is_ok());
    // The pool is gone: the challenger's card is not named to the other player.
    let problem = not_agreed(plain(), &allowed, fine);
    assert!(!problem.to_string().contains("ZZ9"), "{problem}");
}

#[test]
fn a_position_is_turned_so_that_the_challenger_has_their_side() {
    let part = json!({"position": position(), "seat": "B"});
    assert_eq!(plain().invite(&part).unwrap(), json!("position"), "no card of it is told");
    let as_it_is = plain().agree(&part, &json!(null), Seat::B).unwrap();
    assert_eq!(as_it_is["position"], position());
    let turned = plain().agree(&part, &json!(null), Seat::A).unwrap();
    assert_eq!((&turned["position"]["turn_player"], &position()["turn_player"]), (&json!("A"), &json!("B")));
    assert_eq!(turned["position"]["sides"][0], position()["sides"][1]);
    assert!(plain().set_up(&turned, Seed::from(1)).is_ok());
    assert_eq!(not_agreed(plain(), &part, json!({"deck": {"builtin": "ST1"}})).place, "part");
}

#[test]
fn rubbish_is_refused() {
    let fine = json!({"deck": {"builtin": "ST1"}});
    for part in [
        json!(null),
        json!({}),
        json!([]),
        json!("ST1"),
        json!({"deck": 1}),
        json!({"deck": {"builtin": "ST99"}}),
    ] {
        not_invited(plain(), part.clone());
        not_agreed(plain(), &fine, part);
    }
    not_invited(plain(), json!({"position": position()}));
    let mut nowhere = json!({"position": position(), "seat": "A"});
    nowhere["position"]["sides"][0]["hand"][0] = json!("ZZ9-001");
    assert_eq!(not_invited(plain(), nowhere).place, "side A, hand");
}
