//! `headjudge cards exercise`: every effect in a position made up for it, played and checked.

use crate::cli::Game;
use crate::output::{say, say_json};
use crate::pools::{self, CacheArgs};
use crate::problem::Problem;
use digimon::builtin;
use digimon_exercise::{Line, Options, Report, Verdict, exercise};
use std::path::PathBuf;
use std::process::ExitCode;

/// Play every effect of cards in positions made up for it, and check what it does
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value = "digimon")]
    game: Game,
    /// A file of cards, instead of the built-in cards; of a pool, the cards that were read
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// All chance comes from here
    #[arg(long, default_value_t = Options::default().seed)]
    seed: u64,
    #[command(flatten)]
    cache: CacheArgs,
    /// Only these cards, with the whole account of what failed
    #[arg(value_name = "ID")]
    ids: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let cards = match (args.game, &args.pool) {
        (Game::Digimon, None) => builtin::cards(),
        (Game::Digimon, Some(file)) => pools::cards(file, args.cache.cache())?,
    };
    let known = |id: &String| cards.iter().any(|card| card.number.as_str().eq_ignore_ascii_case(id));
    if let Some(id) = args.ids.iter().find(|id| !known(id)) {
        return Err(super::missing(&cards, id, "card"));
    }
    let wanted =
        |number: &str| args.ids.is_empty() || args.ids.iter().any(|id| id.eq_ignore_ascii_case(number));
    let options = Options { seed: args.seed, ..Options::default() };
    let report = exercise(&cards, |card| wanted(card.number.as_str()), options);
    if args.json {
        say_json(&report)?;
    } else {
        say(&in_words(&report, !args.ids.is_empty()))?;
    }
    Ok(if report.totals.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn in_words(report: &Report, whole: bool) -> String {
    let mut lines: Vec<String> = report.effects.iter().filter_map(|line| told(line, whole)).collect();
    let all = report.totals;
    lines.push(String::new());
    let mut reasons: Vec<(&String, &usize)> = report.reasons.iter().collect();
    reasons.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
    lines.extend(reasons.into_iter().map(|(why, n)| format!("{n:6} {why}")));
    lines.push(format!(
        "{} cards, {} effects: {} exercised, {} reached, {} not reached, {} failed",
        all.cards, all.effects, all.exercised, all.reached, all.not_reached, all.failed
    ));
    lines.join("\n")
}

/// A line for what is not simply exercised, or for everything about chosen cards.
fn told(line: &Line, whole: bool) -> Option<String> {
    let name = format!("{} {} {} {}", line.card, line.name, line.section, line.which);
    match &line.verdict {
        Verdict::Exercised if whole => Some(format!("{name}: exercised")),
        Verdict::Exercised => None,
        Verdict::Reached { unchecked } => {
            Some(format!("{name}: reached; not checked: {}", unchecked.join(", ")))
        }
        Verdict::NotReached { reason } => Some(format!("{name}: NOT REACHED: {reason}")),
        Verdict::Failed { seed, account } => {
            let account = if whole { account.as_str() } else { account.lines().next().unwrap_or_default() };
            Some(format!("{name}: FAILED (seed {seed}): {account}"))
        }
    }
}
