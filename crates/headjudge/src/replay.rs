//! `headjudge replay`: plays a downloaded game again, or the games of a match, and tells them.

use crate::game::{Game, NotRetold};
use crate::output::say;
use crate::pools::PoolArgs;
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use serde_json::Value;
use server::protocol::{MatchFile, Replay};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use table::{BestOf, Seed};

/// Play a downloaded game or match again and say what happened
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A replay or a match, as the page downloads it
    file: PathBuf,
    /// Print the game step by step, with the clauses that it follows
    #[arg(long)]
    explain: bool,
    /// Stop after so many moves, and print the position
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Of a match, only the game with this number
    #[arg(long, value_name = "N")]
    nth: Option<usize>,
    #[command(flatten)]
    pool: PoolArgs,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let file = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).map_err(|why| Problem::File { file: file.clone(), why })?;
    let unread = |why| Problem::Replay { file: file.clone(), why };
    let refused = |why| Problem::Replayed { file: file.clone(), why: Box::new(why) };
    let Downloaded { game, games, best_of } = Downloaded::read(&text).map_err(unread)?;
    let name = GameName::of_key(&game).map_err(|known| {
        let known: Vec<String> = known.iter().map(|key| format!("`{key}`")).collect();
        let way_out = format!("only {} can be played yet", known.join(" and "));
        refused(host::Problem::new("game", format!("it is a game of `{game}`"), way_out))
    })?;
    let played = games.len();
    let games = chosen(games, args).map_err(refused)?;
    name.run(&Retelling { args, file: file.clone(), games, best_of, played })
}

/// A game, or the games of a match.
struct Downloaded {
    game: String,
    games: Vec<Replay>,
    best_of: Option<BestOf>,
}

impl Downloaded {
    fn read(text: &str) -> Result<Downloaded, serde_json::Error> {
        let is_match = serde_json::from_str::<Value>(text).is_ok_and(|json| json.get("match").is_some());
        if is_match {
            let MatchFile { game, played, .. } = serde_json::from_str(text)?;
            return Ok(Downloaded { game, games: played.games, best_of: Some(played.best_of) });
        }
        let replay: Replay = serde_json::from_str(text)?;
        Ok(Downloaded { game: replay.game.clone(), games: vec![replay], best_of: None })
    }
}

/// The games that are to be told, each with its number from 1 on.
fn chosen(games: Vec<Replay>, args: &Args) -> Result<Vec<(usize, Replay)>, host::Problem> {
    let (played, way_out) = (games.len(), format!("name one of its {} games with --nth", games.len()));
    let is_wanted = |(number, _): &(usize, Replay)| args.nth.is_none_or(|nth| *number == nth);
    let chosen: Vec<(usize, Replay)> = (1..).zip(games).filter(is_wanted).collect();
    if chosen.is_empty() {
        return Err(host::Problem::new("match", "it has no such game", way_out));
    }
    if args.at.is_some() && chosen.len() > 1 {
        return Err(host::Problem::new(
            "match",
            format!("--at is a moment of one game, not of {played}"),
            way_out,
        ));
    }
    Ok(chosen)
}

/// Games that were read, and what is to be said of them.
struct Retelling<'a> {
    args: &'a Args,
    file: String,
    games: Vec<(usize, Replay)>,
    best_of: Option<BestOf>,
    /// How many games the match had.
    played: usize,
}

impl Command for Retelling<'_> {
    type Done = ExitCode;

    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        let mut parts = Vec::new();
        for (number, replay) in &self.games {
            if let Some(best_of) = self.best_of {
                parts.push(format!(
                    "game {number} of {} in a match, best of {}",
                    self.played,
                    best_of.games()
                ));
            }
            parts.extend(self.retell::<G>(replay)?);
        }
        say(&parts.join("\n\n"))?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Retelling<'_> {
    fn retell<G: Game>(&self, replay: &Replay) -> Result<Vec<String>, Problem> {
        let mut part = replay.clone();
        part.moves.truncate(self.args.at.unwrap_or(usize::MAX));
        let told = G::retell(self.args.pool.file().as_ref(), &part);
        let told = told.map_err(|why| match why {
            NotRetold::Cards(why) => Problem::OfGame(why),
            NotRetold::Replay(why) => Problem::Replayed { file: self.file.clone(), why: Box::new(why) },
        })?;
        let mut parts = vec![heading(replay, &told.seed)];
        if self.args.explain {
            parts.push(told.lines.join("\n"));
        }
        parts.push(told.sum);
        if self.args.at.is_some() {
            parts.push(told.position);
        }
        Ok(parts)
    }
}

fn heading(replay: &Replay, seed: &Seed) -> String {
    let [a, b] = &replay.players;
    let by = replay.played_by.as_ref().map(|by| format!(", {}", by.edition)).unwrap_or_default();
    format!("A {} against B {}: {} moves{by}\nseed {seed}", a.called(), b.called(), replay.moves.len())
}
