//! DCG 1-4-1: what a deck may consist of.

use crate::card::Category;
use crate::library::{DefId, Library};
use crate::state::Clause;
use serde::{Deserialize, Serialize};

/// 1-4-1-2-1
pub const DECK: usize = 50;
/// 1-4-1-3-1
pub const EGG_DECK: usize = 5;
/// 1-4-1-2-2
pub const COPIES: usize = 4;

/// A deck and a Digi-Egg deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    pub main: Vec<DefId>,
    pub eggs: Vec<DefId>,
}

/// What is wrong with a deck, by which clause.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("the deck has {0} cards, it must have exactly 50 (1-4-1-2-1)")]
    Size(usize),
    #[error("the Digi-Egg deck has {0} cards, it may have at most 5 (1-4-1-3-1)")]
    Eggs(usize),
    #[error("{card} is in the deck {copies} times, at most {allowed} are allowed ({clause})")]
    Copies { card: String, copies: usize, allowed: usize, clause: Clause },
    #[error("{card} is a {category:?} card and does not belong in the {deck} ({clause})")]
    Category { card: String, category: Category, deck: &'static str, clause: Clause },
    #[error("{0} is a token and cannot be in a deck (1-4-4-2)")]
    Token(String),
}

impl Fault {
    /// The clause that the deck breaks.
    pub fn clause(&self) -> Clause {
        match self {
            Fault::Size(_) => "1-4-1-2-1",
            Fault::Eggs(_) => "1-4-1-3-1",
            Fault::Token(_) => "1-4-4-2",
            Fault::Copies { clause, .. } | Fault::Category { clause, .. } => clause,
        }
    }

    /// What puts it right.
    pub fn way_out(&self) -> String {
        match self {
            Fault::Size(cards) if *cards < DECK => format!("put in {}", DECK - cards),
            Fault::Size(cards) => format!("take out {}", cards - DECK),
            Fault::Eggs(cards) => format!("take out {}", cards - EGG_DECK),
            Fault::Copies { copies, allowed, .. } => format!("take out {}", copies - allowed),
            Fault::Category { category: Category::DigiEgg, .. } => "move it to the Digi-Egg deck".to_owned(),
            Fault::Category { .. } => "move it to the deck".to_owned(),
            Fault::Token(_) => "take it out".to_owned(),
        }
    }
}

/// All that is wrong with the deck; nothing for a legal one.
pub fn faults(library: &Library, deck: &Deck) -> Vec<Fault> {
    let mut faults = Vec::new();
    if deck.main.len() != DECK {
        faults.push(Fault::Size(deck.main.len()));
    }
    if deck.eggs.len() > EGG_DECK {
        faults.push(Fault::Eggs(deck.eggs.len()));
    }
    copies(library, &deck.main, "1-4-1-2-2", &mut faults);
    copies(library, &deck.eggs, "1-4-1-3-2", &mut faults);
    categories(library, deck, &mut faults);
    faults
}

/// The different cards, and how many there are of each.
pub(super) fn counted(cards: &[DefId]) -> Vec<(DefId, usize)> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|a, b| a == b).map(|same| (same[0], same.len())).collect()
}

fn copies(library: &Library, cards: &[DefId], clause: Clause, faults: &mut Vec<Fault>) {
    for (def, copies) in counted(cards) {
        let card = library.card(def);
        // 2-3-5-2: a `<Rule>` may allow more.
        let allowed = card.rules.copies.map_or(COPIES, usize::from);
        if copies > allowed {
            faults.push(Fault::Copies { card: card.number.as_str().to_owned(), copies, allowed, clause });
        }
    }
}

fn categories(library: &Library, deck: &Deck, faults: &mut Vec<Fault>) {
    for (cards, are_eggs) in [(&deck.main, false), (&deck.eggs, true)] {
        for (def, _) in counted(cards) {
            let card = library.card(def);
            let number = card.number.as_str().to_owned();
            if card.token {
                faults.push(Fault::Token(number.clone()));
            }
            if (card.category == Category::DigiEgg) != are_eggs {
                let deck = if are_eggs { "Digi-Egg deck" } else { "deck" };
                let clause = belongs(card.category);
                faults.push(Fault::Category { card: number, category: card.category, deck, clause });
            }
        }
    }
}

/// 2-2-3 to 2-2-6: what says where a card belongs.
fn belongs(category: Category) -> Clause {
    match category {
        Category::DigiEgg => "2-2-3",
        Category::Digimon => "2-2-4",
        Category::Tamer => "2-2-5",
        Category::Option => "2-2-6",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_says_the_way_out() {
        let copies = Fault::Copies { card: String::new(), copies: 7, allowed: 4, clause: "1-4-1-2-2" };
        let found = [Fault::Size(46), Fault::Size(52), Fault::Eggs(6), copies].map(|fault| fault.way_out());
        assert_eq!(found, ["put in 4", "take out 2", "take out 1", "take out 3"]);
    }
}
