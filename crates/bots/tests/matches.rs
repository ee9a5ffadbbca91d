//! The bots at a game of matches, where the right answer is known, and at one where it is hidden.

use bots::{Bot, Budget, Greedy, Level, Search, Tried};
use std::cell::Cell;
use std::time::Duration;
use table::{Asked, Dice, Key, Kind, Outcome, Refused, Searchable, Seat, Table};

/// Take 1 to 3 matches; whoever takes the last one wins.
#[derive(Clone)]
struct Matches {
    left: usize,
    seat: Seat,
}

impl Table for Matches {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        (self.left > 0 && seat == self.seat).then(|| Asked::new(Kind::Number, self.left.min(3)))
    }

    fn answer_as(&mut self, seat: Seat, option: usize) -> Result<(), Refused> {
        let offered = self.asked(seat).ok_or(Refused::NotAsked(seat))?.options;
        if option >= offered {
            return Err(Refused::NoSuchOption { given: option, offered });
        }
        self.left -= option + 1;
        self.seat = self.seat.other();
        Ok(())
    }

    fn key(&self, _seat: Seat, option: usize) -> Key {
        Key::new(format!("take {}", option + 1))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then_some(Outcome::Won(self.seat.other()))
    }
}

fn won_by(outcome: Option<Outcome>, seat: Seat) -> f32 {
    match outcome {
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Won(_)) => -1.0,
        Some(Outcome::Draw) | None => 0.0,
    }
}

impl Searchable for Matches {
    fn redeal(&mut self, _seat: Seat, _dice: &mut Dice) {}

    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice) {
        self.redeal(seat, dice);
    }

    fn standing(&self, seat: Seat) -> f32 {
        won_by(self.outcome(), seat)
    }

    fn option_likeness(&self, _seat: Seat, option: usize) -> u64 {
        option as u64
    }

    fn likeness(&self) -> u64 {
        (self.left * 2 + self.seat.index()) as u64
    }

    fn is_quiet(&self) -> bool {
        true
    }
}

#[test]
fn the_greedy_bot_takes_a_win() {
    for left in 1..=3 {
        let game = Matches { left, seat: Seat::B };
        assert_eq!(Greedy::new(1).choose(&game, Seat::B, &Tried::default(), Budget::rounds(10)), left - 1);
    }
}

#[test]
fn the_searching_bot_leaves_four_or_eight_matches() {
    for left in [5, 6, 7, 9, 10, 11] {
        let game = Matches { left, seat: Seat::A };
        assert_eq!(
            Search::new(1).choose(&game, Seat::A, &Tried::default(), Budget::rounds(2000)) + 1,
            left % 4,
            "{left} matches"
        );
    }
}

/// Who leaves four matches has won: the estimate says so.
#[test]
fn the_searching_bot_says_what_each_option_is_worth() {
    let estimate = |left| {
        let game = Matches { left, seat: Seat::A };
        Search::new(1).estimate(&game, Seat::A, &Tried::default(), Budget::rounds(2000))
    };
    let found = estimate(6).unwrap();
    let worth: Vec<f32> = found.worth.iter().map(|worth| worth.unwrap()).collect();
    assert!(found.best == 1 && worth[1] > 0.8 && worth[0] < 0.5 && worth[2] < 0.0, "{found:?}");
    let lost = estimate(8).unwrap();
    assert!(lost.worth[lost.best].unwrap() < 0.0, "whatever is taken, the other leaves four: {lost:?}");
    assert_eq!((estimate(1), estimate(0)), (None, None), "there is nothing to choose");
}

#[test]
fn the_same_seed_and_rounds_give_the_same_choice() {
    let choose = |seed| {
        let game = Matches { left: 30, seat: Seat::A };
        Search::new(seed).choose(&game, Seat::A, &Tried::default(), Budget::rounds(50))
    };
    assert!((0..20).all(|seed| choose(seed) == choose(seed)));
}

#[test]
fn a_game_that_is_over_is_no_reason_to_panic() {
    for level in Level::ALL {
        let over = Matches { left: 0, seat: Seat::A };
        assert_eq!(level.bot(1).choose(&over, Seat::A, &Tried::default(), Budget::rounds(10)), 0);
    }
}

/// One of two cups hides a coin that nobody has seen. Lifting the right one wins.
#[derive(Clone)]
struct Cups {
    coin: usize,
    lifted: Option<usize>,
}

impl Table for Cups {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        (self.lifted.is_none() && seat == Seat::A).then(|| Asked::new(Kind::Choose, 2))
    }

    fn answer_as(&mut self, _seat: Seat, option: usize) -> Result<(), Refused> {
        self.lifted = Some(option);
        Ok(())
    }

    fn key(&self, _seat: Seat, option: usize) -> Key {
        Key::new(option.to_string())
    }

    fn outcome(&self) -> Option<Outcome> {
        let right = |cup| if cup == self.coin { Seat::A } else { Seat::B };
        self.lifted.map(|cup| Outcome::Won(right(cup)))
    }
}

