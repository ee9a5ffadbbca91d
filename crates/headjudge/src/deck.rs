//! `headjudge deck`: lists of cards as players pass them on, checked and written in other forms.

use crate::game::{AsJson, Game};
use crate::output::say;
use crate::pools::PoolArgs;
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use clap::Subcommand;
use host::Unread;
use std::process::ExitCode;

/// Check a deck list, or write it in another form
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value_t, global = true)]
    game: GameName,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Say whether a deck list is a legal deck, and what is wrong with it
    Check {
        /// A deck list of any form, or - for what is piped in
        file: String,
        #[command(flatten)]
        pool: PoolArgs,
        /// Accept cards whose text is not understood, which cannot be played yet
        #[arg(long)]
        allow_unread: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write a deck list in another form
    Convert {
        /// A deck list of any form, or - for what is piped in
        file: String,
        /// The form to write
        #[arg(long, value_name = "FORM")]
        to: String,
        #[command(flatten)]
        pool: PoolArgs,
    },
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    args.game.run(args)
}

impl Command for Args {
    type Done = ExitCode;

    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        match &self.what {
            What::Check { file, pool, allow_unread, json } => {
                let unread = Unread::unless(*allow_unread);
                G::check_deck(file, pool.file().as_ref(), unread)?.say(AsJson::when(*json))
            }
            What::Convert { file, to, pool } => {
                let (text, note) = G::convert_deck(file, to, pool.file().as_ref())?;
                say(text.trim_end())?;
                if let Some(note) = note {
                    eprintln!("note: {note}");
                }
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}
