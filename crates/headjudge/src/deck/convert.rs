//! `headjudge deck convert`: the same deck in another form.

use super::known::{Source, said};
use crate::output::say;
use crate::problem::Problem;
use digimon_text::deck::Form;
use std::process::ExitCode;

/// Write a deck list in another form
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A deck list of any form, or - for what is piped in
    file: String,
    /// The form to write
    #[arg(long, value_name = "FORM", value_parser = form)]
    to: Form,
    #[command(flatten)]
    source: Source,
}

fn form(name: &str) -> Result<Form, String> {
    let names = || Form::ALL.map(Form::name).join(", ");
    Form::named(name).ok_or_else(|| format!("there is no such form; there are {}", names()))
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let import = digimon_lab::read_deck_list(&args.file)?;
    let shelf = args.source.load()?;
    let text = args.to.write(&import.deck, |number| said(&shelf, number, &import));
    say(text.trim_end())?;
    if !import.side.is_empty() {
        eprintln!("note: the {} cards of the sideboard are left out", import.side.cards());
    }
    Ok(ExitCode::SUCCESS)
}
