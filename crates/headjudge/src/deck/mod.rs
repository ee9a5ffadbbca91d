//! `headjudge deck`: lists of cards as players pass them on, checked and written in other forms.

mod check;
mod convert;
mod file;
mod known;

pub use file::read as read_list;

use crate::problem::Problem;
use clap::Subcommand;
use digimon::{Deck, Library};
use digimon_text::deck::{DeckList, Section};
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

/// 2-2: the cards of the list that the library has, each in the deck that its category belongs in.
pub fn dealt(list: &DeckList, library: &Library) -> Deck {
    let mut deck = Deck::default();
    for entry in list.entries() {
        let Some(def) = library.find(&entry.number) else { continue };
        let part = match known::section(library.card(def).category) {
            Section::Eggs => &mut deck.eggs,
            Section::Main | Section::Side => &mut deck.main,
        };
        part.extend(std::iter::repeat_n(def, entry.copies.into()));
    }
    deck
}
