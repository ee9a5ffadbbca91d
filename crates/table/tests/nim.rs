//! The decisions of any table, at the third game: keys, windows, declared values, secret answers.

use nim::{Nim, Setup};
use table::{
    Asked, Dice, Key, Kind, PerSeat, Recorded, Refused, Respond, Searchable, Seat, Sort, Table, Value,
    Windows,
};

fn full() -> Nim {
    Nim::new(&Setup::full(23, 1))
}

/// Answers at random until this holds of the game.
fn until(mut game: Nim, holds: impl Fn(&Nim) -> bool) -> Nim {
    let mut dice = Dice::new(7);
    while !holds(&game) {
        assert!(game.outcome().is_none(), "it never came to that");
        let options = game.options();
        game.answer(dice.roll(options)).expect("it was offered");
    }
    game
}

fn asks(kind: Kind) -> impl Fn(&Nim) -> bool {
    move |game| Seat::BOTH.into_iter().any(|seat| game.asked(seat).is_some_and(|asked| asked.kind == kind))
}

#[test]
fn both_seats_answer_at_once_and_in_secret() {
    let game = full();
    assert!(Seat::BOTH.into_iter().all(|seat| game.asked(seat).is_some()));
    let mut states = Vec::new();
    for fingers in ["show 1", "show 3"] {
        let mut game = game.clone();
        game.answer_by_key(Seat::B, &Key::new(fingers)).unwrap();
        assert_eq!(game.asked(Seat::B), None);
        assert_eq!(game.answer_as(Seat::B, 0), Err(Refused::NotAsked(Seat::B)));
        game.redeal(Seat::A, &mut Dice::new(3));
        states.push(game);
    }
    assert!(states[0] == states[1], "what seat A can know does not depend on the secret answer");
}

#[test]
fn who_begins_depends_on_both_answers() {
    for (a, b, begins) in [(0, 0, Seat::B), (0, 1, Seat::A), (2, 2, Seat::B)] {
        let mut game = full();
        game.answer_as(Seat::B, b).unwrap();
        game.answer_as(Seat::A, a).unwrap();
        assert_eq!(game.to_answer(), Some(begins));
    }
}

#[test]
fn a_key_names_the_option_and_not_its_place() {
    let game = until(full(), asks(Kind::Choose));
    let seat = game.to_answer().unwrap();
    for option in 0..game.options() {
        let (mut by_place, mut by_key) = (game.clone(), game.clone());
        by_place.answer(option).unwrap();
        by_key.answer_by_key(seat, &game.key(seat, option)).unwrap();
        assert!(by_place == by_key && by_place.state_hash() == by_key.state_hash());
    }
    let unknown = Key::new("take 99");
    let refused = game.clone().answer_by_key(seat, &unknown);
    assert_eq!(refused, Err(Refused::NotOffered(unknown)));
}

#[test]
fn a_declared_value_is_searched_typed_and_checked() {
    let game = until(full(), asks(Kind::Declare(Sort::Number)));
    let seat = game.to_answer().unwrap();
    assert_eq!(game.find_values(seat, "1", 3), [1, 10, 11].map(Value::Number));
    let (mut typed, before) = (game.clone(), game.stones());
    typed.answer_by_key(seat, &Key::new("number 17")).unwrap();
    assert_eq!(typed.stones(), before + 17);
    for wrong in ["number 21", "number -1", "word seventeen", "17"] {
        assert!(game.clone().answer_by_key(seat, &Key::new(wrong)).is_err(), "{wrong}");
    }
}

#[test]
fn a_public_window_opens_whatever_is_in_the_hand() {
    let opened = |windows| {
        let setup = Setup { windows, ..Setup::full(200, 5) };
        let mut stops = Vec::new();
        for hand in [[1, 1, 1], [2, 2, 2]] {
            let mut game = Nim::new(&Setup { numbers: PerSeat::new(|_| vec![1]), ..setup.clone() });
            game.answer_as(Seat::A, 0).unwrap();
            game.answer_as(Seat::B, 1).unwrap();
            game.give(Seat::B, &hand);
            game.answer_by_key(Seat::A, &Key::new("take 1")).unwrap();
            stops.push(game.asked(Seat::B).map(|asked| asked.kind));
        }
        stops
    };
    assert_eq!(opened(Windows::Public), [Some(Kind::Respond), Some(Kind::Respond)]);
    assert_eq!(opened(Windows::Exact), [Some(Kind::Respond), Some(Kind::Choose)]);
}

#[test]
fn a_seat_says_when_it_wants_to_be_asked() {
    let (only_pass, more) = (Asked::window(1, 0), Asked::window(2, 1));
    let passes = |respond: Respond| [respond.passes(only_pass), respond.passes(more)];
    assert_eq!(passes(Respond::Always), [None, None]);
    assert_eq!(passes(Respond::WhenICan), [Some(0), None]);
    assert_eq!(passes(Respond::Never), [Some(0), Some(1)]);
    assert_eq!(Respond::Never.passes(Asked::new(Kind::YesNo, 2)), None, "what must be decided is asked");
}
