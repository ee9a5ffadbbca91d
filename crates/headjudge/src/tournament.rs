//! `headjudge tournament`: every deck of a file plays random games against the next one.

use crate::cli::Game;
use crate::output::{say, say_json};
use crate::pools::{MoreCards, note_of_marked};
use crate::problem::Problem;
use digimon::card::Number;
use digimon::{Deck, Library};
use digimon_lab::{DeckFault, DeckSource, DigimonArena, Invariants};
use lab::{Report, Settings, simulate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::PerSeat;

/// Play every deck of a file against the next one, at random, and check every step
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value = "digimon")]
    game: Game,
    /// A JSON list of decks, each with `id`, `main` and `eggs`, lists of `{"n": 4, "id": "ST1-02"}`
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
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Deserialize)]
struct Listed {
    id: String,
    main: Vec<Copies>,
    eggs: Vec<Copies>,
}

#[derive(Deserialize)]
struct Copies {
    n: u8,
    id: String,
}

/// A deck that did not take part.
#[derive(Serialize)]
pub struct Absent {
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
    /// Cards that are played without a part of their text, since it is not understood.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unread: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let playable = args.more.with_builtin()?;
    let refused = playable.refused.clone();
    let cards = match args.game {
        Game::Digimon => DigimonArena::new(&PerSeat::new(|_| "random".to_owned()), playable)?,
    };
    let (present, absent) = decks_of(&args.decks, cards.library(), &refused)?;
    let (report, unread) = play(args, &cards, &present)?;
    let games_per_cpu_second = report.games_per_cpu_second();
    let (decks, played) = (present.len() + absent.len(), present.len());
    let results = Results { decks, played, absent, report, games_per_cpu_second, unread };
    if args.json {
        say_json(&results)?
    } else {
        say(&in_words(&results))?
    }
    Ok(if results.report.is_clean() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The decks of a file that can be played, and those that cannot.
pub fn decks_of(
    file: &Path,
    library: &Library,
    refused: &BTreeSet<String>,
) -> Result<(Vec<DeckSource>, Vec<Absent>), Problem> {
    let (mut present, mut absent) = (Vec::new(), Vec::new());
    for deck in &read(file)? {
        match registered(deck, library, refused) {
            Ok(source) => present.push(source),
            Err(why) => absent.push(Absent { deck: deck.id.clone(), why: why.to_string() }),
        }
    }
    Ok((present, absent))
}

fn read(file: &Path) -> Result<Vec<Listed>, Problem> {
    let name = || file.display().to_string();
    let text = fs::read_to_string(file).map_err(|why| Problem::File { file: name(), why })?;
    serde_json::from_str(&text).map_err(|why| Problem::DeckFile { file: name(), why })
}

/// The deck, if all of its cards can be played and it may be (1-4).
fn registered(
    listed: &Listed,
    library: &Library,
    refused: &BTreeSet<String>,
) -> Result<DeckSource, DeckFault> {
    let numbers = listed.main.iter().chain(&listed.eggs).map(|copies| copies.id.as_str());
    let missing: Vec<&str> = numbers.filter(|id| library.find(&Number::new(id)).is_none()).collect();
    if let Some(fault) = DeckFault::of_missing(&listed.id, &missing, refused) {
        return Err(fault);
    }
    let cards = |part: &[Copies]| {
        let copies = |Copies { n, id }: &Copies| {
            library.find(&Number::new(id)).into_iter().cycle().take(usize::from(*n))
        };
        part.iter().flat_map(copies).collect()
    };
    DeckSource::fixed(&listed.id, Deck { main: cards(&listed.main), eggs: cards(&listed.eggs) }, library)
}

/// Each against the next, the last one against the first; and which cards lack a part of their text.
fn play(args: &Args, cards: &DigimonArena, decks: &[DeckSource]) -> Result<(Report, Vec<String>), Problem> {
    let settings = Settings { games: args.games, seed: args.seed, limit: args.limit, replay: true };
    let (mut report, mut unread) = (Report::default(), BTreeSet::new());
    for (deck, next) in decks.iter().zip(decks.iter().cycle().skip(1)) {
        let arena = cards.with(PerSeat([deck.clone(), next.clone()]))?;
        report = report.and(simulate(&arena, settings, &mut Invariants).map_err(Problem::Deal)?);
        unread.extend(arena.marked());
    }
    Ok((report, unread.into_iter().collect()))
}

fn in_words(results: &Results) -> String {
    let Results { decks, played, absent, report, games_per_cpu_second, unread } = results;
    let mut lines = vec![
        format!("{played} of {decks} decks played {} games, checked and replayed", report.games),
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
