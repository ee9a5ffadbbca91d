//! `headjudge cards`: the built-in cards, with the text that is written from their data.

use crate::output::{say, say_json};
use crate::problem::Problem;
use clap::Subcommand;
use digimon::builtin;
use digimon::card::{Card, Category};
use digimon::effects::language::Word;
use digimon_text::{CardText, write_card};
use serde::Serialize;
use std::process::ExitCode;

/// Print built-in cards
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
    },
    /// Print the numbers and names of all cards
    List,
}

#[derive(Serialize)]
struct Json<'a> {
    card: &'a Card,
    text: &'a CardText,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let cards = builtin::cards();
    match &args.what {
        What::Show { number, json } => {
            let found = cards.iter().find(|card| card.number.as_str().eq_ignore_ascii_case(number));
            let card = found.ok_or_else(|| missing(&cards, number))?;
            let text = write_card(card);
            if *json { say_json(&Json { card, text: &text })? } else { say(&in_words(card, &text))? }
        }
        What::List => {
            let line = |card: &Card| format!("{:<18} {}", card.number.as_str(), card.name);
            say(&cards.iter().map(line).collect::<Vec<_>>().join("\n"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Cards of the same set, or cards that have the name.
fn missing(cards: &[Card], given: &str) -> Problem {
    let set = given.split('-').next().unwrap_or_default();
    let same_set = |card: &&Card| card.number.as_str().split('-').next() == Some(set);
    let same_name = |card: &&Card| card.name.as_str().eq_ignore_ascii_case(given);
    let near: Vec<&str> = cards
        .iter()
        .filter(|card| same_set(card) || same_name(card))
        .map(|card| card.number.as_str())
        .collect();
    let hint = if near.is_empty() {
        "`headjudge cards list` prints them all".to_owned()
    } else {
        format!("near it are {}", near.join(", "))
    };
    Problem::NoSuchCard { given: given.to_owned(), hint }
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
