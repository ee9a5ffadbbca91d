//! `headjudge deck check`: whether a list is a legal deck, and what would make it one (DCG 1-4-1).

use super::known::{Found, Known, Source, section};
use super::{dealt, file};
use crate::output::{say, say_json};
use crate::problem::Problem;
use digimon::card::Card;
use digimon::overview::deck_building::{DECK, faults};
use digimon::{Deck, Fault, Library};
use digimon_text::deck::{Entry, Import, Section};
use serde::Serialize;
use std::process::ExitCode;

/// Say whether a deck list is a legal deck, and what is wrong with it
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A deck list of any form, or - for what is piped in
    file: String,
    #[command(flatten)]
    source: Source,
    /// Accept cards whose text is not understood, which cannot be played yet
    #[arg(long)]
    allow_unread: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    form: &'static str,
    /// Nothing is wrong with it, and every card is known.
    legal: bool,
    /// It is legal, and its cards can be played, or need not be.
    accepted: bool,
    /// How many cards are in the deck and in the Digi-Egg deck.
    main: usize,
    eggs: usize,
    faults: Vec<Wrong>,
    /// Numbers that are in no pool.
    unknown: Vec<String>,
    /// Cards whose text is not understood.
    unread: Vec<String>,
    notes: Vec<String>,
    cards: Vec<Row>,
}

#[derive(Serialize)]
struct Wrong {
    /// Nothing if it is not the rulebook that forbids it.
    clause: Option<&'static str>,
    what: String,
    way_out: String,
}

#[derive(Serialize)]
struct Row {
    number: String,
    copies: u16,
    name: Option<String>,
    deck: Option<&'static str>,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let import = file::read(&args.file)?;
    let known = Known::load(&args.source)?;
    let report = report(&import, &known, args.allow_unread)?;
    if args.json {
        say_json(&report)?
    } else {
        say(&in_words(&report, &args.file, &known))?
    }
    Ok(if report.accepted { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// A line of the list with the card that it means, if there is one.
type Looked<'a> = (&'a Entry, Option<Found<'a>>);

fn report(import: &Import, known: &Known, allow_unread: bool) -> Result<Report, Problem> {
    let list: Vec<Looked> =
        import.deck.entries().iter().map(|entry| (entry, known.find(&entry.number))).collect();
    let cards = list.iter().filter_map(|(_, found)| Some(found.as_ref()?.card().clone()));
    let library = Library::new(cards)?;
    let deck = dealt(&import.deck, &library);
    let unknown = numbers(&list, |found| found.is_none());
    let unread = numbers(&list, |found| matches!(found, Some(Found::Unread(_))));
    let faults = wrong(&library, &deck, known, unknown.is_empty());
    let legal = faults.is_empty() && unknown.is_empty();
    Ok(Report {
        form: import.form.name(),
        legal,
        accepted: legal && (unread.is_empty() || allow_unread),
        main: deck.main.len(),
        eggs: deck.eggs.len(),
        faults,
        unknown,
        unread,
        notes: notes(import, known),
        cards: list.iter().map(row).collect(),
    })
}

fn numbers(list: &[Looked], wanted: impl Fn(Option<Found>) -> bool) -> Vec<String> {
    let wanted = list.iter().filter(|(_, found)| wanted(*found));
    wanted.map(|(entry, _)| entry.number.as_str().to_owned()).collect()
}

/// A deck is not called too small while some card is unknown: that may be the one that is missing.
fn wrong(library: &Library, deck: &Deck, known: &Known, all_known: bool) -> Vec<Wrong> {
    let stands = |fault: &Fault| all_known || !matches!(fault, Fault::Size(cards) if *cards < DECK);
    let broken = faults(library, deck).into_iter().filter(stands).map(|fault| Wrong {
        clause: Some(fault.clause()),
        what: fault.to_string(),
        way_out: fault.way_out(),
    });
    let breaches = known.restricted().list.breaches(library, deck);
    let breaches = breaches.into_iter().map(|breach| Wrong {
        clause: None,
        what: breach.to_string(),
        way_out: breach.way_out(),
    });
    broken.chain(breaches).collect()
}

/// What is not judged.
fn notes(import: &Import, known: &Known) -> Vec<String> {
    let has = |card: &String| import.deck.entries().iter().any(|entry| entry.number.as_str() == card);
    let half_pairs = known.restricted().half_pairs.into_iter().filter(has);
    let mut notes: Vec<String> = half_pairs
        .map(|card| format!("{card} may not be beside certain cards, and the pool does not say which: see the official list"))
        .collect();
    if !import.side.is_empty() {
        notes.push(format!("the {} cards of the sideboard are not counted", import.side.cards()));
    }
    notes
}

fn row((entry, found): &Looked) -> Row {
    let card = found.map(Found::card);
    let deck = |card: &Card| match section(card.category) {
        Section::Eggs => "eggs",
        Section::Main | Section::Side => "main",
    };
    Row {
        number: entry.number.as_str().to_owned(),
        copies: entry.copies,
        name: card.map(|card| card.name.to_string()),
        deck: card.map(deck),
    }
}

fn in_words(report: &Report, file: &str, known: &Known) -> String {
    let Report { form, legal, accepted, main, eggs, faults, unknown, unread, notes, .. } = report;
    let verdict = match (legal, accepted) {
        (true, true) => "legal",
        (true, false) => "legal, but refused: it cannot be played yet",
        (false, _) => "not legal",
    };
    let mut lines = vec![format!("{file} ({form}): {main} cards and {eggs} Digi-Eggs"), verdict.to_owned()];
    lines.extend(faults.iter().map(|fault| format!("  {}: {}", fault.what, fault.way_out)));
    if !unknown.is_empty() {
        lines.push(format!("  unknown: {} ({})", unknown.join(", "), known.hint()));
    }
    if !unread.is_empty() {
        let why = "`headjudge cards show NUMBER --pool FILE` shows where the text stops, --allow-unread accepts them";
        lines.push(format!("  not understood: {} ({why})", unread.join(", ")));
    }
    lines.extend(notes.iter().map(|note| format!("  note: {note}")));
    lines.join("\n")
}
