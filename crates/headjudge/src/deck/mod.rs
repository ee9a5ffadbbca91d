//! `headjudge deck`: lists of cards as players pass them on, checked and written in other forms.

mod check;
mod convert;
mod known;

use crate::problem::Problem;
use clap::Subcommand;
use std::process::ExitCode;

/// Check a deck list, or write it in another form
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    Check(check::Args),
    Convert(convert::Args),
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    match &args.what {
        What::Check(args) => check::run(args),
        What::Convert(args) => convert::run(args),
    }
}
