//! OCG 2.3.1-1, -2, -8, 3.1.2: what a deck may consist of.

use crate::card::{Card, Password};
use crate::library::Library;
use crate::setup::Deck;
use crate::state::Statement;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// 3.1.2-6
pub const COPIES: usize = 3;

/// The three parts of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Part {
    Main,
    Extra,
    Side,
}

impl Part {
    pub const ALL: [Part; 3] = [Part::Main, Part::Extra, Part::Side];

    /// 3.1.2-3, -12, -15: how many cards it has; the other parts do not count (3.1.2-4).
    pub fn size(self) -> RangeInclusive<usize> {
        match self {
            Part::Main => 40..=60,
            Part::Extra | Part::Side => 0..=15,
        }
    }

    fn statement(self) -> Statement {
        match self {
            Part::Main => "3.1.2-3",
            Part::Extra => "3.1.2-12",
            Part::Side => "3.1.2-15",
        }
    }

    pub fn of(self, deck: &Deck) -> &[Password] {
        match self {
            Part::Main => &deck.main,
            Part::Extra => &deck.extra,
            Part::Side => &deck.side,
        }
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Part::Main => "Main Deck",
            Part::Extra => "Extra Deck",
            Part::Side => "Side Deck",
        })
    }
}

/// What is wrong with a deck, by which statement.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("the {part} has {cards} cards, it may have {} to {} ({})", part.size().start(), part.size().end(), part.statement())]
    Size { part: Part, cards: usize },
    #[error("{copies} cards count as {name}, at most 3 are allowed ({statement})")]
    Copies { name: String, copies: usize, statement: Statement },
    #[error("{card} belongs in the Extra Deck, not in the Main Deck (3.1.2-5)")]
    NotInMain { card: String },
    #[error("{card} belongs in the Main Deck, not in the Extra Deck (3.1.2-11)")]
    NotInExtra { card: String },
    #[error("{card} is a Token and no card of a deck (3.3.2-282)")]
    Token { card: String },
    #[error("there is no card with the number {}", .0.0)]
    Unknown(Password),
}

impl Fault {
    /// The statement that the deck breaks; none for a card that is not known.
    pub fn statement(&self) -> Option<Statement> {
        match self {
            Fault::Size { part, .. } => Some(part.statement()),
            Fault::Copies { statement, .. } => Some(statement),
            Fault::NotInMain { .. } => Some("3.1.2-5"),
            Fault::NotInExtra { .. } => Some("3.1.2-11"),
            Fault::Token { .. } => Some("3.3.2-282"),
            Fault::Unknown(_) => None,
        }
    }

    /// What puts it right.
    pub fn way_out(&self) -> String {
        match self {
            Fault::Size { part, cards } if cards < part.size().start() => {
                format!("put in {}", part.size().start() - cards)
            }
            Fault::Size { part, cards } => format!("take out {}", cards - part.size().end()),
            Fault::Copies { copies, .. } => format!("take out {}", copies - COPIES),
            Fault::NotInMain { .. } => "move it to the Extra Deck".to_owned(),
            Fault::NotInExtra { .. } => "move it to the Main Deck".to_owned(),
            Fault::Token { .. } | Fault::Unknown(_) => "take it out".to_owned(),
        }
    }
}

/// All that is wrong with the deck; nothing for a legal one.
pub fn faults(library: &Library, deck: &Deck) -> Vec<Fault> {
    let mut faults = Vec::new();
    for part in Part::ALL {
        let cards = part.of(deck).len();
        if !part.size().contains(&cards) {
            faults.push(Fault::Size { part, cards });
        }
    }
    kinds(library, deck, &mut faults);
    copies(library, deck, &mut faults);
    faults
}

/// 3.1.2-9, -10: the name that a card counts under. What an effect gives it in a duel does not matter here.
pub fn counted_name(card: &Card) -> &str {
    card.also_named.first().unwrap_or(&card.name)
}

/// 3.1.2-5, -11: what goes where. The Side Deck takes both (3.1.2-16).
fn kinds(library: &Library, deck: &Deck, faults: &mut Vec<Fault>) {
    for part in Part::ALL {
        for password in distinct(part.of(deck)) {
            let Some(card) = library.find(password).map(|def| &library.def(def).card) else {
                faults.push(Fault::Unknown(password));
                continue;
            };
            let name = || card.name.clone();
            if card.is_token() {
                faults.push(Fault::Token { card: name() });
            }
            match (part, card.is_of_extra_deck()) {
                (Part::Main, true) => faults.push(Fault::NotInMain { card: name() }),
                (Part::Extra, false) => faults.push(Fault::NotInExtra { card: name() }),
                (Part::Main, false) | (Part::Extra, true) | (Part::Side, _) => {}
            }
        }
    }
}

fn distinct(cards: &[Password]) -> Vec<Password> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}

/// 3.1.2-6 to -9, -14: at most three of a name, in all three parts together.
fn copies(library: &Library, deck: &Deck, faults: &mut Vec<Fault>) {
    for (name, found) in by_name(library, deck) {
        let copies = found.in_play + found.beside;
        if copies > COPIES {
            let statement = match () {
                () if found.differ => "3.1.2-9",
                () if found.in_play > COPIES => "3.1.2-6",
                () => "3.1.2-14",
            };
            faults.push(Fault::Copies { name: name.to_owned(), copies, statement });
        }
    }
}

/// The copies of a name in a deck.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Found {
    /// In Main and Extra Deck.
    pub in_play: usize,
    /// In the Side Deck.
    pub beside: usize,
    /// Cards of another printed name are among them.
    pub differ: bool,
}

/// 3.1.2-7, -8: copies are known by their names, not by their numbers.
pub(crate) fn by_name<'l>(library: &'l Library, deck: &Deck) -> BTreeMap<&'l str, Found> {
    let mut names: BTreeMap<&str, (Found, &str)> = BTreeMap::new();
    for part in Part::ALL {
        for card in part.of(deck).iter().filter_map(|&password| library.find(password)) {
            let card = &library.def(card).card;
            let (found, printed) =
                names.entry(counted_name(card)).or_insert((Found::default(), card.name.as_str()));
            found.differ |= *printed != card.name;
            match part {
                Part::Main | Part::Extra => found.in_play += 1,
                Part::Side => found.beside += 1,
            }
        }
    }
    names.into_iter().map(|(name, (found, _))| (name, found)).collect()
}
