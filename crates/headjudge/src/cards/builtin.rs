//! `headjudge cards builtin`: writes the built-in cards anew from a pool of printed cards.

use crate::output::say;
use crate::pools::{self, Cache};
use crate::problem::Problem;
use digimon_lab::BuiltinSets;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// Write the built-in cards anew: all starter sets of a pool, and the other cards that are built in
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A JSON file of printed cards
    #[arg(long, value_name = "FILE")]
    pool: PathBuf,
    /// The folder for the files, one a set
    #[arg(long, value_name = "FOLDER", default_value = "cards/sets")]
    into: PathBuf,
    /// The number of a card that is to be built in from now on
    #[arg(long, value_name = "NUMBER")]
    add: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let BuiltinSets { files, cards, unread } =
        BuiltinSets::of(&pools::load(&args.pool, Cache::Use)?, &args.add)?;
    for (name, text) in &files {
        let file = args.into.join(name);
        let failed = |why| Problem::File { file: file.display().to_string(), why };
        fs::create_dir_all(&args.into).and_then(|()| fs::write(&file, text)).map_err(failed)?;
    }
    say(&format!("{cards} cards of {} sets are in {}", files.len(), args.into.display()))?;
    if !unread.is_empty() {
        say(&unread.join("\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}
