//! `headjudge rules`: the rulebook index with what shows it, or one clause.

mod clause;
mod table;

use crate::cli::Game;
use crate::problem::Problem;
use crate::{embedded, scenarios};
use digimon_view::clauses::Language;
use rulebook::{ClauseNumber, Coverage};
use std::process::ExitCode;

/// Print the rulebook index with the scenarios that show it, or explain one clause
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_enum)]
    game: Game,
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
    let index = embedded::index(args.game, args.language)?;
    let shown = scenarios::shown();
    let coverage = Coverage::new(index, &shown);
    match &args.clause {
        None => table::print(args, index, &coverage)?,
        Some(text) => {
            let number: ClauseNumber = text.parse()?;
            match index.chapter(number.chapter()).filter(|_| number.depth() == 1) {
                Some(chapter) => table::print_chapter(args, chapter, index, &coverage)?,
                None => clause::print(args, index, &coverage, &number)?,
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
