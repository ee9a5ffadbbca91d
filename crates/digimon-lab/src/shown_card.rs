//! A card with the text that is written from its data, for a person.

use digimon::builtin;
use digimon::card::{Card, Category};
use digimon::effects::language::Word;
use digimon_text::pool::{Printed, ReadPool, Reading, Stop, marked};
use digimon_text::{CardText, write_card};
use serde::Serialize;

/// A card, and what was not understood of it if it comes from a pool.
#[derive(Serialize)]
pub struct ShownCard {
    card: Card,
    text: CardText,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unread: Vec<Stop>,
    #[serde(skip)]
    more: String,
}

/// There is no such card; others are near.
#[derive(Debug, thiserror::Error)]
#[error("there is no {what} {given}; {hint}")]
pub struct NoSuchCard {
    what: &'static str,
    given: String,
    hint: String,
}

impl ShownCard {
    /// A card that comes with the program.
    pub fn builtin(number: &str) -> Result<ShownCard, NoSuchCard> {
        let cards = builtin::cards();
        let found = cards.iter().find(|card| card.number.as_str().eq_ignore_ascii_case(number));
        let card = found.ok_or_else(|| missing(&cards, number, "built-in card"))?.clone();
        Ok(ShownCard { text: write_card(&card), card, unread: Vec::new(), more: String::new() })
    }

    /// A card of a pool.
    pub fn of_pool(number: &str, pool: &ReadPool) -> Result<ShownCard, NoSuchCard> {
        let Some((printed, reading)) = pool.get(number) else {
            let known: Vec<Card> = pool.readings.iter().map(|reading| reading.card.clone()).collect();
            return Err(missing(&known, number, "card in the pool"));
        };
        let (text, more) = (write_card(&reading.card), more_of_pool(printed, reading));
        Ok(ShownCard { text, card: marked(reading), unread: reading.stops.clone(), more })
    }

    pub fn in_words(&self) -> String {
        format!("{}{}", in_words(&self.card, &self.text), self.more)
    }
}

/// The numbers and names of the built-in cards.
pub fn list_of_cards() -> String {
    let line = |card: &Card| format!("{:<18} {}", card.number.as_str(), card.name);
    builtin::cards().iter().map(line).collect::<Vec<_>>().join("\n")
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
    let unread: Vec<String> = reading.stops.iter().map(Stop::underlined).collect();
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
pub fn missing(cards: &[Card], given: &str, what: &'static str) -> NoSuchCard {
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
    NoSuchCard { what, given: given.to_owned(), hint }
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
