//! `headjudge bots`: how much better one bot plays than another, over mirrored games.

mod mirrored;

use crate::game::Game;
use crate::output::{say, say_json};
use crate::pools::MoreCards;
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use bots::{Budget, Level};
use cpu_time::ThreadTime;
use lab::Rate;
use mirrored::{Fared, Match, play_both};
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use table::PerSeat;

/// Let two bots play mirrored games and say how often the first one wins
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// `random`, `greedy` or `search`
    one: Level,
    two: Level,
    /// Two decks that play each other, by their names; give it once for each pair
    #[arg(long = "pair", value_name = "DECK:DECK")]
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
    /// How often the first bot won.
    #[serde(flatten)]
    rate: Rate,
    /// How often the first deck won, whichever bot played it.
    first_deck: f64,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    args.game.run(args)
}

impl Command for Args {
    type Done = ExitCode;

    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        play::<G>(self)
    }
}

fn play<G: Game>(args: &Args) -> Result<ExitCode, Problem> {
    let duel = Match { levels: [args.one, args.two], budget: budget(args), limit: args.limit };
    let start = ThreadTime::now();
    let (mut pairs, mut all) = (Vec::new(), Fared::default());
    for (decks, arena) in arenas::<G>(args)? {
        let mut fared = Fared::default();
        for seed in (0..args.games).map(|number| args.seed.wrapping_add(number)) {
            fared.add(play_both(&arena, seed, duel).map_err(Problem::Deal)?);
        }
        all.add(fared);
        let (rate, first_deck) = (fared.bot, fared.deck.won);
        if !args.json {
            say(&format!("{decks}: {} of {}; the first deck won {first_deck}", rate.won, rate.games))?;
        }
        pairs.push(PairResult { decks, rate, first_deck });
    }
    let Fared { bot: rate, stalled, .. } = all;
    let ((low, high), share) = (rate.interval(), rate.share());
    let (one, two) = (args.one.to_string(), args.two.to_string());
    let cpu_seconds = start.elapsed().as_secs_f64();
    let results = Results { one, two, rate, share, low, high, stalled, pairs, cpu_seconds };
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

/// The pairs of decks, and the games between them.
fn arenas<G: Game>(args: &Args) -> Result<Vec<(String, G::Arena)>, Problem> {
    if let Some(file) = &args.decks {
        return Ok(G::pairings(file, args.more.with_builtin::<G>()?, args.most)?.pairs);
    }
    let arena = |pair: &str| {
        let (one, two) = pair.split_once(':').unwrap_or((pair, pair));
        let names = PerSeat([one.to_owned(), two.to_owned()]);
        Ok((format!("{one} against {two}"), G::arena(&names, args.more.with_builtin::<G>()?)?))
    };
    if args.pairs.is_empty() {
        return G::PAIRS.iter().copied().map(arena).collect();
    }
    args.pairs.iter().map(String::as_str).map(arena).collect()
}

fn in_words(results: &Results) -> String {
    let Results { one, two, rate, share, low, high, stalled, cpu_seconds, .. } = results;
    let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
    format!(
        "{one} beats {two} in {share:.1} % of {} games (95 %: {low:.1} % to {high:.1} %), {stalled} stalled; {cpu_seconds:.0} CPU seconds",
        rate.games
    )
}
