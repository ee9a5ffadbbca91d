//! From ten fixed positions, how many sequences of answers there are to a given depth.
//!
//! A sequence that ends the game counts once, at whatever depth. When a rule was mended and the new
//! numbers are right: `HEADJUDGE_BLESS=1 cargo test -p digimon --test rules perft`.

use digimon::Game;
use digimon_scenario::{CardSource, parse, position};
use std::collections::{BTreeMap, BTreeSet};
use table::Table;

const POSITIONS: &str = "crates/digimon/tests/perft/positions.scn";
const EXPECTED: &str = "crates/digimon/tests/perft/expected.txt";

/// Counting stops before the depth at which there would be more sequences than this.
const MOST: u64 = 25_000;
const DEEPEST: usize = 6;

fn sequences(game: &Game, depth: usize) -> u64 {
    if depth == 0 || game.outcome().is_some() {
        return 1;
    }
    if depth == 1 {
        return game.options() as u64;
    }
    let after = |option| {
        let mut next = game.clone();
        next.answer(option).expect("what is offered is accepted");
        sequences(&next, depth - 1)
    };
    (0..game.options()).map(after).sum()
}

/// The depths that are worth the time, for numbers that are not stored yet.
fn depths(game: &Game) -> impl Iterator<Item = usize> {
    (1..=DEEPEST).take_while(|&depth| depth <= 2 || sequences(game, depth) <= MOST)
}

/// A line for each position and depth: `1 Main phase … | 3 | 1234`.
fn line(title: &str, game: &Game, depth: usize) -> String {
    format!("{title} | {depth} | {}", sequences(game, depth))
}

#[test]
fn the_number_of_sequences_is_known() {
    let scenarios = parse(&checkout::read(POSITIONS), POSITIONS).expect("the positions can be read");
    let cards = CardSource::builtin();
    let games: BTreeMap<&str, Game> = scenarios
        .iter()
        .map(|scenario| {
            let game = position(scenario, &cards).unwrap_or_else(|report| panic!("{report}"));
            (scenario.heading.title.as_str(), game)
        })
        .collect();
    assert_eq!(games.len(), 10);
    if checkout::blessing() {
        let counted = |(title, game): (&&str, &Game)| -> Vec<String> {
            depths(game).map(|depth| line(title, game, depth)).collect()
        };
        let lines: Vec<String> = games.iter().flat_map(counted).collect();
        checkout::write(
            EXPECTED,
            &format!("# position | depth | sequences of answers\n{}\n", lines.join("\n")),
        );
    }
    let expected = checkout::read(EXPECTED);
    let expected: Vec<&str> = expected.lines().filter(|line| !line.starts_with('#')).collect();
    let mut found = Vec::new();
    for stored in &expected {
        let mut parts = stored.split(" | ");
        let (title, depth) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let game = games.get(title).unwrap_or_else(|| panic!("{EXPECTED}: there is no position `{title}`"));
        found.push(line(title, game, depth.parse().unwrap_or_else(|_| panic!("{EXPECTED}: {stored}"))));
    }
    let unknown = games.keys().filter(|&&title| !expected.iter().any(|line| line.starts_with(title)));
    assert_eq!(unknown.collect::<Vec<_>>(), Vec::<&&str>::new(), "positions without a stored number");
    let wrong = differences(&expected, &found);
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Position, depth, expected and found, for each line that is not the same.
fn differences(expected: &[&str], found: &[String]) -> Vec<String> {
    let expected: BTreeMap<&str, &str> = expected.iter().filter_map(|line| line.rsplit_once(" | ")).collect();
    let found: BTreeMap<&str, &str> = found.iter().filter_map(|line| line.rsplit_once(" | ")).collect();
    let keys: BTreeSet<&str> = expected.keys().chain(found.keys()).copied().collect();
    let of = |lines: &BTreeMap<&str, &str>, key| lines.get(key).map_or("nothing", |&n| n).to_owned();
    keys.into_iter()
        .map(|key| (key, of(&expected, key), of(&found, key)))
        .filter(|(_, expected, found)| expected != found)
        .map(|(key, expected, found)| format!("{key}: expected {expected}, found {found}"))
        .collect()
}

#[test]
fn a_count_that_differs_is_named() {
    let found = ["1 One | 1 | 3".to_owned(), "1 One | 2 | 9".to_owned()];
    assert_eq!(differences(&["1 One | 1 | 3", "1 One | 2 | 9"], &found), Vec::<String>::new());
    assert_eq!(
        differences(&["1 One | 1 | 3", "1 One | 2 | 8", "2 Two | 1 | 1"], &found),
        ["1 One | 2: expected 8, found 9", "2 Two | 1: expected 1, found nothing"]
    );
}
