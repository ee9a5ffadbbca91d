//! What can be said about a deck: its cards, and all that is wrong with it (DCG 1-4-1).

use super::facts::CategoryView;
use crate::catalogue::{Catalogue, Judged, Wrong, judge, section};
use crate::problem;
use digimon::Fault;
use digimon::overview::deck_building::{DECK, EGG_DECK};
use digimon::overview::restrictions::Breach;
use digimon_text::deck::{DeckList, Entry, Import, Section};
use host::Problem;
use serde::Serialize;
use ts_rs::TS;

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

impl DeckReport {
    /// What there is to say about a list; an import knows where its text placed unknown cards.
    ///
    /// # Errors
    /// When its cards cannot be in one game.
    pub fn of(
        catalogue: &Catalogue,
        list: &DeckList,
        import: Option<&Import>,
    ) -> Result<DeckReport, Problem> {
        let judged = judge(catalogue, list).map_err(|why| problem::cards_not_together("the deck", why))?;
        let side = import.map(|import| import.side.entries()).unwrap_or_default();
        let placed = |entry: &Entry| PlacedEntry {
            number: entry.number.as_str().to_owned(),
            copies: entry.copies,
            section: place_of(catalogue, entry, import),
        };
        Ok(DeckReport {
            form: import.map(|import| import.form.name().to_owned()),
            entries: list.entries().iter().map(placed).collect(),
            side: side
                .iter()
                .map(|entry| PlacedEntry { section: SectionView::Side, ..placed(entry) })
                .collect(),
            main: judged.main as u32,
            eggs: judged.eggs as u32,
            legal: judged.legal(),
            faults: judged.wrong.iter().map(DeckFault::of).collect(),
            notes: notes(&judged, import),
            unread: judged.unread,
            unknown: judged.unknown,
        })
    }
}

/// The category decides, then what the list said.
fn place_of(catalogue: &Catalogue, entry: &Entry, import: Option<&Import>) -> SectionView {
    let known = catalogue.find(entry.number.as_str()).map(|known| section(known.card.category));
    let said = || import.and_then(|import| import.section(&entry.number));
    match known.or_else(said) {
        Some(Section::Eggs) => SectionView::Eggs,
        Some(Section::Side) => SectionView::Side,
        Some(Section::Main) | None => SectionView::Main,
    }
}

fn notes(judged: &Judged, import: Option<&Import>) -> Vec<DeckNote> {
    let half_pairs = judged.half_pairs.iter().map(|number| DeckNote::HalfPair { number: number.clone() });
    let side = import.map_or(0, |import| import.side.cards() as u32);
    half_pairs.chain((side > 0).then_some(DeckNote::SideLeftOut { cards: side })).collect()
}

impl DeckFault {
    fn of(wrong: &Wrong) -> DeckFault {
        DeckFault {
            what: match wrong {
                Wrong::Rule(fault) => FaultView::of_rule(fault),
                Wrong::List(breach) => FaultView::of_list(breach),
            },
            reason: wrong.to_string(),
            way_out: wrong.way_out(),
            clause: wrong.clause().map(str::to_owned),
        }
    }
}

impl FaultView {
    fn of_rule(fault: &Fault) -> FaultView {
        match fault {
            Fault::Size(cards) => FaultView::Size { cards: *cards as u32, expected: DECK as u32 },
            Fault::Eggs(cards) => FaultView::Eggs { cards: *cards as u32, allowed: EGG_DECK as u32 },
            Fault::Copies { card, copies, allowed, .. } => {
                FaultView::Copies { number: card.clone(), copies: *copies as u32, allowed: *allowed as u32 }
            }
            Fault::Category { card, category, .. } => {
                FaultView::Category { number: card.clone(), category: (*category).into() }
            }
            Fault::Token(card) => FaultView::Token { number: card.clone() },
        }
    }

    fn of_list(breach: &Breach) -> FaultView {
        match breach {
            Breach::Banned { card, copies } => {
                FaultView::Banned { number: card.clone(), copies: *copies as u32 }
            }
            Breach::Restricted { card, copies, allowed } => FaultView::Restricted {
                number: card.clone(),
                copies: *copies as u32,
                allowed: *allowed as u32,
            },
            Breach::Pair { one, other } => FaultView::Pair { number: one.clone(), other: other.clone() },
        }
    }
}
