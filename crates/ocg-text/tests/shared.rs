//! The test pool and the decks of `../shared`: every card has its facts, every deck of this game is read.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg_text::deck::{self, BadLine, Unreadable, write_ydke};
use ocg_text::lexicon::Lexicon;
use ocg_text::pool::{Facts, Pool};

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
            Err(Unreadable::Lines(refused)) => {
                assert!(refused.iter().all(|line| matches!(line.why, BadLine::UnknownPassword(_))));
                other.push(path.file_stem().unwrap().to_string_lossy().into_owned());
            }
            Err(why) => panic!("{}: {why}", path.display()),
        }
    }
    other.sort();
    assert_eq!((read, other.len()), (62, 2), "{other:?}");
}

checkout::need_shared!(every_card_has_its_facts, every_deck_of_this_game_is_read);
