//! Forty random duels as they were told when their rules were last looked through: how many choices they have, and a
//! fingerprint of all that was asked, offered and told.
//!
//! When a rule was mended: `HEADJUDGE_BLESS=1 cargo test -p ocg --test rules golden`.

use lab::{Arena, Observer, Settings, simulate};
use libtest_mimic::{Failed, Trial};
use ocg::Game;
use ocg_lab::{OcgArena, Playable, Teller};
use std::fmt::Write;
use table::{PerSeat, StateHash, Table};

const LIST: &str = "crates/ocg/tests/golden/duels.txt";

/// The decks of the two players; each pair plays five times.
const PAIRS: [[&str; 2]; 8] = [
    ["A", "B"],
    ["C", "D"],
    ["D", "C"],
    ["B", "D"],
    ["C", "A"],
    ["C", "C"],
    ["D", "D"],
    ["random", "random"],
];
const TIMES: u64 = 5;

pub fn trials() -> Vec<Trial> {
    vec![Trial::test("golden: random duels go as before", as_before)]
}

/// Writes down what is told, and the key of everything that is offered.
#[derive(Default)]
struct Scribe {
    teller: Teller,
    text: String,
}

impl Observer<Game> for Scribe {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        self.teller.look(game)?;
        self.text.push_str(&self.teller.take());
        if let Some(decision) = game.decision() {
            for option in 0..decision.options.len() {
                write!(self.text, "\n{}", game.key(decision.seat, option)).map_err(|why| why.to_string())?;
            }
        }
        self.text.push('\n');
        Ok(())
    }
}

/// Such as `C D 7: 215 choices, 20 turns, 08e4b9559dbd763f`.
fn line(arena: &OcgArena, [one, two]: [&str; 2], seed: u64) -> Result<String, Failed> {
    let mut scribe = Scribe::default();
    let report = simulate(arena, Settings { games: 1, seed, limit: 20_000, replay: false }, &mut scribe)?;
    if !report.is_clean() {
        return Err(format!("{}: {:?}", arena.name(seed), report.failures).into());
    }
    let (choices, turns) = (report.choices, report.turns);
    Ok(format!("{one} {two} {seed}: {choices} choices, {turns} turns, {}", StateHash::of_text(&scribe.text)))
}

fn as_before() -> Result<(), Failed> {
    let (mut lines, mut seed) = (Vec::new(), 1);
    for pair in PAIRS {
        let arena = OcgArena::new(&PerSeat(pair.map(str::to_owned)), &Playable::builtin())
            .map_err(|why| why.to_string())?;
        for _ in 0..TIMES {
            lines.push(line(&arena, pair, seed)?);
            seed += 1;
        }
    }
    if checkout::blessing() {
        checkout::write(LIST, &(lines.join("\n") + "\n"));
    }
    let stored = checkout::read(LIST);
    let changed: Vec<&String> =
        lines.iter().filter(|line| !stored.lines().any(|stored| stored == *line)).collect();
    if changed.is_empty() { Ok(()) } else { Err(format!("{LIST}: now {changed:#?}").into()) }
}
