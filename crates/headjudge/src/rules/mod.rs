//! `headjudge rules`: the rulebook index with what shows it, or one section, clause or example.

mod clause;
mod example;
mod lines;
mod table;

use crate::game::Fault;
use crate::problem::Problem;
use crate::rulebooks::Rulebook;
use rulebook::{ClauseNumber, Coverage, Index, Language};
use std::process::ExitCode;

/// Print the rulebook index with the scenarios that show it, or explain one clause
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game whose rulebook it is
    game: Rulebook,
    /// The clause or example to explain, such as 15-8-5-4 or 3.4.3-8, or the chapter to print
    clause: Option<String>,
    /// The language of the sentences: en, ja, zh-Hans or zh-Hant
    #[arg(long, default_value = "en")]
    language: Language,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let index = args.game.book.index(args.language).map_err(|bad| Fault::from(bad.clone()))?;
    let shown = (args.game.scenarios)()?;
    let coverage = Coverage::new(index, &shown);
    match &args.clause {
        None => table::print(args, index, &coverage)?,
        Some(text) => print(args, index, &coverage, &text.parse()?)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What has this number.
fn print(args: &Args, index: &Index, coverage: &Coverage, number: &ClauseNumber) -> Result<(), Problem> {
    if number.is_section() && index.under(number).next().is_some() {
        return table::print_section(args, index, coverage, number);
    }
    match index.example(number) {
        Some(example) => example::print(args, index, coverage, example),
        None => clause::print(args, index, coverage, number),
    }
}
