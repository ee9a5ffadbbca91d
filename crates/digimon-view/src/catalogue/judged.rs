//! Whether a list is a legal deck, and what would make it one (DCG 1-4-1).

use super::{Catalogue, Entry as Card, dealt};
use digimon::library::LibraryError;
use digimon::overview::deck_building::{DECK, faults};
use digimon::overview::restrictions::Breach;
use digimon::{Deck, Fault, Library};
use digimon_text::deck::{DeckList, Entry};
use std::fmt;

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// By the rulebook.
    Rule(Fault),
    /// By the restriction list.
    List(Breach),
}

impl Wrong {
    /// Nothing if it is not the rulebook that forbids it.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Wrong::Rule(fault) => Some(fault.clause()),
            Wrong::List(_) => None,
        }
    }

    pub fn way_out(&self) -> String {
        match self {
            Wrong::Rule(fault) => fault.way_out(),
            Wrong::List(breach) => breach.way_out(),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Rule(fault) => fault.fmt(f),
            Wrong::List(breach) => breach.fmt(f),
        }
    }
}

/// A deck, looked through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// How many cards are in the deck and in the Digi-Egg deck.
    pub main: usize,
    pub eggs: usize,
    pub wrong: Vec<Wrong>,
    /// Numbers of no card that is there.
    pub unknown: Vec<String>,
    /// Numbers of cards whose text is not understood.
    pub unread: Vec<String>,
    /// Cards that may not be beside certain others, and nobody says which.
    pub half_pairs: Vec<String>,
}

impl Judged {
    /// Nothing is wrong with it, and every card is known.
    pub fn legal(&self) -> bool {
        self.wrong.is_empty() && self.unknown.is_empty()
    }
}

/// All that can be said about a deck.
///
/// # Errors
/// When its cards cannot be in one game.
pub fn judge(catalogue: &Catalogue, list: &DeckList) -> Result<Judged, LibraryError> {
    let looked: Vec<(&Entry, Option<&Card>)> =
        list.entries().iter().map(|entry| (entry, catalogue.find(entry.number.as_str()))).collect();
    let library = Library::new(looked.iter().filter_map(|(_, found)| Some(found.as_ref()?.card.clone())))?;
    let deck = dealt(list, &library);
    let numbers = |wanted: fn(Option<&Card>) -> bool| -> Vec<String> {
        let wanted = looked.iter().filter(|(_, found)| wanted(*found));
        wanted.map(|(entry, _)| entry.number.as_str().to_owned()).collect()
    };
    let unknown = numbers(|found: Option<&Card>| found.is_none());
    let has = |number: &&String| list.entries().iter().any(|entry| entry.number.as_str() == *number);
    Ok(Judged {
        main: deck.main.len(),
        eggs: deck.eggs.len(),
        wrong: wrong(catalogue, &library, &deck, unknown.is_empty()),
        unknown,
        unread: numbers(|found| found.is_some_and(|found| !found.card.unread.is_empty())),
        half_pairs: catalogue.restrictions().half_pairs.iter().filter(has).cloned().collect(),
    })
}

/// A deck is not called too small while some card is unknown: that may be the one that is missing.
fn wrong(catalogue: &Catalogue, library: &Library, deck: &Deck, all_known: bool) -> Vec<Wrong> {
    let stands = |fault: &Fault| all_known || !matches!(fault, Fault::Size(cards) if *cards < DECK);
    let broken = faults(library, deck).into_iter().filter(stands).map(Wrong::Rule);
    let breaches = catalogue.restrictions().list.breaches(library, deck).into_iter().map(Wrong::List);
    broken.chain(breaches).collect()
}
