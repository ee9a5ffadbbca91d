//! Seeing ahead: what a seat may not know has no part in it, neither hidden cards nor the other's decklist.

use crate::{at_random, builtin, host, in_play, record};
use host::{Host, Move, Playing, Then};
use ocg::state::CardId;
use ocg_view::{InPlay, OcgHost};
use serde_json::{Value, json};
use table::{Dice, Key, Searchable, Seat};

fn bytes(game: &InPlay, seat: Seat, key: &Key) -> String {
    let foreseen = game.foresight(seat, key)().expect("it is offered");
    serde_json::to_string(&foreseen).expect("JSON")
}

const PAIRS: [[&str; 2]; 4] = [["A", "B"], ["C", "D"], ["D", "B"], ["B", "C"]];

#[test]
fn dealt_anew_what_a_seat_does_not_know_it_sees_the_same_bytes_ahead() {
    let (host, mut compared) = (host(), 0);
    for (seed, [a, b]) in (0u64..).zip(PAIRS) {
        let (mut game, mut dice) = (in_play(&host, &record(&host, &builtin(a, b), seed)), Dice::new(seed));
        for _ in 0..150 {
            let Some(seat) = game.to_answer() else { break };
            if dice.roll(3) == 0 {
                let other = game.with_game(|game| game.redeal(seat, &mut dice.split()));
                let keys = game.keys(seat);
                let key = &keys[dice.roll(keys.len())];
                assert_eq!(bytes(&game, seat, key), bytes(&other, seat, key), "{a} {b}, {seed}: {key}");
                compared += 1;
            }
            at_random(&mut game, &mut dice);
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Has A seen a card of B?
fn is_revealed(game: &InPlay) -> bool {
    let state = game.game().state();
    let mut cards = (0..state.cards()).map(|card| state.card(CardId(card)));
    cards.any(|card| card.owner == Seat::B && card.known.to(Seat::A))
}

/// Deck A against the Main Deck of another: how many cards an Extra Deck has is public.
fn against_main_deck(host: &OcgHost, other: &str) -> Value {
    let decks = host.ask("decks", &json!({})).expect("there are decks");
    let deck =
        decks.as_array().expect("a list").iter().find(|deck| deck["name"] == other).expect("it is there");
    let entries = deck["entries"].as_array().expect("a list").iter();
    let main: Vec<&Value> = entries.filter(|entry| entry["part"] != "extra").collect();
    json!({ "decks": [{ "builtin": "A" }, { "entries": main }] })
}

/// As long as A has seen no card of B, what A sees ahead does not tell which deck B has brought.
#[test]
fn the_decklist_of_the_other_has_no_part_in_it() {
    let (host, mut compared) = (host(), 0);
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let mut games =
            ["B", "D"].map(|other| in_play(&host, &record(&host, &against_main_deck(&host, other), seed)));
        for _ in 0..60 {
            if games.iter().any(is_revealed) {
                break;
            }
            let Some(seat) = games[0].to_answer().filter(|&seat| games[1].to_answer() == Some(seat)) else {
                break;
            };
            let keys = games.each_ref().map(|game| game.keys(seat));
            let chosen = match seat {
                Seat::A => {
                    assert_eq!(keys[0], keys[1]);
                    let key = &keys[0][dice.roll(keys[0].len())];
                    let [one, two] = games.each_ref().map(|game| bytes(game, seat, key));
                    assert_eq!(one, two, "{seed}: {key}");
                    compared += 1;
                    [Some(key.clone()), Some(key.clone())]
                }
                Seat::B => games.each_ref().map(|game| {
                    let pass = game.asked(seat)?.pass?;
                    game.keys(seat).get(pass).cloned()
                }),
            };
            let [Some(one), Some(two)] = chosen else { break };
            for (game, key) in games.iter_mut().zip([one, two]) {
                game.make(&Move::Answer { seat, key }).expect("it is offered");
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn it_goes_on_until_somebody_chooses() {
    let (host, mut steps, mut own) = (host(), 0, 0);
    for (seed, [a, b]) in (0u64..).zip(PAIRS) {
        let (mut game, mut dice) = (in_play(&host, &record(&host, &builtin(a, b), seed)), Dice::new(seed));
        for _ in 0..60 {
            let Some(seat) = game.to_answer() else { break };
            let keys = game.keys(seat);
            let ahead = game.foresight(seat, &keys[dice.roll(keys.len())])().expect("it is offered");
            assert!(ahead.view["asked"].is_null());
            own += u32::from(ahead.then == Then::Asked { seat });
            steps += 1;
            at_random(&mut game, &mut dice);
        }
    }
    assert!(own * 4 > steps, "{own} of {steps}");
}
