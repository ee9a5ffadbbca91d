//! `headjudge cards`: built-in cards and cards of a pool, with the text that is written from their data.

use crate::game::{AsJson, Game, PoolDetails};
use crate::output::say;
use crate::pools::{CacheArgs, PoolArgs};
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use clap::Subcommand;
use std::path::PathBuf;
use std::process::ExitCode;

/// Print cards, or check a pool of them
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value_t, global = true)]
    game: GameName,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Print a card with its text
    Show {
        /// The card's number
        number: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        pool: PoolArgs,
    },
    /// Print the numbers and names of all cards
    List,
    /// Read a pool of printed cards and say what was not understood
    Check {
        /// A JSON file of printed cards
        pool: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// Show so many of the unread cards, with the words that stopped them
        #[arg(long, value_name = "N", default_value_t = 0)]
        unread: usize,
        /// List every correction that was applied
        #[arg(long)]
        corrections: bool,
        #[command(flatten)]
        cache: CacheArgs,
    },
    /// Play every effect of cards in positions made up for it, and check what it does
    Exercise {
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// All chance comes from here
        #[arg(long)]
        seed: Option<u64>,
        #[command(flatten)]
        pool: PoolArgs,
        /// Only these cards, with the whole account of what failed
        #[arg(value_name = "ID")]
        ids: Vec<String>,
    },
    /// Write the built-in cards anew: all starter sets of a pool, and the other cards that are built in
    Builtin {
        /// A JSON file of printed cards
        #[arg(long, value_name = "FILE")]
        pool: PathBuf,
        /// The folder for the files, one a set
        #[arg(long, value_name = "FOLDER", default_value = "cards/sets")]
        into: PathBuf,
        /// The number of a card that is to be built in from now on
        #[arg(long, value_name = "NUMBER")]
        add: Vec<String>,
        #[command(flatten)]
        cache: CacheArgs,
    },
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    args.game.run(args)
}

impl Command for Args {
    type Done = ExitCode;

    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        match &self.what {
            What::Show { number, json, pool } => {
                G::show_card(number, pool.file().as_ref())?.say(AsJson::when(*json))
            }
            What::List => {
                say(&G::list_cards())?;
                Ok(ExitCode::SUCCESS)
            }
            What::Check { pool, json, unread, corrections, cache } => {
                let details = PoolDetails { unread: *unread, corrections: *corrections };
                G::check_pool(&cache.of(pool.clone()), details)?.say(AsJson::when(*json))
            }
            What::Exercise { json, seed, pool, ids } => {
                G::exercise(pool.file().as_ref(), ids, *seed)?.say(AsJson::when(*json))
            }
            What::Builtin { pool, into, add, cache } => {
                say(&G::write_builtin(&cache.of(pool.clone()), into, add)?)?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}
