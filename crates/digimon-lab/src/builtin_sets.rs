//! The built-in cards written anew from a pool of printed cards: all starter sets, and the other
//! cards that are built in.

use digimon::builtin::{self, Unwritable, write_cards};
use digimon::card::Card;
use digimon_text::pool::{ReadPool, Reading};
use digimon_text::{CardText, write_card};
use std::collections::BTreeMap;

/// The files of the built-in cards.
#[derive(Clone, Debug, Default)]
pub struct BuiltinSets {
    /// By the name of the file, which is that of the set.
    pub files: BTreeMap<String, String>,
    pub cards: usize,
    /// What could not be taken from the pool, and why.
    pub unread: Vec<String>,
}

/// A card with the lines above it.
type Entry = (Card, Vec<String>);

impl BuiltinSets {
    /// The starter sets of the pool, what is built in, and the numbers of `more`.
    ///
    /// # Errors
    /// When a card cannot be written.
    pub fn of(pool: &ReadPool, more: &[String]) -> Result<BuiltinSets, Unwritable> {
        let known: Vec<Card> = builtin::cards().into_iter().filter(|card| !card.token).collect();
        let mut sets: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
        let mut unread = Vec::new();
        for number in numbers(pool, &known, more) {
            let old = known.iter().find(|card| card.number.as_str() == number);
            match (pool.get(&number).map(|(_, reading)| reading), old) {
                (Some(reading), _) if reading.stops.is_empty() => {
                    sets.entry(set(&number)).or_default().push((reading.card.clone(), text(&reading.card)));
                }
                (reading, Some(old)) => {
                    unread.push(format!("{number} stays as it was: {}", why(reading)));
                    let lines =
                        [vec![format!("Not read from a pool: {}.", why(reading))], text(old)].concat();
                    sets.entry(set(&number)).or_default().push((old.clone(), lines));
                }
                (reading, None) => unread.push(format!("{number} is left out: {}", why(reading))),
            }
        }
        let cards = sets.values().map(Vec::len).sum();
        let files = sets.iter().map(|(set, cards)| Ok((format!("{set}.ron"), written(set, cards)?)));
        Ok(BuiltinSets { files: files.collect::<Result<_, Unwritable>>()?, cards, unread })
    }
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

fn written(set: &str, cards: &[Entry]) -> Result<String, Unwritable> {
    let title = format!(
        "{}. Written by `headjudge cards builtin`, from the pool: not to be edited.",
        set.to_uppercase()
    );
    write_cards(&title, cards)
}
