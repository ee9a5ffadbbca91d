//! The log: events with what was known when they happened, told to whoever asks.

use super::{Handles, Viewing};
use crate::view::{EventView, Line};
use host::{End, PerViewer};
use ocg::Game;
use ocg::state::{By, CardId, Logged, Snapshot, Statement, What};

/// All that has happened.
#[derive(Clone, Default)]
pub struct Log {
    lines: Vec<Entry>,
    turn: u16,
}

#[derive(Clone)]
struct Entry {
    turn: u16,
    at: u32,
    what: Noted,
    /// The numbers that the cards in it had then.
    handles: PerViewer<Handles>,
}

#[derive(Clone)]
enum Noted {
    Event(Box<Logged>),
    End(End),
}

impl Log {
    pub fn new(game: &Game) -> Log {
        Log { lines: Vec::new(), turn: game.state().turn().number }
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Takes in what happened after so many moves.
    pub fn add(&mut self, events: Vec<Logged>, at: u32, handles: &PerViewer<Handles>) {
        for logged in events {
            if let What::TurnBegan(_, number) = logged.event.what {
                self.turn = number;
            }
            let cards = cards_of(&logged);
            let handles = PerViewer::new(|viewer| handles.of(viewer).only(cards.iter().copied()));
            let what = Noted::Event(Box::new(logged));
            self.lines.push(Entry { turn: self.turn, at, what, handles });
        }
    }

    /// Notes how it ended: who gives up loses at once (3.1.4-1).
    pub fn ended(&mut self, end: End, at: u32) {
        let entry = Entry { turn: self.turn, at, what: Noted::End(end), handles: PerViewer::default() };
        self.lines.push(entry);
    }

    /// The lines from a number on.
    pub fn from(&self, from: usize, viewing: Viewing<'_>) -> Vec<Line> {
        self.lines.iter().skip(from).map(|entry| entry.line(viewing)).collect()
    }
}

impl Entry {
    fn line(&self, viewing: Viewing<'_>) -> Line {
        let viewing = viewing.then(self.handles.of(viewing.viewer));
        let (says, clauses): (EventView, &[Statement]) = match &self.what {
            Noted::Event(logged) => (viewing.event(logged), &logged.statements),
            Noted::End(End::Conceded(seat)) => (EventView::Conceded { seat: *seat }, &["3.1.4-1"]),
            Noted::End(End::DrawAgreed) => (EventView::DrawAgreed, &[]),
            Noted::End(End::TimeRanOut(seat)) => (EventView::TimeRanOut { seat: *seat }, &[]),
        };
        let clauses = clauses.iter().map(|&clause| clause.to_owned()).collect();
        Line { turn: self.turn, at: self.at, says, clauses }
    }
}

/// Every card that the line may name.
fn cards_of(logged: &Logged) -> Vec<CardId> {
    let event = &logged.event;
    let all = event.subjects.iter().chain(&event.other).map(|one: &Snapshot| one.card.card);
    let by = match event.by {
        By::Rule => None,
        By::Cost(source) | By::Effect(source) => Some(source.card.card),
        By::Battle(card) => Some(card.card),
        By::Summon(card, _) => Some(card),
    };
    let source = match event.what {
        What::Activated(source) | What::Resolved(source) | What::Finished(source) => Some(source.card.card),
        _ => None,
    };
    all.chain(by).chain(source).collect()
}
