//! The built-in cards and decks: real cards as data of the effect language, read from `cards/sets/`.
//!
//! The starter sets and some cards for each mechanic of the rulebook, which the rules are tested with.
//! `headjudge cards builtin` writes them from a pool. Nothing here is more special than the cards of a
//! user: [`read_cards`] reads those too.

mod layout;
mod write;

pub use write::{Unwritable, write_cards};

use crate::card::{Card, Number};
use ron::Options;
use ron::error::{SpannedError, SpannedResult};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/sets.rs"));

const DECKS: &str = include_str!("../../../cards/decks.ron");

/// A deck that comes with the program: numbers of cards, and how many of each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuiltinDeck {
    pub name: String,
    /// 1-4-1-2-1: exactly 50 cards.
    pub main: Vec<(Number, u8)>,
    /// 1-4-1-3-1: up to 5 Digi-Eggs.
    pub eggs: Vec<(Number, u8)>,
}

/// All built-in cards, tokens among them.
pub fn cards() -> Vec<Card> {
    SETS.iter().flat_map(|(name, text)| built_in(&format!("sets/{name}"), read_cards(text))).collect()
}

/// All built-in decks.
pub fn decks() -> Vec<BuiltinDeck> {
    built_in("decks", options().from_str(DECKS))
}

/// Reads a list of cards in the form of the files in `cards/`.
///
/// # Errors
/// When the text is not RON, or says something that the language has no word for.
pub fn read_cards(text: &str) -> Result<Vec<Card>, SpannedError> {
    options().from_str(text)
}

/// Numbers stand for themselves (`cost: 3`), and what is there needs no `Some`.
fn options() -> Options {
    Options::default().with_default_extension(Extensions::UNWRAP_NEWTYPES | Extensions::IMPLICIT_SOME)
}

/// What was compiled in can be read: a test reads it all.
fn built_in<T: DeserializeOwned>(name: &str, read: SpannedResult<T>) -> T {
    read.unwrap_or_else(|error| panic!("cards/{name}.ron:{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Category;
    use crate::effects::language::{Keyword, KeywordKind};
    use std::collections::{BTreeMap, BTreeSet};

    fn by_number() -> BTreeMap<String, Card> {
        cards().into_iter().map(|card| (card.number.as_str().to_owned(), card)).collect()
    }

    #[test]
    fn every_file_is_read() {
        for (name, text) in SETS {
            let read = read_cards(text);
            assert!(read.as_ref().is_ok_and(|cards| !cards.is_empty()), "cards/sets/{name}.ron: {read:?}");
        }
    }

    #[test]
    fn what_is_not_in_the_language_is_refused() {
        let card =
            |more: &str| format!(r#"[(number: "X-1", name: "X", category: Digimon, colors: [Red]{more})]"#);
        assert!(read_cards(&card("")).is_ok());
        assert!(read_cards(&card(", color: [Blue]")).is_err());
        assert!(read_cards(&card(", effects: (keywords: [Flight])")).is_err());
    }

    #[test]
    fn numbers_are_unique() {
        assert_eq!(by_number().len(), cards().len());
    }

    /// 2-5, 2-6, 2-9: what a category of card has.
    #[test]
    fn cards_have_what_their_category_has() {
        for card in cards() {
            let number = card.number.as_str();
            let is_egg = card.category == Category::DigiEgg;
            assert_eq!(card.dp.is_some(), card.category == Category::Digimon, "DP of {number}");
            assert!(card.cost.is_some() || is_egg || card.token, "cost of {number}");
            assert!(!is_egg || card.level.is_some_and(|level| level.0 == 2), "level of {number}");
            assert!(!card.colors.is_empty(), "colours of {number}");
        }
    }

    #[test]
    fn every_keyword_occurs() {
        let kinds: BTreeSet<KeywordKind> =
            cards().iter().flat_map(keywords).map(|keyword| keyword.kind()).collect();
        let all = KeywordKind::Training as usize + 1;
        assert_eq!(kinds.len(), all, "only {kinds:?}");
    }

    fn keywords(card: &Card) -> Vec<Keyword> {
        let link = card.link.iter().flat_map(|link| &link.texts.keywords);
        card.effects.keywords.iter().chain(&card.inherited.keywords).chain(link).cloned().collect()
    }

    /// A token is played by an effect that names its number, so that number must be there.
    #[test]
    fn tokens_are_described_by_their_makers() {
        for card in cards() {
            let printed = format!("{card:?}");
            for token in &card.tokens {
                let made = format!("PlayToken(Number({:?})", token.number.as_str());
                assert!(token.token && printed.contains(&made), "{}", token.number.as_str());
            }
        }
    }

    #[test]
    fn decks_are_legal() {
        let cards = by_number();
        for BuiltinDeck { name, main, eggs } in decks() {
            let count = |list: &[(Number, u8)]| list.iter().map(|(_, n)| u32::from(*n)).sum::<u32>();
            assert_eq!(count(&main), 50, "1-4-1-2-1: {name}");
            assert!(count(&eggs) <= 5, "1-4-1-3-1: {name}");
            for (list, are_eggs) in [(&main, false), (&eggs, true)] {
                for (number, copies) in list {
                    let card = &cards[number.as_str()];
                    let number = number.as_str();
                    assert!(*copies <= card.rules.copies.unwrap_or(4), "1-4-1-2-2: {number} in {name}");
                    assert_eq!(card.category == Category::DigiEgg, are_eggs, "{number} in {name}");
                    assert!(!card.token, "4-18-1: {number} in {name}");
                }
            }
        }
    }

    #[test]
    fn the_starter_decks_are_there() {
        let names: Vec<String> = decks().into_iter().map(|deck| deck.name).collect();
        assert_eq!(names, ["ST1", "ST2", "ST3", "ST4", "ST5", "ST6", "ST9", "ST10"]);
    }

    /// There is no ST11.
    #[test]
    fn every_starter_set_is_built_in() {
        let there = |set: &String| SETS.iter().any(|(name, _)| name == set);
        let missing =
            (1..=22).filter(|set| *set != 11).map(|set| format!("st{set}")).filter(|set| !there(set));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<String>::new());
    }
}
