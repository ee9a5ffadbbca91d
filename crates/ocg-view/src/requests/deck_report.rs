//! OCG 3.1.2, 3.7.1: what can be said about a deck: its cards, and all that is wrong with it.

use super::{DeckEntry, PartView};
use crate::catalogue::Catalogue;
use crate::decks::{part_of, parts};
use ocg::library::Library;
use ocg::overview::deck_building::{COPIES, Fault, Part, faults};
use ocg::tournament::limit_list::Breach;
use serde::Serialize;
use ts_rs::TS;

/// So many of a card, and where they belong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlacedEntry {
    pub number: String,
    pub copies: u16,
    pub part: PartView,
}

/// A deck, looked through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeckReport {
    /// The form that a text was recognised as; nothing for a deck that came as entries.
    pub form: Option<String>,
    pub entries: Vec<PlacedEntry>,
    pub side: Vec<PlacedEntry>,
    /// How many cards are in each part.
    pub main: u32,
    pub extra: u32,
    pub beside: u32,
    /// Nothing is wrong with it, and every card is known.
    pub legal: bool,
    pub faults: Vec<DeckFault>,
    /// Numbers of cards whose text is not understood: they are played without it, if at all.
    pub unread: Vec<String>,
    /// Numbers of no card that is there: a pool may bring them.
    pub unknown: Vec<String>,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeckFault {
    pub what: FaultView,
    /// The same in English.
    pub reason: String,
    pub way_out: String,
    pub clause: Option<String>,
    /// It is the list of Forbidden and Limited cards that forbids it.
    pub listed: bool,
}

/// What is wrong, for words of any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "fault")]
pub enum FaultView {
    /// 3.1.2-3, -12, -15
    Size { part: String, cards: u32, least: u32, most: u32 },
    /// 3.1.2-6 to -9, -14
    Copies { name: String, copies: u32, allowed: u32 },
    /// 3.1.2-5, -11
    WrongPart { name: String },
    /// 3.3.2-282
    Token { name: String },
    /// 3.7.1-2 to -4
    Listed { name: String, copies: u32, allowed: u32 },
}

impl DeckReport {
    /// What there is to say about these entries.
    pub fn of(catalogue: &Catalogue, entries: &[DeckEntry], form: Option<&str>) -> DeckReport {
        let found = || entries.iter().map(|entry| (entry, catalogue.find(&entry.number)));
        let library = Library::new(found().filter_map(|(_, found)| Some(found?.card.clone())));
        let deck = parts(catalogue, entries);
        let numbers = |wanted: &dyn Fn(Option<&host::Entry<crate::Ocg>>) -> bool| -> Vec<String> {
            let mut all: Vec<String> = Vec::new();
            for (entry, _) in found().filter(|(_, found)| wanted(*found)) {
                if !all.contains(&entry.number) {
                    all.push(entry.number.clone());
                }
            }
            all
        };
        let unknown = numbers(&|found| found.is_none());
        let too_small =
            |fault: &Fault| matches!(fault, Fault::Size { part, cards } if cards < part.size().start());
        // A deck is not called too small while some card is unknown: that may be the one that is missing.
        let stands =
            |fault: &Fault| !matches!(fault, Fault::Unknown(_)) && (unknown.is_empty() || !too_small(fault));
        let rules =
            faults(&library, &deck).into_iter().filter(stands).map(|fault| DeckFault::of_rule(&fault));
        let listed = catalogue.restrictions().breaches(&library, &deck);
        let faults: Vec<DeckFault> = rules.chain(listed.iter().map(DeckFault::of_list)).collect();
        let placed = |entry: &DeckEntry| PlacedEntry {
            number: entry.number.clone(),
            copies: entry.copies,
            part: part_of(catalogue, entry),
        };
        DeckReport {
            form: form.map(str::to_owned),
            entries: entries.iter().filter(|entry| !entry.side).map(placed).collect(),
            side: entries.iter().filter(|entry| entry.side).map(placed).collect(),
            main: deck.main.len() as u32,
            extra: deck.extra.len() as u32,
            beside: deck.side.len() as u32,
            legal: faults.is_empty() && unknown.is_empty(),
            faults,
            unread: numbers(&|found| found.is_some_and(|found| !found.card.unread.is_empty())),
            unknown,
        }
    }
}

impl DeckFault {
    fn of_rule(fault: &Fault) -> DeckFault {
        let what = match fault {
            Fault::Size { part, cards } => FaultView::Size {
                part: part_name(*part).to_owned(),
                cards: *cards as u32,
                least: *part.size().start() as u32,
                most: *part.size().end() as u32,
            },
            Fault::Copies { name, copies, .. } => {
                FaultView::Copies { name: name.clone(), copies: *copies as u32, allowed: COPIES as u32 }
            }
            Fault::NotInMain { card } | Fault::NotInExtra { card } => {
                FaultView::WrongPart { name: card.clone() }
            }
            Fault::Token { card } => FaultView::Token { name: card.clone() },
            Fault::Unknown(card) => FaultView::WrongPart { name: card.0.to_string() },
        };
        let clause = fault.statement().map(str::to_owned);
        DeckFault { what, reason: fault.to_string(), way_out: fault.way_out(), clause, listed: false }
    }

    fn of_list(breach: &Breach) -> DeckFault {
        let Breach { name, copies, allowed, statement } = breach;
        let what = FaultView::Listed { name: name.clone(), copies: *copies as u32, allowed: *allowed as u32 };
        let (reason, way_out) = (breach.to_string(), breach.way_out());
        DeckFault { what, reason, way_out, clause: Some((*statement).to_owned()), listed: true }
    }
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Main => "main",
        Part::Extra => "extra",
        Part::Side => "side",
    }
}
