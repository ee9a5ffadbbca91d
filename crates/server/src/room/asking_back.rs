//! A choice that is taken back with the other player's leave. Who was told no asks again after a move was made.

use super::{Room, State};
use crate::problem;
use crate::protocol::Holding;
use host::Problem;
use table::Seat;

impl Room {
    pub(super) async fn ask_back(&mut self, who: Holding, seat: Seat) -> Result<(), Problem> {
        self.playing(who, seat)?;
        if self.plan.practice || !self.plan.is_person(seat.other()) {
            return Err(problem::nobody_to_ask());
        }
        if self.state.back_asked_by.is_some() {
            return Err(problem::asked_back_already());
        }
        if self.state.back_turned_down[seat.index()] == Some(self.at() as u32) {
            return Err(problem::not_taken_back());
        }
        self.back_to(seat).ok_or_else(problem::nothing_to_undo)?;
        self.keep(State { back_asked_by: Some(seat), ..self.state.clone() }).await?;
        self.tell_all().await
    }

    pub(super) async fn answer_back(
        &mut self,
        who: Holding,
        seat: Seat,
        accept: bool,
    ) -> Result<(), Problem> {
        self.playing(who, seat)?;
        if self.state.back_asked_by != Some(seat.other()) {
            return Err(problem::nobody_asked_back());
        }
        if accept {
            let to = self.back_to(seat.other()).ok_or_else(problem::nothing_to_undo)?;
            return self.go_to(to).await;
        }
        let mut state = State { back_asked_by: None, ..self.state.clone() };
        state.back_turned_down[seat.other().index()] = Some(self.at() as u32);
        self.keep(state).await?;
        self.tell_all().await
    }

    /// Before the last choice of this seat.
    fn back_to(&self, seat: Seat) -> Option<usize> {
        let is_own = |&at: &usize| self.is_choice_of(at, seat);
        (0..self.at()).rev().find(is_own).filter(|_| self.stopped.is_none())
    }
}
