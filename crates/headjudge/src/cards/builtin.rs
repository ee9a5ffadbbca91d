//! `headjudge cards builtin`: writes the built-in cards anew from a pool of printed cards.

use crate::output::say;
use crate::pools::{self, Cache};
use crate::problem::Problem;
use digimon::builtin::{self, write_cards};
use digimon::card::Card;
use digimon_text::pool::{ReadPool, Reading};
use digimon_text::{CardText, write_card};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write the built-in cards anew: all starter sets of a pool, and the other cards that are built in
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A JSON file of printed cards
    #[arg(long, value_name = "FILE")]
    pool: PathBuf,
    /// The folder for the files, one a set
    #[arg(long, value_name = "FOLDER", default_value = "cards/sets")]
    into: PathBuf,
    /// The number of a card that is to be built in from now on
    #[arg(long, value_name = "NUMBER")]
    add: Vec<String>,
}

/// A card with the lines above it.
type Entry = (Card, Vec<String>);

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let pool = pools::load(&args.pool, Cache::Use)?;
    let known: Vec<Card> = builtin::cards().into_iter().filter(|card| !card.token).collect();
    let mut sets: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
    let mut unread = Vec::new();
    for number in numbers(&pool, &known, &args.add) {
        let old = known.iter().find(|card| card.number.as_str() == number);
        match (pool.get(&number).map(|(_, reading)| reading), old) {
            (Some(reading), _) if reading.stops.is_empty() => {
                sets.entry(set(&number)).or_default().push((reading.card.clone(), text(&reading.card)));
            }
            (reading, Some(old)) => {
                unread.push(format!("{number} stays as it was: {}", why(reading)));
                let lines = [vec![format!("Not read from a pool: {}.", why(reading))], text(old)].concat();
                sets.entry(set(&number)).or_default().push((old.clone(), lines));
            }
            (reading, None) => unread.push(format!("{number} is left out: {}", why(reading))),
        }
    }
    for (set, cards) in &sets {
        write(&args.into, set, cards)?;
    }
    let cards: usize = sets.values().map(Vec::len).sum();
    say(&format!("{cards} cards of {} sets are in {}", sets.len(), args.into.display()))?;
    if !unread.is_empty() {
        say(&unread.join("\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// In the order of the pool: starter sets, what is built in, and what is to be.
fn numbers(pool: &ReadPool, known: &[Card], more: &[String]) -> Vec<String> {
    let mut wanted: Vec<String> =
        pool.printed.iter().map(|card| card.id.clone()).filter(|id| is_starter(id)).collect();
    wanted.extend(known.iter().map(|card| card.number.as_str().to_owned()));
    wanted.extend(more.iter().cloned());
    wanted.sort();
    wanted.dedup();
    wanted
}

/// What stands before the hyphen.
fn set(number: &str) -> String {
    number.split('-').next().unwrap_or_default().to_lowercase()
}

fn is_starter(number: &str) -> bool {
    set(number).strip_prefix("st").is_some_and(|rest| rest.parse::<u8>().is_ok())
}

fn why(reading: Option<&Reading>) -> String {
    match reading {
        None => "the pool has no such card".to_owned(),
        Some(reading) => {
            let mut fields: Vec<&str> = reading.stops.iter().map(|stop| stop.field.as_str()).collect();
            fields.dedup();
            format!("{} is not understood", fields.join(" and "))
        }
    }
}

/// What the data says, in words.
fn text(card: &Card) -> Vec<String> {
    let CardText { requirements, main, inherited, link, security, rules } = write_card(card);
    let named = |name: &str, lines: Vec<String>| -> Vec<String> {
        lines.into_iter().map(|line| format!("{name}: {line}")).collect()
    };
    [
        requirements,
        rules,
        main,
        named("Inherited", inherited),
        named("Link", link),
        named("Security", security),
    ]
    .concat()
}

fn write(folder: &Path, set: &str, cards: &[Entry]) -> Result<(), Problem> {
    let file = folder.join(format!("{set}.ron"));
    let title = format!(
        "{}. Written by `headjudge cards builtin`, from the pool: not to be edited.",
        set.to_uppercase()
    );
    let text = write_cards(&title, cards)?;
    let failed = |why| Problem::File { file: file.display().to_string(), why };
    fs::create_dir_all(folder).and_then(|()| fs::write(&file, text)).map_err(failed)
}
