//! The command `headjudge`: one file a subcommand.

mod cards;
mod cli;
mod deck;
mod digimon_lab;
mod embedded;
mod judge;
mod output;
mod pools;
mod printed_text;
mod problem;
mod prove;
mod rules;
mod scenarios;
mod sim;
mod tournament;

use clap::{CommandFactory, Parser};
use cli::{Cli, Command};
use output::say;
use problem::Problem;
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        None => help(),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Judge(args)) => judge::run(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Tournament(args)) => tournament::run(&args),
        Some(Command::Cards(args)) => cards::run(&args),
        Some(Command::Deck(args)) => deck::run(&args),
    };
    match result {
        Ok(code) => code,
        Err(problem) if problem.is_broken_pipe() => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::from(2)
        }
    }
}

/// Without a command the program will open the table in the browser one day.
fn help() -> Result<ExitCode, Problem> {
    let help = Cli::command().render_help();
    say(&format!(
        "{help}\nPlaying in the browser does not exist yet; until then, name one of the commands above."
    ))?;
    Ok(ExitCode::SUCCESS)
}
