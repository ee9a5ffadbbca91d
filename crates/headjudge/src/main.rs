//! The command `headjudge`: one file a subcommand.

mod bots;
mod cards;
mod cli;
mod deck;
mod embedded;
mod folders;
mod game;
mod judge;
mod log;
mod output;
mod pools;
mod problem;
mod registry;
mod replay;
mod rulebooks;
mod rules;
mod scenarios;
mod serve;
mod sim;
mod tournament;

use clap::Parser;
use cli::{Cli, Command};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Judge(args)) => judge::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Tournament(args)) => tournament::run(&args),
        Some(Command::Bots(args)) => bots::run(&args),
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