impl Searchable for Cups {
    fn redeal(&mut self, _seat: Seat, dice: &mut Dice) {
        self.coin = dice.roll(2);
    }

    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice) {
        self.redeal(seat, dice);
    }

    fn standing(&self, seat: Seat) -> f32 {
        won_by(self.outcome(), seat)
    }

    fn option_likeness(&self, _seat: Seat, option: usize) -> u64 {
        option as u64
    }

    fn likeness(&self) -> u64 {
        0
    }

    fn is_quiet(&self) -> bool {
        true
    }
}

#[test]
fn no_bot_looks_under_the_cups() {
    for level in Level::ALL {
        for seed in 0..30 {
            let choose = |coin| {
                let cups = Cups { coin, lifted: None };
                level.bot(seed).choose(&cups, Seat::A, &Tried::default(), Budget::rounds(20))
            };
            assert_eq!(choose(0), choose(1), "{level} with seed {seed} knows where the coin is");
        }
    }
}

/// A game that goes on for ever, and fails now and then.
#[derive(Clone)]
struct Endless(u32);

impl Table for Endless {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        (seat.index() == (self.0 % 2) as usize).then(|| Asked::new(Kind::Option, 5))
    }

    fn answer_as(&mut self, _seat: Seat, option: usize) -> Result<(), Refused> {
        self.0 = self.0.wrapping_mul(31).wrapping_add(option as u32);
        assert!(!self.0.is_multiple_of(97), "a mistake in the game");
        Ok(())
    }

    fn key(&self, _seat: Seat, option: usize) -> Key {
        Key::new(option.to_string())
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }
}

impl Searchable for Endless {
    fn redeal(&mut self, _seat: Seat, dice: &mut Dice) {
        self.0 ^= dice.roll(1000) as u32;
    }

    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice) {
        self.redeal(seat, dice);
    }

    fn standing(&self, _seat: Seat) -> f32 {
        0.0
    }

    fn option_likeness(&self, _seat: Seat, option: usize) -> u64 {
        option as u64
    }

    fn likeness(&self) -> u64 {
        u64::from(self.0)
    }

    fn is_quiet(&self) -> bool {
        false
    }
}

#[test]
fn no_bot_fails_or_hangs_with_a_game_that_does() {
    for level in Level::ALL {
        let mut bot = level.bot(7);
        assert!(
            (0..50).all(|start| bot.choose(
                &Endless(start),
                Seat::BOTH[(start % 2) as usize],
                &Tried::default(),
                Budget::rounds(20)
            ) < 5),
            "{level}"
        );
    }
}

/// Three steps to the end, each of them uphill. Standing still changes nothing.
#[derive(Clone)]
struct Stairs(u32);

const TOP: u32 = 3;

impl Table for Stairs {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        (self.0 < TOP && seat == Seat::A).then(|| Asked::new(Kind::Option, 2))
    }

    fn answer_as(&mut self, _seat: Seat, option: usize) -> Result<(), Refused> {
        self.0 += option as u32;
        Ok(())
    }

    fn key(&self, _seat: Seat, option: usize) -> Key {
        Key::new(option.to_string())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.0 == TOP).then_some(Outcome::Draw)
    }
}

impl Searchable for Stairs {
    fn redeal(&mut self, _seat: Seat, _dice: &mut Dice) {}

    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice) {
        self.redeal(seat, dice);
    }

    fn standing(&self, _seat: Seat) -> f32 {
        -0.1 * self.0 as f32
    }

    fn option_likeness(&self, _seat: Seat, option: usize) -> u64 {
        option as u64
    }

    fn likeness(&self) -> u64 {
        u64::from(self.0)
    }

    fn is_quiet(&self) -> bool {
        true
    }
}

#[test]
fn what_changed_nothing_is_not_tried_again() {
    for level in [Level::Greedy, Level::Search] {
        let (mut game, mut tried, mut answers) = (Stairs(0), Tried::default(), 0);
        while game.to_answer().is_some() {
            let option = level.bot(answers).choose(&game, Seat::A, &tried, Budget::rounds(20));
            tried.note(&game, Seat::A, option);
            game.answer(option).expect("it is on offer");
            answers += 1;
            assert!(answers <= 2 * u64::from(TOP), "{level} walks in a circle");
        }
    }
}

#[test]
fn thinking_ends_when_the_time_is_up() {
    thread_local!(static LOOKS: Cell<u64> = const { Cell::new(0) });
    // A clock that goes on by a millisecond each time that somebody looks at it.
    let clock = || {
        LOOKS.set(LOOKS.get() + 1);
        Duration::from_millis(LOOKS.get())
    };
    for level in [Level::Greedy, Level::Search] {
        let before = LOOKS.get();
        let budget = Budget::by(Duration::from_millis(200), clock);
        let game = Matches { left: 1000, seat: Seat::A };
        level.bot(1).choose(&game, Seat::A, &Tried::default(), budget);
        assert!(LOOKS.get() - before < 260, "{level} looked {} times", LOOKS.get() - before);
    }
}
