//! What came of a change: whom it happened to, as triggers and the effect behind it see it.
//!
//! Only the pipe can make one, and only who has one can change the board.

use crate::game::Game;
use crate::state::{CardId, Clause, Event, Facts, Thing, What};

/// A change that is being made.
#[derive(Debug)]
pub(crate) struct Made {
    /// Those that it happened to.
    pub subjects: Vec<Thing>,
    /// The second party: the card digivolved into, the unit that cards were under.
    pub other: Vec<Thing>,
    /// What the effect behind it has done it to, where that is something else than the subjects.
    pub done_to: Option<Vec<Thing>>,
    pub facts: Facts,
    /// 4-17-1: cards that have gone from the field, or from under a card, to somewhere else.
    pub gone: Vec<CardId>,
    /// 4-5-6: the units whose top card went somewhere without the stack.
    pub without_top: Vec<Thing>,
    /// Cards that are no longer in a security stack.
    pub from_security: Vec<Thing>,
    /// The clauses of the rule that makes it; those of the change itself, if there are none.
    pub clauses: &'static [Clause],
    /// The event, if anyone listens. Where a change is told of each of its subjects, one for each.
    told: Vec<Event>,
}

impl Made {
    /// Made by the clauses of this rule.
    pub(super) fn by(clauses: &'static [Clause]) -> Made {
        Made {
            subjects: Vec::new(),
            other: Vec::new(),
            done_to: None,
            facts: Facts::default(),
            gone: Vec::new(),
            without_top: Vec::new(),
            from_security: Vec::new(),
            clauses,
            told: Vec::new(),
        }
    }

    /// Says what happened, if anyone listens: by the clauses of the change, unless a rule makes it.
    pub fn tell(&mut self, game: &Game, clauses: &[Clause], what: impl FnOnce(&Game) -> What) {
        let by_rule = self.clauses;
        self.tell_also(game, if by_rule.is_empty() { clauses } else { by_rule }, what);
    }

    /// Says what else happened with it.
    pub fn tell_also(&mut self, game: &Game, clauses: &[Clause], what: impl FnOnce(&Game) -> What) {
        if game.log.is_some() {
            self.told.push(Event { what: what(game), clauses: clauses.to_vec() });
        }
    }

    /// Writes the event to the log.
    pub(super) fn record(&mut self, game: &mut Game) {
        if let Some(log) = &mut game.log {
            log.append(&mut self.told);
        }
    }
}
