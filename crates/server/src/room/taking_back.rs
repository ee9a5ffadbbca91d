//! Undo and redo, where somebody practises.

use super::Room;
use crate::problem;
use host::{Move, Problem};
use table::Seat;

impl Room {
    /// Where an undo leads: before the last choice of a person.
    pub(super) fn undo_to(&self) -> Option<usize> {
        (self.plan.practice && self.stopped.is_none())
            .then(|| (0..self.at()).rev().find(|&at| self.is_persons(at)))?
    }

    /// Where a redo leads: to the next choice of a person, or to the end.
    pub(super) fn redo_to(&self) -> Option<usize> {
        let (at, all) = (self.at(), self.moves.len());
        let next = || (at + 1..all).find(|&next| self.is_persons(next)).unwrap_or(all);
        (self.plan.practice && self.stopped.is_none() && at < all).then(next)
    }

    fn is_persons(&self, at: usize) -> bool {
        match self.moves[at].this {
            Move::Answer { seat, .. } => self.plan.is_person(seat) && self.is_choice_of(at, seat),
            Move::Option(_) => false,
            Move::Concede(_) | Move::Draw | Move::TimeOut(_) => true,
        }
    }

    /// Did this seat choose here? What was passed for it would be passed again.
    pub(super) fn is_choice_of(&self, at: usize, seat: Seat) -> bool {
        let passes = |asked| self.state.respond[seat.index()].passes(asked).is_some();
        match self.moves[at].this {
            Move::Answer { seat: own, .. } => {
                own == seat && !self.asked[at][seat.index()].is_some_and(passes)
            }
            Move::Option(_) | Move::Concede(_) | Move::Draw | Move::TimeOut(_) => false,
        }
    }

    pub(super) async fn undo(&mut self) -> Result<(), Problem> {
        self.go_to(self.undo_to().ok_or_else(problem::nothing_to_undo)?).await
    }

    pub(super) async fn redo(&mut self) -> Result<(), Problem> {
        self.go_to(self.redo_to().ok_or_else(problem::nothing_to_redo)?).await
    }

    pub(super) async fn go_to(&mut self, to: usize) -> Result<(), Problem> {
        if self.state.next.is_some() {
            return Err(problem::next_game_began());
        }
        let old = self.state.clone();
        let cursor = (to < self.moves.len()).then_some(to as u32);
        self.state.cursor = cursor;
        self.state.steps.clear();
        let opened = self.reopen().await.and_then(|()| self.update_match());
        let state = super::State {
            cursor,
            draw_offered_by: None,
            draw_turned_down: [None; 2],
            back_asked_by: None,
            back_turned_down: [None; 2],
            wants_rematch: [false; 2],
            steps: Vec::new(),
            ..old.clone()
        };
        if let Err(problem) = match opened {
            Ok(()) => self.keep(state).await,
            Err(problem) => Err(problem),
        } {
            self.state = old;
            self.reopen().await?;
            self.update_match()?;
            return Err(problem);
        }
        if let Some(clock) = &mut self.clock {
            match to.checked_sub(1) {
                Some(last) => clock.set(self.moves[last].left),
                None => clock.full(),
            }
        }
        self.go_on().await
    }
}
