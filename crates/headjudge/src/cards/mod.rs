//! `headjudge cards`: built-in cards and cards of a pool, with the text that is written from their data.

mod builtin;
mod caret;
mod check;
mod exercise;

use crate::output::{say, say_json};
use crate::pools::{self, Cache, CacheArgs};
use crate::problem::Problem;
use clap::Subcommand;
use digimon::card::{Card, Category};
use digimon::effects::language::Word;
use digimon_text::pool::{Printed, Reading, Stop};
use digimon_text::{CardText, write_card};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Print cards, or check a pool of them
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Print a card with its text
    Show {
        /// The card number, such as ST1-03
        number: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// A JSON file of printed cards, instead of the built-in cards
        #[arg(long, value_name = "FILE")]
        pool: Option<PathBuf>,
        #[command(flatten)]
        cache: CacheArgs,
    },
    /// Print the numbers and names of all cards
    List,
    Check(check::Args),
    Exercise(exercise::Args),
    Builtin(builtin::Args),
}

#[derive(Serialize)]
struct Json<'a> {
    card: &'a Card,
    text: &'a CardText,
    /// What was not understood of it, if it comes from a pool.
    #[serde(skip_serializing_if = "<[Stop]>::is_empty")]
    unread: &'a [Stop],
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    match &args.what {
        What::Check(args) => return check::run(args),
        What::Exercise(args) => return exercise::run(args),
        What::Builtin(args) => return builtin::run(args),
        What::Show { number, json, pool: Some(file), cache } => {
            show_of_pool(number, *json, file, cache.cache())?;
        }
        What::Show { number, json, pool: None, .. } => {
            let cards = digimon::builtin::cards();
            let found = cards.iter().find(|card| card.number.as_str().eq_ignore_ascii_case(number));
            let card = found.ok_or_else(|| missing(&cards, number, "built-in card"))?;
            let text = write_card(card);
            let both = Json { card, text: &text, unread: &[] };
            if *json { say_json(&both)? } else { say(&in_words(card, &text))? }
        }
        What::List => {
            let line = |card: &Card| format!("{:<18} {}", card.number.as_str(), card.name);
            let cards = digimon::builtin::cards();
            say(&cards.iter().map(line).collect::<Vec<_>>().join("\n"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn show_of_pool(number: &str, json: bool, file: &Path, cache: Cache) -> Result<(), Problem> {
    let pool = pools::load(file, cache)?;
    let Some((printed, reading)) = pool.get(number) else {
        let known: Vec<Card> = pool.readings.iter().map(|reading| reading.card.clone()).collect();
        return Err(missing(&known, number, "card in the pool"));
    };
    let text = write_card(&reading.card);
    if json {
        return say_json(&Json { card: &reading.marked(), text: &text, unread: &reading.stops });
    }
    say(&format!("{}{}", in_words(&reading.card, &text), more_of_pool(printed, reading)))
}

/// What a pool says of a card that is not on it, and what was not understood.
fn more_of_pool(printed: &Printed, reading: &Reading) -> String {
    let restriction = printed.restriction.as_ref().map(|it| {
        let pairs = if it.banned_with.is_empty() {
            String::new()
        } else {
            format!(" with {}", it.banned_with.join(", "))
        };
        format!("\n{:?}{pairs}, {} allowed", it.status, it.count)
    });
    let unread: Vec<String> = reading.stops.iter().map(caret::show).collect();
    let unread = if unread.is_empty() {
        String::new()
    } else {
        format!("\nNot understood, not played\n{}", unread.join("\n"))
    };
    restriction.unwrap_or_default() + &unread
}

/// How many numbers are named instead of one that is not there.
const NEAR: usize = 40;

/// Cards of the same set, or cards that have the name.
fn missing(cards: &[Card], given: &str, what: &'static str) -> Problem {
    let set = given.split('-').next().unwrap_or_default();
    let same_set = |card: &&Card| card.number.as_str().split('-').next() == Some(set);
    let same_name = |card: &&Card| card.name.as_str().eq_ignore_ascii_case(given);
    let near: Vec<&str> = cards
        .iter()
        .filter(|card| same_set(card) || same_name(card))
        .map(|card| card.number.as_str())
        .take(NEAR)
        .collect();
    let hint = if near.is_empty() {
        "`headjudge cards list` prints them all".to_owned()
    } else {
        format!("near it are {}", near.join(", "))
    };
    Problem::NoSuchCard { what, given: given.to_owned(), hint }
}

fn in_words(card: &Card, text: &CardText) -> String {
    let mut lines = vec![format!("{} {}", card.number.as_str(), card.name), format!("  {}", facts(card))];
    if !card.traits.is_empty() {
        lines.push(format!("  {}", card.traits.iter().map(Word::as_str).collect::<Vec<_>>().join(" / ")));
    }
    for (title, paragraphs) in [
        ("", &text.requirements),
        ("", &text.rules),
        ("Effect", &text.main),
        ("Inherited effect", &text.inherited),
        ("Link", &text.link),
        ("Security effect", &text.security),
    ] {
        if !paragraphs.is_empty() {
            lines.push(title.to_owned());
            lines.extend(paragraphs.iter().map(|paragraph| format!("  {}", paragraph.replace('\n', "\n  "))));
        }
    }
    lines.join("\n")
}

/// "red Digimon, level 3, 2000 DP, play cost 3".
fn facts(card: &Card) -> String {
    let colors: Vec<String> = card.colors.iter().map(|color| format!("{color:?}")).collect();
    let category = match card.category {
        Category::DigiEgg => "Digi-Egg",
        Category::Digimon if card.token => "Digimon token",
        Category::Digimon => "Digimon",
        Category::Tamer => "Tamer",
        Category::Option => "Option",
    };
    let cost_name = if card.category == Category::Option { "use cost" } else { "play cost" };
    let facts = [
        Some(format!("{} {category}", colors.join("/"))),
        card.level.map(|level| format!("level {}", level.0)),
        card.dp.map(|dp| format!("{} DP", dp.0)),
        card.cost.map(|cost| format!("{cost_name} {}", cost.0)),
    ];
    facts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
