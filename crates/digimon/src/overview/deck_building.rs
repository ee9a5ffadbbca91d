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

fn copies(library: &Library, cards: &[DefId], clause: Clause, faults: &mut Vec<Fault>) {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    for same in sorted.chunk_by(|a, b| a == b) {
        let card = library.card(same[0]);
        // 2-3-5-2: a `<Rule>` may allow more.
        let allowed = card.rules.copies.map_or(COPIES, usize::from);
        if same.len() > allowed {
            let card = card.number.as_str().to_owned();
            faults.push(Fault::Copies { card, copies: same.len(), allowed, clause });
        }
    }
}

fn categories(library: &Library, deck: &Deck, faults: &mut Vec<Fault>) {
    for &def in deck.main.iter().chain(&deck.eggs) {
        if library.card(def).token {
            faults.push(Fault::Token(library.card(def).number.as_str().to_owned()));
        }
    }
    let misplaced =
        |egg: bool| move |def: &&DefId| (library.card(**def).category == Category::DigiEgg) != egg;
    let fault = |def: DefId, deck, clause| {
        let card = library.card(def);
        Fault::Category { card: card.number.as_str().to_owned(), category: card.category, deck, clause }
    };
    faults.extend(deck.main.iter().filter(misplaced(false)).map(|&def| fault(def, "deck", "2-2-3")));
    faults.extend(
        deck.eggs
            .iter()
            .filter(misplaced(true))
            .map(|&def| fault(def, "Digi-Egg deck", belongs_in_deck(library.card(def).category))),
    );
}

/// 2-2-4 to 2-2-6: what makes up the deck, and so not the Digi-Egg deck.
fn belongs_in_deck(category: Category) -> Clause {
    match category {
        Category::DigiEgg => "2-2-3",
        Category::Digimon => "2-2-4",
        Category::Tamer => "2-2-5",
        Category::Option => "2-2-6",
    }
}
