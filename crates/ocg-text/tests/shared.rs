//! The test pool and the decks of `../shared`: every card has its facts, every deck of this game is read.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg_text::deck::{self, Unreadable, write_ydke};
use ocg_text::lexicon::{Entry, Lexicon};
use ocg_text::pool::{Facts, Pool};
use text::grammar::{Kind, Token};

fn pool() -> Pool {
    Pool::from_json(&checkout::shared("cards/ocg.en.json")).unwrap()
}

fn every_card_has_its_facts() {
    let pool = pool();
    assert_eq!((pool.cards.len(), &pool.left_out[..]), (13_121, &[][..]));
    let with_text = pool.cards.iter().filter(|card| !card.is_token() && card.has_text()).count();
    assert_eq!(with_text, 12_175);
    let spells = pool.cards.iter().filter(|card| matches!(card.facts, Facts::Spell(_))).count();
    let traps = pool.cards.iter().filter(|card| matches!(card.facts, Facts::Trap(_))).count();
    assert_eq!((spells, traps), (2573, 1847));
}

/// Two of them are decks of another game, none of whose cards are in the pool.
fn every_deck_of_this_game_is_read() {
    let lexicon = Lexicon::of(&pool().cards);
    let (mut read, mut other) = (0, Vec::new());
    for entry in std::fs::read_dir(checkout::shared_path("decks/ocg")).unwrap() {
        let path = entry.unwrap().path();
        match deck::import(&std::fs::read_to_string(&path).unwrap(), &lexicon) {
            Ok(deck) => {
                assert!((40..=60).contains(&deck.main.len()) && deck.extra.len() <= 15, "{}", path.display());
                assert_eq!(deck::import(&write_ydke(&deck), &lexicon).unwrap(), deck, "{}", path.display());
                read += 1;
            }
            Err(Unreadable::AnotherGame(_)) => {
                other.push(path.file_stem().unwrap().to_string_lossy().into_owned());
            }
            Err(why) => panic!("{}: {why}", path.display()),
        }
    }
    other.sort();
    assert_eq!((read, other.len()), (62, 2), "{other:?}");
}

/// 3.3.1-8: the codes of series are found from the cards, and the table for other pools says the same.
fn series_are_known_by_their_codes() {
    let lexicon = Lexicon::of(&pool().cards);
    let none = Lexicon::of(&[]);
    let words =
        ["HERO", "Elemental HERO", "Magnet Warrior", "Gem-Knight", "Blackwing", "Number", "Dark Magician"];
    for word in words {
        assert!(lexicon.series(word).is_some() && lexicon.series(word) == none.series(word), "{word}");
    }
    let code = |word| lexicon.series(word).unwrap();
    assert!(code("Elemental HERO").belongs_to(code("HERO")));
    assert_ne!(code("Elemental HERO"), code("HERO"));
}

/// Names are one token, with whatever signs are in them.
fn names_are_one_token() {
    let lexicon = Lexicon::of(&pool().cards);
    let names = |text: &str| -> Vec<String> {
        let name = |token: &Token<'_, Entry>| match &token.kind {
            Kind::Entry(Entry::Quoted(quoted)) => Some(quoted.name.to_string()),
            Kind::Entry(Entry::Counter(name)) => Some(format!("{name} Counter")),
            Kind::Word(_) | Kind::Number(_) | Kind::Sign(_) | Kind::Line => None,
        };
        lexicon.tokens(text).iter().filter_map(name).collect()
    };
    assert_eq!(names("Tribute \"Maxx \"C\"\" and \"Sheep Tokens\"."), ["Maxx \"C\"", "Sheep Token"]);
    assert_eq!(names("a \"Nobody Knows It\" monster"), ["Nobody Knows It"]);
    assert_eq!(names("place 1 Spell Counter on a Counter Trap"), ["Spell Counter"]);
}

checkout::need_shared!(
    every_card_has_its_facts,
    every_deck_of_this_game_is_read,
    series_are_known_by_their_codes,
    names_are_one_token
);
