//! `headjudge sim`: random legal games, one after the other on one thread.

use crate::game::Game;
use crate::output::{say, say_json};
use crate::pools::{MoreCards, note_of_marked};
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use lab::{Arena, ENOUGH, EffectRow, Effects, Proof, Report, Settings, Summary, simulate};
use serde::Serialize;
use std::process::ExitCode;
use table::PerSeat;

/// Play random legal games on one thread and add them up
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// A built-in deck by its name, `random` for another one every game, `random:` with a card's number
    /// for random ones around it, or a file with a deck list; give it once for each player
    #[arg(long = "deck", value_name = "DECK", required_unless_present = "prove")]
    decks: Vec<String>,
    #[command(flatten)]
    more: MoreCards,
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of the first game; each further game has the next number
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A game with this many answers has stalled
    #[arg(long, default_value_t = 20_000)]
    limit: usize,
    /// Check the rules' invariants after every answer, and every game's replay
    #[arg(long)]
    check: bool,
    /// Count how often each effect was activated (slower)
    #[arg(long)]
    effects: bool,
    /// Tell the games step by step, with the clauses that they follow
    #[arg(long, conflicts_with_all = ["json", "check", "effects"])]
    tell: bool,
    /// Play half of the games with all pairs of built-in decks and half with random decks, check
    /// everything, and see to it that every effect comes about
    #[arg(long, conflicts_with_all = ["decks", "check", "effects", "tell", "pool"])]
    prove: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Json<'a> {
    game: &'static str,
    decks: &'a [String],
    seed: u64,
    checked: bool,
    #[serde(flatten)]
    report: &'a Report,
    games_per_cpu_second: f64,
    /// Cards that are played without a part of their text, since it is not understood.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    unread: &'a [String],
    #[serde(flatten)]
    effects: Option<Effects>,
}

#[derive(Serialize)]
struct ProofJson<'a> {
    game: &'static str,
    seed: u64,
    #[serde(flatten)]
    report: &'a Report,
    games_per_cpu_second: f64,
    clauses_followed: usize,
    effects: &'a Summary,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    args.game.run(args)
}

impl Command for Args {
    type Done = ExitCode;

    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        let settings = Settings { games: self.games, seed: self.seed, limit: self.limit, replay: self.check };
        if self.prove {
            return prove::<G>(self, settings);
        }
        let names = match self.decks.as_slice() {
            [both] => PerSeat([both.clone(), both.clone()]),
            [a, b] => PerSeat([a.clone(), b.clone()]),
            more => return Err(Problem::Decks(more.len())),
        };
        let arena = G::arena(&names, self.more.with_builtin::<G>()?)?;
        if self.tell {
            return tell::<G>(&arena, settings);
        }
        let invariants = self.check.then(G::Invariants::default);
        let mut observers = (invariants, self.effects.then(G::Tally::default));
        let report = simulate(&arena, settings, &mut observers).map_err(Problem::Deal)?;
        let effects = observers.1.map(|tally| G::effects(&tally, &arena));
        print(self, &names.0, &report, effects, &G::unread(&arena))?;
        Ok(if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }
}

fn tell<G: Game>(arena: &G::Arena, settings: Settings) -> Result<ExitCode, Problem> {
    let (mut teller, mut clean) = (G::Teller::default(), true);
    if let Some(note) = note_of_marked(&G::unread(arena)) {
        say(&format!("{note}\n"))?;
    }
    for seed in (0..settings.games).map(|number| settings.seed.wrapping_add(number)) {
        let one = Settings { games: 1, seed, ..settings };
        let report = simulate(arena, one, &mut teller).map_err(Problem::Deal)?;
        say(&format!("{} --games 1 --seed {seed}\n{}\n", arena.name(seed), G::told(&mut teller)))?;
        clean &= report.is_clean();
    }
    Ok(if clean { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn prove<G: Game>(args: &Args, settings: Settings) -> Result<ExitCode, Problem> {
    let proof = G::prove(Settings { replay: true, ..settings })?;
    let Proof { report, clauses_followed, effects } = &proof;
    if args.json {
        say_json(&ProofJson {
            game: args.game.key(),
            seed: args.seed,
            report,
            games_per_cpu_second: report.games_per_cpu_second(),
            clauses_followed: *clauses_followed,
            effects,
        })?;
    } else {
        say(&in_words("Built-in and random decks", report))?;
        say(&rarest(*clauses_followed, effects.number, &effects.below))?;
    }
    Ok(if proof.is_clean() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn print(
    args: &Args,
    decks: &[String],
    report: &Report,
    effects: Option<Effects>,
    unread: &[String],
) -> Result<(), Problem> {
    if args.json {
        return say_json(&Json {
            game: args.game.key(),
            decks,
            seed: args.seed,
            checked: args.check,
            report,
            games_per_cpu_second: report.games_per_cpu_second(),
            unread,
            effects,
        });
    }
    say(&in_words(&decks.join(" against "), report))?;
    if let Some(note) = note_of_marked(unread) {
        say(&note)?;
    }
    effects.map_or(Ok(()), |effects| {
        let Summary { number, below, .. } = Summary::of(effects.effects);
        say(&rarest(effects.clauses_followed, number, &below))
    })
}

fn in_words(decks: &str, report: &Report) -> String {
    let Report { games, decided, draws, stalled, wins, turns, choices, panics, broken, replayed, .. } =
        report;
    let (seconds, speed) = (report.cpu_seconds, report.games_per_cpu_second());
    let mut lines = vec![
        format!("{decks}: {games} games, {decided} decided ({} to {}), {draws} draws", wins.a, wins.b),
        format!("{turns} turns, {choices} choices, {stalled} stalled games"),
        format!("{seconds:.2} CPU seconds, {speed:.0} games a CPU second"),
    ];
    if *replayed > 0 {
        lines.push(format!("{replayed} games checked and replayed"));
    }
    if panics + broken > 0 {
        lines.push(format!("{panics} panics, {broken} broken games"));
    }
    lines.extend(
        report
            .failures
            .iter()
            .map(|failure| format!("  seed {} ({}): {}", failure.seed, failure.game, failure.why)),
    );
    lines.join("\n")
}

/// The effects that came about too seldom.
fn rarest(clauses_followed: usize, number: usize, below: &[EffectRow]) -> String {
    let often = number - below.len();
    let mut lines = vec![
        format!("{clauses_followed} clauses followed"),
        format!("{often} of {number} effects came about at least {ENOUGH} times, the others:"),
    ];
    lines.extend(
        below.iter().map(|row| format!("  {:>3}  {} ({}): {}", row.times, row.card, row.place, row.text)),
    );
    lines.join("\n")
}
