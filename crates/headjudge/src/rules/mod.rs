//! `headjudge rules`: the rulebook index with what shows it, or one clause.

mod clause;
mod table;

use crate::game::Game;
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use crate::scenarios;
use host::Language;
use rulebook::{ClauseNumber, Coverage};
use std::process::ExitCode;

/// Print the rulebook index with the scenarios that show it, or explain one clause
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_enum)]
    game: GameName,
    /// The clause to explain, such as 15-8-5-4, or the chapter to print
    clause: Option<String>,
    /// The language of the sentences: en, ja, zh-Hans or zh-Hant
    #[arg(long, default_value = "en")]
    language: Language,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    args.game.run(args)
}

impl Command for Args {
    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        let index = G::index(self.language)?;
        let shown = scenarios::shown::<G>()?;
        let coverage = Coverage::new(index, &shown);
        match &self.clause {
            None => table::print::<G>(self, index, &coverage)?,
            Some(text) => {
                let number: ClauseNumber = text.parse()?;
                match index.chapter(number.chapter()).filter(|_| number.depth() == 1) {
                    Some(chapter) => table::print_chapter(self, chapter, index, &coverage)?,
                    None => clause::print::<G>(self, index, &coverage, &number)?,
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
