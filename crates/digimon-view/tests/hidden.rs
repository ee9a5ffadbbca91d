//! A seat only ever receives what its player may know.

#![allow(dead_code)]

mod board;

use board::{deck, setup};
use digimon::builtin;
use digimon::state::{CardId, CardState, Frame};
use digimon_view::InPlay;
use host::{Bot, Move, Playing, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Duration;
use table::Seat;

/// Plays random games of the built-in decks, and looks at each moment.
fn each_moment(games: u64, mut look: impl FnMut(&InPlay, &InPlay)) {
    let decks = builtin::decks();
    for seed in 0..games {
        let nth = |n: u64| deck(&decks[(n % decks.len() as u64) as usize]);
        let mut game = setup([nth(seed), nth(seed * 7 + 3)], seed);
        for moment in 0..400 {
            let Some(seat) = game.to_answer() else { break };
            let before = game.clone();
            let option = game.thought(seat, Bot::Random, Duration::ZERO, seed * 1000 + moment)();
            game.make(&Move::Option(option as u16)).expect("it is offered");
            look(&before, &game);
        }
    }
}

/// Every object with an id and a number, wherever it is.
fn named(value: &Value, found: &mut Vec<(u64, String)>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| named(one, found)),
        Value::Object(fields) => {
            if let (Some(id), Some(number)) = (value["id"].as_u64(), value["number"].as_str()) {
                found.push((id, number.to_owned()));
            }
            fields.values().for_each(|one| named(one, found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Is it the card that is just being played, used or the like?
fn is_shown(game: &InPlay, id: CardId) -> bool {
    game.game().state().frames().iter().any(|frame| match frame {
        Frame::Play(playing) => playing.cards.iter().any(|card| card.card == id),
        Frame::Digivolve(digivolving) => digivolving.card.card == id,
        Frame::Use(using) => using.card.card == id,
        Frame::Link(_) => true,
        _ => false,
    })
}

#[test]
fn whoever_is_not_asked_sees_no_hidden_card_either() {
    each_moment(20, |game, _| {
        let state = game.game().state();
        for seat in Seat::BOTH {
            let view = game.view(Viewer::Seat(seat));
            let mut seen = Vec::new();
            view["sides"].as_array().into_iter().flatten().for_each(|side| named(side, &mut seen));
            for (id, number) in seen {
                let id = game.seen().behind(Viewer::Seat(seat), id as u16).expect("a card that is there");
                let card = state.card(id);
                let open = card.face == digimon::effects::language::Face::Up;
                assert!(open || card.known.to(seat) || is_shown(game, id), "{seat} sees {number}");
            }
            let asked = game.to_answer() == Some(seat);
            assert_eq!(view["asked"]["offers"].is_array(), asked);
        }
        let public = game.view(Viewer::Public);
        assert!(public["asked"]["offers"].is_null());
    });
}

#[test]
fn nobody_reads_in_the_log_what_the_other_drew() {
    let mut hidden = 0;
    each_moment(20, |before, after| {
        for line in after.log(before.lines(), Viewer::Seat(Seat::A)) {
            let says = &line["says"];
            let private = match says["say"].as_str() {
                Some("drew" | "looked_at") => says["seat"] == "B",
                Some("put") => says["to"]["to"] == "hand" && says["cards"][0]["owner"] == "B",
                _ => false,
            };
            if private {
                check_private(before, after, says, &mut hidden);
            }
        }
    });
    assert!(hidden > 100, "only {hidden} hidden cards were told of");
}

/// Named only if A knew such a card before or knows it after.
fn check_private(before: &InPlay, after: &InPlay, says: &Value, hidden: &mut u32) {
    for card in says["cards"].as_array().into_iter().flatten() {
        let Some(number) = card["number"].as_str() else {
            *hidden += 1;
            continue;
        };
        let known = |game: &InPlay| {
            let printed = |card: &CardState| game.game().library().card(card.def).number.as_str() == number;
            game.game().state().cards().iter().any(|card| card.known.to(Seat::A) && printed(card))
        };
        let was_shown = || {
            let lines = after.log(before.lines(), Viewer::Public);
            lines.iter().any(|line| {
                let mut seen = Vec::new();
                named(&line["says"], &mut seen);
                seen.iter().any(|(_, seen)| seen == number)
            })
        };
        assert!(known(before) || known(after) || was_shown(), "A reads of {number}: {says}");
    }
}

#[test]
fn a_deck_in_another_order_reads_the_same_to_the_other_player() {
    let decks = builtin::decks();
    let one = deck(&decks[0]);
    let mut two = deck(&decks[1]);
    let mut games = [setup([one.clone(), two.clone()], 5), {
        two.main.reverse();
        setup([one, two], 5)
    }];
    for _ in 0..60 {
        let told = |game: &InPlay| (game.view(Viewer::Seat(Seat::A)), game.log(0, Viewer::Seat(Seat::A)));
        assert_eq!(told(&games[0]), told(&games[1]));
        assert_ne!(games[0].view(Viewer::Both), games[1].view(Viewer::Both));
        let quiet = games.each_ref().map(|game| {
            let view = game.view(Viewer::Both);
            let offers = view["asked"]["offers"].as_array().cloned().unwrap_or_default();
            offers.iter().position(|offer| offer["kind"]["offer"] == "pass" || offer["kind"]["offer"] == "no")
        });
        let [Some(first), Some(second)] = quiet else { break };
        games[0].make(&Move::Option(first as u16)).expect("it is offered");
        games[1].make(&Move::Option(second as u16)).expect("it is offered");
    }
}

#[test]
fn the_common_questions_offers_and_events_come_out() {
    let (mut says, mut asks, mut offers) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    each_moment(60, |before, after| {
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        for line in after.log(before.lines(), Viewer::Both) {
            assert!(line["clauses"].as_array().is_some_and(|all| !all.is_empty()), "{line}");
            says.insert(word(&line["says"]["say"]));
        }
        let asked = &before.view(Viewer::Both)["asked"];
        asks.insert(word(&asked["question"]));
        let all = asked["offers"].as_array().expect("both see the offers");
        let keys = before.to_answer().map_or(0, |seat| before.keys(seat).len());
        assert_eq!(all.len(), keys);
        offers.extend(all.iter().map(|offer| word(&offer["kind"]["offer"])));
        for offer in all.iter().filter(|offer| offer["kind"]["offer"] == "mode") {
            assert!(offer["kind"]["text"].as_str().is_some_and(|text| text.len() > 3), "{offer}");
        }
    });
    let common_says = [
        "drew",
        "paid",
        "played",
        "digivolved",
        "hatched",
        "attack_declared",
        "security_checked",
        "battled",
        "deleted",
        "put",
        "activated",
        "triggered",
        "suspended",
        "turn_began",
        "won",
        "used",
    ];
    let common_asks = ["redraw", "breeding", "main_phase", "target", "optional", "next_effect", "block"];
    let common_offers = [
        "yes",
        "no",
        "pass",
        "play",
        "digivolve",
        "use",
        "attack",
        "attack_player",
        "hatch",
        "move",
        "unit",
        "card",
        "done",
        "effect",
        "activate",
        "block",
    ];
    for (seen, wanted) in [(&says, &common_says[..]), (&asks, &common_asks), (&offers, &common_offers)] {
        let missing: Vec<&&str> = wanted.iter().filter(|word| !seen.contains(**word)).collect();
        assert!(missing.is_empty(), "never seen: {missing:?}, seen: {seen:?}");
    }
}
