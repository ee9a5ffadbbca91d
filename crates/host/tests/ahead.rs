//! Seeing ahead at the third game: what is certain is seen, what is hidden is open, and nothing hidden has a part in it.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use host::{Foreseen, GameView, Then, foreseen};
use nim::{Nim, NimView, Rules, Setup};
use serde_json::json;
use table::{Dice, Key, Outcome, Seat, Table, Windows};

fn seen(game: &Nim, seat: Seat, key: &Key) -> Foreseen {
    foreseen(&NimView::new(game.clone()), 0, seat, key).unwrap()
}

fn returning(stones: u64, windows: Windows) -> Nim {
    let rules = Rules { returns: true, ..Rules::default() };
    let mut game = Nim::new(&Setup { windows, rules, ..Setup::new(stones, 3) });
    game.give(Seat::A, &[2, 2, 1]);
    game
}

#[test]
fn it_goes_on_to_the_next_choice_as_if_nobody_responded() {
    for (windows, responds) in [(Windows::Public, true), (Windows::Exact, false)] {
        let game = returning(9, windows);
        let ahead = seen(&game, Seat::A, &Key::new("take 2"));
        if !responds {
            // Whether the other may return it depends on a hand that is not seen.
            assert_eq!((ahead.then, ahead.view["stones"].clone()), (Then::Hidden, json!(7)));
            continue;
        }
        assert_eq!((ahead.then, ahead.unless_responded), (Then::Asked { seat: Seat::B }, true));
        assert_eq!(ahead.view, json!({"stones": 7, "hands": [[2, 1, null], 3]}));
        assert!(ahead.open);
    }
}

#[test]
fn the_end_is_seen() {
    let mut game = Nim::new(&Setup::new(2, 3));
    game.give(Seat::A, &[2, 1]);
    let won = Then::Over { outcome: Outcome::Won(Seat::A) };
    assert_eq!(seen(&game, Seat::A, &Key::new("take 2")).then, won);
    assert_eq!(seen(&game, Seat::A, &Key::new("take 1")).then, Then::Asked { seat: Seat::B });
}

#[test]
fn what_both_answer_in_secret_is_open() {
    let game = Nim::new(&Setup::full(12, 3));
    let ahead = seen(&game, Seat::B, &Key::new("show 1"));
    assert_eq!((ahead.then, ahead.open), (Then::Asked { seat: Seat::A }, false));
    let mut answered = game;
    answered.answer_by_key(Seat::A, &Key::new("show 2")).unwrap();
    // Who begins depends on what A has shown, which B does not know.
    assert_eq!(seen(&answered, Seat::B, &Key::new("show 1")).then, Then::Hidden);
}

#[test]
fn what_is_not_offered_is_refused() {
    let view = NimView::new(Nim::new(&Setup::new(9, 3)));
    assert!(foreseen(&view, 0, Seat::A, &Key::new("take 9")).is_err());
    assert!(foreseen(&view, 0, Seat::B, &Key::new("take 1")).is_err());
}

/// Other numbers in the other's hand, others to draw from, another chance, another secret answer.
#[test]
fn games_that_differ_in_what_a_seat_may_not_know_give_the_same_bytes() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let windows = if seed % 2 == 0 { Windows::Public } else { Windows::Exact };
        let mut game = Nim::new(&Setup { windows, ..Setup::full(15 + seed, seed) });
        for _ in 0..dice.roll(6) {
            if game.options() > 0 {
                let option = dice.roll(game.options());
                game.answer(option).unwrap();
            }
        }
        for seat in Seat::BOTH {
            let numbers: Vec<u64> = (0..3).map(|_| 1 + dice.roll(7) as u64).collect();
            let other = strange(&game, seat, &numbers, seed + 100);
            for option in 0..game.asked(seat).map_or(0, |asked| asked.options) {
                let key = game.key(seat, option);
                let [one, two] =
                    [&game, &other].map(|game| serde_json::to_string(&seen(game, seat, &key)).unwrap());
                assert_eq!(one, two, "seed {seed}, seat {seat}, {key}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

/// A game that looks the same to the seat.
fn strange(game: &Nim, seat: Seat, numbers: &[u64], seed: u64) -> Nim {
    let held = game.hand(seat.other()).len();
    let mut other = game.with_other(seat.other(), numbers, seed);
    let hand: Vec<u64> = numbers.iter().copied().cycle().take(held).collect();
    other.give(seat.other(), &hand);
    other
}
