//! What can be said about a deck: its cards, and all that is wrong with it (DCG 1-4-1).

use super::facts::CategoryView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// So many of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeckEntry {
    pub number: String,
    pub copies: u16,
}

/// So many of a card, and where they belong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlacedEntry {
    pub number: String,
    pub copies: u16,
    pub section: SectionView,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SectionView {
    Main,
    Eggs,
    Side,
}

/// A deck, looked through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeckReport {
    /// The form that a text was recognised as; nothing for a deck that came as entries.
    pub form: Option<String>,
    pub entries: Vec<PlacedEntry>,
    pub side: Vec<PlacedEntry>,
    /// How many cards are in the deck and in the Digi-Egg deck.
    pub main: u32,
    pub eggs: u32,
    /// Nothing is wrong with it, and every card is known.
    pub legal: bool,
    pub faults: Vec<DeckFault>,
    /// Numbers of cards whose text is not understood: they are played without it, if at all.
    pub unread: Vec<String>,
    /// Numbers of no card that is there: a pool may bring them.
    pub unknown: Vec<String>,
    /// What is not judged here.
    pub notes: Vec<DeckNote>,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeckFault {
    pub what: FaultView,
    /// The same in English.
    pub reason: String,
    pub way_out: String,
    /// Nothing if it is the restriction list that forbids it.
    pub clause: Option<String>,
}

/// What is wrong, for words of any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "fault")]
pub enum FaultView {
    /// 1-4-1-2-1
    Size {
        cards: u32,
        expected: u32,
    },
    /// 1-4-1-3-1
    Eggs {
        cards: u32,
        allowed: u32,
    },
    /// 1-4-1-2-2, 1-4-1-3-2
    Copies {
        number: String,
        copies: u32,
        allowed: u32,
    },
    /// 2-2-3 to 2-2-6: it is in the wrong deck.
    Category {
        number: String,
        category: CategoryView,
    },
    /// 1-4-4-2
    Token {
        number: String,
    },
    /// By the restriction list.
    Banned {
        number: String,
        copies: u32,
    },
    Restricted {
        number: String,
        copies: u32,
        allowed: u32,
    },
    /// These may not be in the same deck.
    Pair {
        number: String,
        other: String,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "note")]
pub enum DeckNote {
    /// It may not be beside certain cards, and the pool does not say which: see the official list.
    HalfPair { number: String },
    /// The sideboard is no part of the deck.
    SideLeftOut { cards: u32 },
}
