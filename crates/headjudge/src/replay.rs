//! `headjudge replay`: plays a downloaded game again, and tells it.

use crate::game::{Game, NotRetold};
use crate::output::say;
use crate::pools::PoolArgs;
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use server::protocol::Replay;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use table::Seed;

/// Play a downloaded game again and say what happened
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A replay, as the page downloads it
    file: PathBuf,
    /// Print the game step by step, with the clauses that it follows
    #[arg(long)]
    explain: bool,
    /// Stop after so many moves, and print the position
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    #[command(flatten)]
    pool: PoolArgs,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let file = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).map_err(|why| Problem::File { file: file.clone(), why })?;
    let replay: Replay =
        serde_json::from_str(&text).map_err(|why| Problem::Replay { file: file.clone(), why })?;
    let game = GameName::of_key(&replay.game).map_err(|known| {
        let reason = format!("it is a game of `{}`", replay.game);
        let known: Vec<String> = known.iter().map(|key| format!("`{key}`")).collect();
        let way_out = format!("only {} can be played yet", known.join(" and "));
        Problem::Replayed { file: file.clone(), why: Box::new(host::Problem::new("game", reason, way_out)) }
    })?;
    game.run(&Retelling { args, file, replay })
}

/// A replay that was read, and what is to be said of it.
struct Retelling<'a> {
    args: &'a Args,
    file: String,
    replay: Replay,
}

impl Command for Retelling<'_> {
    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        let mut replay = self.replay.clone();
        replay.moves.truncate(self.args.at.unwrap_or(usize::MAX));
        let told = G::retell(self.args.pool.file().as_ref(), &replay);
        let told = told.map_err(|why| match why {
            NotRetold::Cards(why) => Problem::OfGame(why),
            NotRetold::Replay(why) => Problem::Replayed { file: self.file.clone(), why: Box::new(why) },
        })?;
        let mut parts = vec![heading(&self.replay, &told.seed)];
        if self.args.explain {
            parts.push(told.lines.join("\n"));
        }
        parts.push(told.sum);
        if self.args.at.is_some() {
            parts.push(told.position);
        }
        say(&parts.join("\n\n"))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn heading(replay: &Replay, seed: &Seed) -> String {
    let [a, b] = &replay.players;
    let by = replay.played_by.as_ref().map(|by| format!(", {}", by.edition)).unwrap_or_default();
    format!("A {} against B {}: {} moves{by}\nseed {seed}", a.called(), b.called(), replay.moves.len())
}
