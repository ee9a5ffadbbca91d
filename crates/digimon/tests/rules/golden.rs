//! Twenty random games as they were told when their rules were last looked through: ten of ST1
//! against ST2, ten with random decks. Four are stored in full, of the others a fingerprint of what is told and one of
//! the states that they went through, which does not change with the words.
//!
//! When a rule was mended: `HEADJUDGE_BLESS=1 cargo test -p digimon --test rules golden`, and look at
//! the difference.

use digimon::Game;
use digimon_lab::{DigimonArena, Playable, Teller};
use fnv::FnvHasher;
use lab::{Arena, Observer, Settings, simulate};
use std::hash::Hasher;
use table::{PerSeat, Recorded, StateHash};

const FOLDER: &str = "crates/digimon/tests/golden";
const KINDS: [(&str, [&str; 2]); 2] = [("starters", ["ST1", "ST2"]), ("random", ["random", "random"])];

/// These are stored word by word.
const IN_FULL: [(&str, u64); 4] = [("starters", 1), ("starters", 2), ("random", 11), ("random", 12)];

/// A fingerprint of the states that a game goes through.
#[derive(Default)]
struct States(FnvHasher);

impl Observer<Game> for States {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        self.0.write_u64(game.state_hash().number());
        Ok(())
    }
}

/// The game of a seed, as `headjudge sim --tell` tells it, and the fingerprint of its states.
fn told(arena: &DigimonArena, seed: u64) -> (String, u64) {
    let (mut observers, settings) =
        ((Teller::default(), States::default()), Settings { games: 1, seed, limit: 20_000, replay: false });
    let report = simulate(arena, settings, &mut observers).unwrap();
    assert!(report.is_clean(), "seed {seed}: {report:?}");
    let (mut teller, states) = observers;
    let text = format!("{} --games 1 --seed {seed}\n{}\n\n", arena.name(seed), teller.take());
    (text, states.0.finish())
}

/// What matters is that it stays the same.
fn fingerprint(text: &str) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

/// The first line that is not the same, with its number.
fn first_difference(stored: &str, now: &str) -> String {
    let mut pairs = (1..).zip(stored.lines().zip(now.lines()));
    match pairs.find(|(_, (stored, now))| stored != now) {
        Some((line, (stored, now))) => format!("line {line}:\n  stored: {stored}\n  now:    {now}"),
        None => format!("{} lines are stored, now there are {}", stored.lines().count(), now.lines().count()),
    }
}

#[test]
fn the_games_are_told_as_before() {
    let (list, mut lines, mut wrong) = (format!("{FOLDER}/games.txt"), Vec::new(), Vec::new());
    for (kind, decks) in KINDS {
        let decks = PerSeat(decks.map(str::to_owned));
        let arena = DigimonArena::new(&decks, Playable::builtin()).unwrap();
        let seeds = if kind == "starters" { 1..=10 } else { 11..=20 };
        for seed in seeds {
            let (text, states) = told(&arena, seed);
            let (count, words) = (text.lines().count(), fingerprint(&text));
            lines.push(format!("{kind} {seed}: {count} lines, {words:016x}, states {states:016x}"));
            if IN_FULL.contains(&(kind, seed)) {
                let file = format!("{FOLDER}/{kind}-{seed}.txt");
                if checkout::blessing() {
                    checkout::write(&file, &text);
                }
                let stored = checkout::read(&file);
                if stored != text {
                    wrong.push(format!("{file}, {}", first_difference(&stored, &text)));
                }
            }
        }
    }
    if checkout::blessing() {
        checkout::write(&list, &(lines.join("\n") + "\n"));
    }
    let stored = checkout::read(&list);
    let changed = lines.iter().filter(|line| !stored.lines().any(|stored| stored == *line));
    wrong.extend(changed.map(|line| format!("{list}: now {line}")));
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Stored games name the version of the rules: it changes with what the rules make of these games.
#[test]
fn the_rules_have_the_version_of_their_games() {
    let games = checkout::read(&format!("{FOLDER}/games.txt"));
    let states: Vec<&str> = games.lines().filter_map(|line| Some(line.split_once("states ")?.1)).collect();
    assert_eq!(states.len(), 20);
    let counted = checkout::read("crates/digimon/tests/perft/expected.txt");
    let version = StateHash::of_text(&(states.join("\n") + &counted));
    assert_eq!(digimon::rules(), version, "set RULES in crates/digimon/src/edition.rs to 0x{version}");
}
