//! The log: events with what was known when they happened, told to whoever asks.

use super::{Handles, PerViewer, Viewing};
use crate::view::{EventView, Line};
use digimon::Game;
use digimon::state::{AttackTarget, Clause, Event, Holder, Label, PutTo, UnitId, What};
use host::End;
use std::collections::BTreeMap;
use table::Seat;

mod event;
mod known;

use known::is_told;

/// All that has happened.
#[derive(Clone, Default)]
pub struct Log {
    lines: Vec<Entry>,
    turn: u16,
    /// What each unit was when it was last spoken of.
    units: BTreeMap<UnitId, Label>,
}

#[derive(Clone)]
struct Entry {
    turn: u16,
    at: u32,
    what: Noted,
    clauses: Vec<Clause>,
    /// The numbers that the cards in it had then.
    handles: PerViewer<Handles>,
}

#[derive(Clone)]
enum Noted {
    /// With the unit that the event names only by its number, and whose attack goes on.
    Event {
        what: What,
        unit: Option<Label>,
        attacker: Option<Seat>,
    },
    End(End),
}

impl Log {
    /// Knows the units that are in play now.
    pub fn new(game: &Game) -> Log {
        let label = |unit: &digimon::state::Unit| {
            let state = game.state().card(unit.top());
            (unit.id, Label { card: unit.top(), def: state.def, unit: Some(unit.id), known: state.known })
        };
        let units = game.state().units().iter().map(label).collect();
        Log { lines: Vec::new(), turn: game.state().turn(), units }
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Takes in what happened after so many moves. What nobody may hear of is left out.
    pub fn add(&mut self, events: Vec<Event>, at: u32, game: &Game, handles: &PerViewer<Handles>) {
        for event in events {
            if let What::TurnBegan { number, .. } = event.what {
                self.turn = number;
            }
            for label in event.what.labels() {
                if let Some(unit) = label.unit {
                    self.units.insert(unit, *label);
                }
            }
            if is_told(&event.what) {
                let unit = unit_of(&event.what).and_then(|unit| self.units.get(&unit).copied());
                let attacker = attacker(&event.what, game);
                let cards = || event.what.labels().into_iter().chain(&unit).map(|label| label.card);
                let handles = PerViewer::new(|viewer| handles.of(viewer).only(cards()));
                let what = Noted::Event { what: event.what, unit, attacker };
                self.lines.push(Entry { turn: self.turn, at, what, clauses: event.clauses, handles });
            }
        }
    }

    /// Notes how it ended: who concedes loses at once (1-2-4).
    pub fn ended(&mut self, end: End, at: u32) {
        let clauses = match end {
            End::Conceded(_) => vec!["1-2-4"],
            End::DrawAgreed | End::TimeRanOut(_) => Vec::new(),
        };
        let (turn, what, handles) = (self.turn, Noted::End(end), PerViewer::default());
        self.lines.push(Entry { turn, at, what, clauses, handles });
    }

    /// The lines from a number on.
    pub fn from(&self, from: usize, viewing: Viewing<'_>) -> Vec<Line> {
        self.lines.iter().skip(from).map(|entry| entry.line(viewing)).collect()
    }
}

impl Entry {
    fn line(&self, viewing: Viewing<'_>) -> Line {
        let viewing = viewing.then(self.handles.of(viewing.viewer));
        let says = match &self.what {
            Noted::Event { what, unit, attacker } => {
                viewing.event(what, unit.as_ref(), *attacker, &self.clauses)
            }
            Noted::End(End::Conceded(seat)) => EventView::Conceded { seat: *seat },
            Noted::End(End::DrawAgreed) => EventView::DrawAgreed,
            Noted::End(End::TimeRanOut(seat)) => EventView::TimeRanOut { seat: *seat },
        };
        let clauses = self.clauses.iter().map(|&clause| clause.to_owned()).collect();
        Line { turn: self.turn, at: self.at, says, clauses }
    }
}

/// The unit that an event names only by its number.
fn unit_of(what: &What) -> Option<UnitId> {
    match what {
        What::AttackDeclared { target: AttackTarget::Unit(unit), .. }
        | What::TargetSwitched { target: AttackTarget::Unit(unit) }
        | What::Put { to: PutTo::Under(unit, ..), .. } => Some(*unit),
        _ => None,
    }
}

/// Who attacks, where the target is told.
fn attacker(what: &What, game: &Game) -> Option<Seat> {
    let card = match what {
        What::AttackDeclared { unit, .. } => unit.card,
        What::TargetSwitched { .. } => return Some(game.state().turn_player()),
        _ => return None,
    };
    game.state().cards().get(usize::from(card.0)).map(|state| state.owner)
}

/// An effect that an event speaks of.
fn holder_of(what: &What) -> Option<(&Holder, &Label)> {
    match what {
        What::Triggered { holder, card }
        | What::Activated { holder, card }
        | What::Lost { holder, card }
        | What::Declined { holder, card } => Some((holder, card)),
        _ => None,
    }
}
