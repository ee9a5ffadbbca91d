//! Whether a list is a legal deck, and what would make it one (DCG 1-4-1).

use digimon::library::LibraryError;
use digimon_text::deck::{Entry, Import, Section};
use digimon_view::catalogue::{self, Catalogue, Judged, judge, section};
use host::Unread;
use serde::Serialize;

/// What is said of a deck list.
#[derive(Serialize)]
pub struct DeckReport {
    form: &'static str,
    /// Nothing is wrong with it, and every card is known.
    legal: bool,
    /// It is legal, and its cards can be played, or need not be.
    pub accepted: bool,
    /// How many cards are in the deck and in the Digi-Egg deck.
    main: usize,
    eggs: usize,
    faults: Vec<Wrong>,
    /// Numbers that are in no pool.
    unknown: Vec<String>,
    /// Cards whose text is not understood.
    unread: Vec<String>,
    notes: Vec<String>,
    cards: Vec<Row>,
}

#[derive(Serialize)]
struct Wrong {
    /// Nothing if it is not the rulebook that forbids it.
    clause: Option<&'static str>,
    what: String,
    way_out: String,
}

#[derive(Serialize)]
struct Row {
    number: String,
    copies: u16,
    name: Option<String>,
    deck: Option<&'static str>,
}

impl DeckReport {
    /// Cards whose text is not understood make it unacceptable, unless they are played.
    pub fn of(import: &Import, catalogue: &Catalogue, unread: Unread) -> Result<DeckReport, LibraryError> {
        let judged = judge(catalogue, &import.deck)?;
        let legal = judged.legal();
        let wrong = judged.wrong.iter().map(|wrong| Wrong {
            clause: wrong.clause(),
            what: wrong.to_string(),
            way_out: wrong.way_out(),
        });
        Ok(DeckReport {
            form: import.form.name(),
            legal,
            accepted: legal && (judged.unread.is_empty() || unread == Unread::Played),
            main: judged.main,
            eggs: judged.eggs,
            faults: wrong.collect(),
            notes: notes(import, &judged),
            unknown: judged.unknown,
            unread: judged.unread,
            cards: import.deck.entries().iter().map(|entry| row(entry, catalogue)).collect(),
        })
    }

    /// For a person; `hint` says why numbers may be unknown.
    pub fn in_words(&self, file: &str, hint: &str) -> String {
        in_words(self, file, hint)
    }
}

/// What is not judged.
fn notes(import: &Import, judged: &Judged) -> Vec<String> {
    let half_pairs = judged.half_pairs.iter();
    let mut notes: Vec<String> = half_pairs
        .map(|card| format!("{card} may not be beside certain cards, and the pool does not say which: see the official list"))
        .collect();
    if !import.side.is_empty() {
        notes.push(format!("the {} cards of the sideboard are not counted", import.side.cards()));
    }
    notes
}

fn row(entry: &Entry, catalogue: &Catalogue) -> Row {
    let found = catalogue.find(entry.number.as_str());
    let deck = |found: &catalogue::Entry| match section(found.card.category) {
        Section::Eggs => "eggs",
        Section::Main | Section::Side => "main",
    };
    Row {
        number: entry.number.as_str().to_owned(),
        copies: entry.copies,
        name: found.map(|found| found.card.name.to_string()),
        deck: found.map(deck),
    }
}

fn in_words(report: &DeckReport, file: &str, hint: &str) -> String {
    let DeckReport { form, legal, accepted, main, eggs, faults, unknown, unread, notes, .. } = report;
    let verdict = match (legal, accepted) {
        (true, true) => "legal",
        (true, false) => "legal, but refused: it cannot be played yet",
        (false, _) => "not legal",
    };
    let mut lines = vec![format!("{file} ({form}): {main} cards and {eggs} Digi-Eggs"), verdict.to_owned()];
    lines.extend(faults.iter().map(|fault| format!("  {}: {}", fault.what, fault.way_out)));
    if !unknown.is_empty() {
        lines.push(format!("  unknown: {} ({})", unknown.join(", "), hint));
    }
    if !unread.is_empty() {
        let why = "`headjudge cards show NUMBER --pool FILE` shows where the text stops, --allow-unread accepts them";
        lines.push(format!("  not understood: {} ({why})", unread.join(", ")));
    }
    lines.extend(notes.iter().map(|note| format!("  note: {note}")));
    lines.join("\n")
}
