//! The lab on a game of matches: take 1 to 3, whoever takes the last one wins.

use lab::{Arena, Failure, Observer, Settings, simulate};
use table::{Asked, Dice, Key, Kind, Outcome, Refused, Seat, Table};

#[derive(Clone)]
struct Matches {
    left: u8,
    turns: u8,
    seat: Seat,
}

impl Table for Matches {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        let is_asked = self.left > 0 && seat == self.seat;
        is_asked.then(|| Asked::new(Kind::Number, self.left.min(3).into()))
    }

    fn answer_as(&mut self, seat: Seat, option: usize) -> Result<(), Refused> {
        let offered = self.asked(seat).ok_or(Refused::NotAsked(seat))?.options;
        if option >= offered {
            return Err(Refused::NoSuchOption { given: option, offered });
        }
        self.left -= option as u8 + 1;
        self.turns += 1;
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

/// Deals games, and can be made to do something wrong.
#[derive(Default)]
struct Box {
    forgets_turns: bool,
}

impl Arena for Box {
    type Game = Matches;

    fn deal(&self, seed: u64) -> Result<Matches, String> {
        Ok(Matches { left: 5 + Dice::new(seed).roll(20) as u8, turns: 0, seat: Seat::A })
    }

    fn name(&self, seed: u64) -> String {
        format!("matches {seed}")
    }

    fn turns(&self, game: &Matches) -> u64 {
        game.turns.into()
    }

    fn save(&self, game: &Matches) -> Result<Vec<u8>, String> {
        Ok(vec![game.left, game.turns, game.seat.index() as u8])
    }

    fn load(&self, bytes: &[u8], _like: &Matches) -> Result<Matches, String> {
        let turns = if self.forgets_turns { 0 } else { bytes[1] };
        Ok(Matches { left: bytes[0], turns, seat: Seat::BOTH[bytes[2] as usize] })
    }
}

const SETTINGS: Settings = Settings { games: 50, seed: 7, limit: 100, replay: true };

#[test]
fn every_game_is_counted() {
    let report = simulate(&Box::default(), SETTINGS, &mut ()).unwrap();
    assert_eq!((report.games, report.decided, report.draws, report.stalled), (50, 50, 0, 0));
    assert_eq!(report.wins.a + report.wins.b, 50);
    assert_eq!(report.answers, report.turns);
    assert!(report.choices <= report.answers && report.choices > 0);
    assert_eq!(report.replayed, 50);
    assert!(report.is_clean(), "{:?}", report.failures);
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let play = || {
        let mut report = simulate(&Box::default(), SETTINGS, &mut ()).unwrap();
        report.cpu_seconds = 0.0;
        report
    };
    assert_eq!(play(), play());
}

#[test]
fn a_game_of_a_run_can_be_played_by_itself() {
    let all = simulate(&Box::default(), Settings { games: 2, ..SETTINGS }, &mut ()).unwrap();
    let first = simulate(&Box::default(), Settings { games: 1, ..SETTINGS }, &mut ()).unwrap();
    let second = simulate(&Box::default(), Settings { games: 1, seed: 8, ..SETTINGS }, &mut ()).unwrap();
    assert_eq!(all.answers, first.answers + second.answers);
}

#[test]
fn reports_add_up() {
    let all = simulate(&Box::default(), SETTINGS, &mut ()).unwrap();
    let part =
        |games, seed| simulate(&Box::default(), Settings { games, seed, ..SETTINGS }, &mut ()).unwrap();
    let mut both = part(20, SETTINGS.seed).and(part(30, SETTINGS.seed + 20));
    both.cpu_seconds = all.cpu_seconds;
    assert_eq!(both, all);
}

#[test]
fn a_game_that_does_not_end_is_stalled() {
    let report = simulate(&Box::default(), Settings { limit: 2, ..SETTINGS }, &mut ()).unwrap();
    assert_eq!(report.stalled, 50);
    assert!(!report.is_clean());
    assert_eq!(report.failures.len(), 20);
}

#[test]
fn a_game_that_loads_differently_is_broken() {
    let report = simulate(&Box { forgets_turns: true }, SETTINGS, &mut ()).unwrap();
    assert!(report.broken > 0);
    assert!(report.failures[0].why.contains("loaded"), "{:?}", report.failures[0]);
}

struct Complains;

impl Observer<Matches> for Complains {
    fn look(&mut self, game: &mut Matches) -> Result<(), String> {
        if game.left == 4 { Err("four are left".to_owned()) } else { Ok(()) }
    }
}

#[test]
fn an_observer_stops_a_game() {
    let report = simulate(&Box::default(), SETTINGS, &mut Complains).unwrap();
    assert!(report.broken > 0 && report.decided > 0);
    assert_eq!(report.failures[0].why, "four are left");
}

struct Panics;

impl Observer<Matches> for Panics {
    fn look(&mut self, game: &mut Matches) -> Result<(), String> {
        assert!(game.turns < 3, "too many turns");
        Ok(())
    }
}

#[test]
fn a_panic_is_reported_with_its_seed() {
    let report = simulate(&Box::default(), Settings { games: 3, ..SETTINGS }, &mut Panics).unwrap();
    assert!(report.panics > 0);
    assert!(report.failures[0].why.starts_with("panic: too many turns"), "{:?}", report.failures[0]);
    let Failure { seed, game, .. } = &report.failures[0];
    assert!((7..10).contains(seed));
    assert_eq!(*game, format!("matches {seed}"));
}
