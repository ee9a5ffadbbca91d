//! OCG 3.1.2, 3.7.1: whether a list is a legal deck, and what would make it one.

use crate::Playable;
use crate::deck::in_play;
use ocg::Deck;
use ocg::card::Password;
use ocg::overview::deck_building::{Fault, faults};
use ocg::tournament::limit_list::{Breach, LimitList};
use serde::Serialize;

/// What is said of a deck list.
#[derive(Serialize)]
pub struct DeckReport {
    /// Nothing is wrong with it.
    legal: bool,
    /// It is legal, and all of its cards are understood.
    pub accepted: bool,
    main: usize,
    extra: usize,
    side: usize,
    faults: Vec<Wrong>,
    /// Cards whose text is not understood.
    unread: Vec<u32>,
}

/// What is wrong with a deck, and what puts it right.
#[derive(Serialize)]
struct Wrong {
    statement: Option<&'static str>,
    what: String,
    way_out: String,
}

impl DeckReport {
    pub fn of(deck: &Deck, cards: &Playable) -> DeckReport {
        let library = cards.library(in_play(deck).chain(deck.side.iter().copied()));
        let is_unread = |fault: &Fault| matches!(fault, Fault::Unknown(card) if cards.is_refused(*card));
        let mut wrong: Vec<Wrong> =
            faults(&library, deck).iter().filter(|fault| !is_unread(fault)).map(Wrong::of_fault).collect();
        wrong.extend(LimitList::of_cards(&library).breaches(&library, deck).iter().map(Wrong::of_breach));
        let all = in_play(deck).chain(deck.side.iter().copied());
        let mut unread: Vec<u32> = all.filter(|card| cards.is_refused(*card)).map(|Password(n)| n).collect();
        unread.sort_unstable();
        unread.dedup();
        DeckReport {
            legal: wrong.is_empty(),
            accepted: wrong.is_empty() && unread.is_empty(),
            main: deck.main.len(),
            extra: deck.extra.len(),
            side: deck.side.len(),
            faults: wrong,
            unread,
        }
    }

    pub fn in_words(&self, file: &str) -> String {
        let DeckReport { legal, accepted, main, extra, side, faults, unread } = self;
        let verdict = match (legal, accepted) {
            (true, true) => "legal",
            (true, false) => "legal, but refused: it cannot be played yet",
            (false, _) => "not legal",
        };
        let mut lines =
            vec![format!("{file}: {main} cards, {extra} in the Extra Deck, {side} in the Side Deck")];
        lines.push(verdict.to_owned());
        lines.extend(faults.iter().map(|wrong| format!("  {}: {}", wrong.what, wrong.way_out)));
        if !unread.is_empty() {
            let numbers = unread.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
            let why = "`headjudge cards show NUMBER --game ocg --pool FILE` shows where the text stops";
            lines.push(format!("  not understood: {numbers} ({why})"));
        }
        lines.join("\n")
    }
}

impl Wrong {
    fn of_fault(fault: &Fault) -> Wrong {
        Wrong { statement: fault.statement(), what: fault.to_string(), way_out: fault.way_out() }
    }

    fn of_breach(breach: &Breach) -> Wrong {
        Wrong { statement: Some(breach.statement()), what: breach.to_string(), way_out: breach.way_out() }
    }
}
