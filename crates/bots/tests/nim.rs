//! The bots at the third game, with everything that a table can ask.

use bots::{Budget, Level, Tried};
use nim::{Nim, Setup};
use table::{Seat, Table, Windows};

#[test]
fn every_bot_plays_whole_games_with_secret_answers_windows_and_declared_values() {
    for level in Level::ALL {
        for windows in [Windows::Exact, Windows::Public] {
            let mut game = Nim::new(&Setup { windows, ..Setup::full(12, 3) });
            let mut bot = level.bot(1);
            while let Some(seat) = game.to_answer() {
                let option = bot.choose(&game, seat, &Tried::default(), Budget::rounds(10));
                game.answer_as(seat, option).unwrap();
            }
            assert!(game.outcome().is_some());
        }
    }
}

/// The second seat thinks about its own secret answer, also while the first has not given its own.
#[test]
fn where_both_are_asked_each_bot_answers_for_its_seat() {
    let game = Nim::new(&Setup::full(12, 3));
    for level in Level::ALL {
        let option = level.bot(1).choose(&game, Seat::B, &Tried::default(), Budget::rounds(10));
        assert!(game.clone().answer_as(Seat::B, option).is_ok());
    }
}
