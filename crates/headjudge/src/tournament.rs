//! `headjudge tournament`: every deck of a file plays random games against the next one.

use crate::game::{Game, Pairings};
use crate::output::{say, say_json};
use crate::pools::{MoreCards, note_of_marked};
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use lab::{Report, Settings, simulate};
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play every deck of a file against the next one, at random, and check every step unless told not to
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// The decks: a JSON list, each with `id` and its parts, lists of `{"n": 4, "id": "a card's number"}`; or a
    /// folder of deck lists, by the game
    decks: PathBuf,
    #[command(flatten)]
    more: MoreCards,
    /// How many games each deck plays against the next one
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A game with this many answers has stalled
    #[arg(long, default_value_t = 20_000)]
    limit: usize,
    /// Check and replay nothing, to measure how fast the games are
    #[arg(long)]
    unchecked: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A deck that did not take part.
#[derive(Serialize)]
struct Absent {
    deck: String,
    why: String,
}

#[derive(Serialize)]
struct Results {
    decks: usize,
    played: usize,
    absent: Vec<Absent>,
    #[serde(flatten)]
    report: Report,
    games_per_cpu_second: f64,
    checked: bool,
    /// Cards that are played without a part of their text, since it is not understood.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unread: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    args.game.run(args)
}

impl Command for Args {
    type Done = ExitCode;

    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        let Pairings { pairs, absent } = G::pairings(&self.decks, self.more.with_builtin::<G>()?, None)?;
        let (decks, played) = (pairs.len() + absent.len(), pairs.len());
        let checked = !self.unchecked;
        let settings = Settings { games: self.games, seed: self.seed, limit: self.limit, replay: checked };
        let (mut report, mut unread) = (Report::default(), BTreeSet::new());
        for (_, arena) in &pairs {
            let mut invariants = checked.then(G::Invariants::default);
            report = report.and(simulate(arena, settings, &mut invariants).map_err(Problem::Deal)?);
            unread.extend(G::unread(arena));
        }
        let absent = absent.into_iter().map(|(deck, why)| Absent { deck, why }).collect();
        let (games_per_cpu_second, unread) = (report.games_per_cpu_second(), unread.into_iter().collect());
        print(self, &Results { decks, played, absent, report, games_per_cpu_second, checked, unread })
    }
}

fn print(args: &Args, results: &Results) -> Result<ExitCode, Problem> {
    if args.json {
        say_json(results)?
    } else {
        say(&in_words(results))?
    }
    Ok(if results.report.is_clean() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn in_words(results: &Results) -> String {
    let Results { decks, played, absent, report, games_per_cpu_second, checked, unread } = results;
    let how = if *checked { "checked and replayed" } else { "unchecked" };
    let mut lines = vec![
        format!("{played} of {decks} decks played {} games, {how}", report.games),
        format!("{} decided, {} draws, {} turns", report.decided, report.draws, report.turns),
        format!("{} panics, {} broken games, {} stalled", report.panics, report.broken, report.stalled),
        format!("{:.0} CPU seconds, {games_per_cpu_second:.0} games a second", report.cpu_seconds),
    ];
    let failures = report.failures.iter();
    lines.extend(failures.map(|failed| format!("  seed {} ({}): {}", failed.seed, failed.game, failed.why)));
    lines.extend(note_of_marked(unread));
    lines.extend(absent.iter().map(|absent| format!("  did not play: {}", absent.why)));
    lines.join("\n")
}
