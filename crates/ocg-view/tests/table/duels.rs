//! Whole duels: stored, played again, with bots, and matches with Side Decks.

use crate::{at_random, builtin, host, record};
use host::{Bot, Host, Move, NextGame, Playing, Viewer};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Dice, MatchRules, Outcome, PerSeat, Refused, Seat, Seed};

const VIEWERS: [Viewer; 4] = [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Both, Viewer::Public];

fn seen(game: &dyn Playing) -> Vec<(Value, Vec<Value>)> {
    VIEWERS.map(|viewer| (game.view(viewer), game.log(0, viewer))).to_vec()
}

#[test]
fn a_duel_that_is_played_again_by_its_moves_is_the_same() {
    let host = host();
    for (seed, [a, b]) in (1u64..).zip([["A", "B"], ["C", "D"], ["D", "A"]]) {
        let record = record(&host, &builtin(a, b), seed);
        let mut game = host.open(&record).expect("it opens");
        let (mut dice, mut moves, mut hashes) = (Dice::new(seed), Vec::new(), Vec::new());
        while let Some(this) = at_random(&mut *game, &mut dice) {
            moves.push(this);
            hashes.push(game.state_hash());
            assert!(moves.len() < 5000, "it does not end");
        }
        assert!(game.outcome().is_some() && game.view(Viewer::Both)["asked"].is_null());
        let mut again = host.open(&record).expect("it opens again");
        for (this, hash) in moves.iter().zip(&hashes) {
            again.make(this).expect("it was made before");
            assert_eq!(again.state_hash(), *hash);
        }
        assert_eq!(seen(&*again), seen(&*game));
        assert_eq!(again.make(&moves[0]), Err(Refused::Over));
        assert_eq!(game.beginning().state_hash(), host.open(&record).expect("it opens").state_hash());
    }
}

#[test]
fn bots_play_at_the_table_and_the_common_words_come_out() {
    let host = host();
    let mut game = host.open(&record(&host, &builtin("C", "D"), 4)).expect("it opens");
    let (mut says, mut questions) = (Vec::new(), Vec::new());
    for seed in 0..400 {
        let Some(seat) = game.to_answer() else { break };
        let asked = &game.view(Viewer::Seat(seat))["asked"];
        assert_eq!(asked["offers"].as_array().map(Vec::len), Some(game.keys(seat).len()));
        questions.push(asked["question"].as_str().unwrap_or_default().to_owned());
        let bot = if seed % 20 == 0 { Bot::Greedy } else { Bot::Random };
        let option = game.thought(seat, bot, Duration::from_millis(20), seed)();
        let key = game.keys(seat)[option].clone();
        game.make(&Move::Answer { seat, key }).expect("it is offered");
    }
    for line in game.log(0, Viewer::Both) {
        assert!(line["clauses"].is_array(), "{line}");
        says.push(line["says"]["say"].as_str().unwrap_or_default().to_owned());
    }
    for word in ["turn_began", "phase_began", "moved", "shuffled", "summoned", "activated", "resolved", "set"]
    {
        assert!(says.iter().any(|say| say == word), "{word} was never said");
    }
    for word in ["act", "respond", "zone"] {
        assert!(questions.iter().any(|question| question == word), "{word} was never asked");
    }
}

#[test]
fn who_gives_up_has_lost_and_a_draw_is_agreed_on() {
    let host = host();
    let mut game = host.open(&record(&host, &builtin("A", "B"), 1)).expect("it opens");
    game.make(&Move::Concede(Seat::A)).expect("anybody may");
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::B)));
    let mut game = game.beginning();
    game.make(&Move::Draw).expect("they may");
    assert_eq!((game.outcome(), game.to_answer()), (Some(Outcome::Draw), None));
}

#[test]
fn in_a_match_cards_are_exchanged_with_the_side_deck_and_the_loser_says_who_begins() {
    let host = host();
    let mut deck = host.ask("decks", &json!({})).expect("there are")[0]["entries"].clone();
    let beside = json!({ "number": "46986414", "copies": 1, "side": true });
    deck.as_array_mut().expect("entries").push(beside);
    let wanted = json!({ "decks": [{ "entries": deck }, { "builtin": "B" }] });
    let record = record(&host, &wanted, 3);
    let decks = host.decks(&record).expect("they can be changed");
    let mut changed = decks[Seat::A].clone();
    let entries = changed.as_array_mut().expect("entries");
    let out = entries[0]["number"].clone();
    let copies = entries[0]["copies"].as_u64().expect("a number");
    entries[0]["copies"] = json!(copies - 1);
    let last = entries.len() - 1;
    entries[last]["side"] = json!(false);
    let too_few = host.check_changed(&decks[Seat::A], &changed).expect_err("a card is missing");
    assert_eq!(too_few.what, Some("other_cards"));
    changed
        .as_array_mut()
        .expect("entries")
        .push(json!({ "number": out, "copies": 1, "part": "main", "side": true }));
    host.check_changed(&decks[Seat::A], &changed).expect("as many as before");
    assert!(host.check_changed(&decks[Seat::A], &decks[Seat::B]).is_err());
    let decks = PerSeat([changed, decks[Seat::B].clone()]);
    let next = NextGame { decks: &decks, first: Some(Seat::B) };
    let game =
        host.open(&host.next_game(&record, next, Seed::from(9)).expect("it goes on")).expect("it opens");
    assert_eq!(game.view(Viewer::Public)["turn_player"], "B");
    assert_eq!(game.view(Viewer::Public)["sides"][0]["side_deck"], 1);
    assert_eq!(host.first_player(Outcome::Won(Seat::A)), table::FirstPlayer::ChosenBy(Seat::B));
}

#[test]
fn a_record_says_what_it_is_played_by() {
    let host = host();
    let record = record(&host, &builtin("A", "B"), 1);
    let by = host.played_by(&record).expect("it is a record");
    assert_eq!(by.edition, "OCG 2020-04-01");
    assert!(by.cards.len() > 20 && by.cards.contains_key("89631139"));
}
