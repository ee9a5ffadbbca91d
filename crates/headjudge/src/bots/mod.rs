//! `headjudge bots`: how much better one bot plays than another, over mirrored games.

mod mirrored;

use crate::cli::Game;
use crate::output::{say, say_json};
use crate::pools::MoreCards;
use crate::problem::Problem;
use crate::tournament;
use bots::{Budget, Level};
use cpu_time::ThreadTime;
use digimon_lab::DigimonArena;
use lab::Rate;
use mirrored::{Match, play_both};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use table::PerSeat;

/// Let two bots play mirrored games and say how often the first one wins
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value = "digimon")]
    game: Game,
    /// `random`, `greedy` or `search`
    one: Level,
    two: Level,
    /// Two decks that play each other, as `ST1:ST2`; give it once for each pair
    #[arg(long = "pair", value_name = "DECK:DECK", default_values = PAIRS)]
    pairs: Vec<String>,
    /// A JSON list of decks as for `tournament`; each plays the next one, instead of the pairs
    #[arg(long, value_name = "FILE", conflicts_with = "pairs")]
    decks: Option<PathBuf>,
    /// Of such a list, only so many decks
    #[arg(long, requires = "decks")]
    most: Option<usize>,
    #[command(flatten)]
    more: MoreCards,
    /// How many games each pair of decks plays; each of them twice, with the seats exchanged
    #[arg(long, default_value_t = 10)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many milliseconds of CPU time a choice may take
    #[arg(long, value_name = "MS", default_value_t = 200)]
    time: u64,
    /// How many rounds of thought a choice may take, instead of a time; the same games every time
    #[arg(long)]
    rounds: Option<u32>,
    /// A game with this many answers is given up as a draw
    #[arg(long, default_value_t = 20_000)]
    limit: usize,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const PAIRS: [&str; 5] = ["ST1:ST2", "ST3:ST1", "ST9:ST10", "ST2:ST9", "ST10:ST3"];

#[derive(Serialize)]
struct Results {
    one: String,
    two: String,
    /// How often the first bot won.
    #[serde(flatten)]
    rate: Rate,
    share: f64,
    /// Wilson's, 95 %.
    low: f64,
    high: f64,
    stalled: u32,
    pairs: Vec<PairResult>,
    cpu_seconds: f64,
}

#[derive(Serialize)]
struct PairResult {
    decks: String,
    #[serde(flatten)]
    rate: Rate,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let duel = Match { levels: [args.one, args.two], budget: budget(args), limit: args.limit };
    let start = ThreadTime::now();
    let (mut pairs, mut all, mut stalled) = (Vec::new(), Rate::default(), 0);
    for (decks, arena) in arenas(args)? {
        let mut rate = Rate::default();
        for seed in (0..args.games).map(|number| args.seed.wrapping_add(number)) {
            let (both, given_up) = play_both(&arena, seed, duel).map_err(Problem::Deal)?;
            rate.add(both);
            stalled += given_up;
        }
        all.add(rate);
        if !args.json {
            say(&format!("{decks}: {} of {}", rate.won, rate.games))?;
        }
        pairs.push(PairResult { decks, rate });
    }
    let ((low, high), share) = (all.interval(), all.share());
    let (one, two) = (args.one.to_string(), args.two.to_string());
    let cpu_seconds = start.elapsed().as_secs_f64();
    let results = Results { one, two, rate: all, share, low, high, stalled, pairs, cpu_seconds };
    if args.json {
        say_json(&results)?
    } else {
        say(&in_words(&results))?
    }
    Ok(if stalled == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn budget(args: &Args) -> Budget {
    match args.rounds {
        Some(rounds) => Budget::rounds(rounds),
        None => Budget::by(Duration::from_millis(args.time), || ThreadTime::now().as_duration()),
    }
}

type Pairing = (String, DigimonArena);

/// The pairs of decks, and the games between them.
fn arenas(args: &Args) -> Result<Vec<Pairing>, Problem> {
    if let Some(file) = &args.decks {
        return listed(args, file);
    }
    let arena = |pair: &String| {
        let (one, two) = pair.split_once(':').unwrap_or((pair, pair));
        let names = PerSeat([one.to_owned(), two.to_owned()]);
        Ok((format!("{one} against {two}"), DigimonArena::new(&names, args.more.with_builtin()?)?))
    };
    match args.game {
        Game::Digimon => args.pairs.iter().map(arena).collect(),
    }
}

/// Each deck of the file against the next one, the last one against the first.
fn listed(args: &Args, file: &Path) -> Result<Vec<Pairing>, Problem> {
    let cards = args.more.with_builtin()?;
    let refused = cards.refused.clone();
    let all = DigimonArena::new(&PerSeat::new(|_| "random".to_owned()), cards)?;
    let (mut decks, _) = tournament::decks_of(file, all.library(), &refused)?;
    decks.truncate(args.most.unwrap_or(usize::MAX));
    let mut pairings = Vec::new();
    for (one, two) in decks.iter().zip(decks.iter().cycle().skip(1)) {
        let name = format!("{} against {}", one.name(all.library()), two.name(all.library()));
        pairings.push((name, all.with(PerSeat([one.clone(), two.clone()]))?));
    }
    Ok(pairings)
}

fn in_words(results: &Results) -> String {
    let Results { one, two, rate, share, low, high, stalled, cpu_seconds, .. } = results;
    let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
    format!(
        "{one} beats {two} in {share:.1} % of {} games (95 %: {low:.1} % to {high:.1} %), {stalled} stalled; {cpu_seconds:.0} CPU seconds",
        rate.games
    )
}
