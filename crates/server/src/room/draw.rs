//! Agreeing on a draw. An offer that was turned down is not made again before a move was made.

use super::{Room, State};
use crate::problem;
use crate::protocol::Holding;
use host::{Move, Problem};
use table::Seat;

impl Room {
    pub(super) async fn offer_draw(&mut self, who: Holding, seat: Seat) -> Result<(), Problem> {
        self.playing(who, seat)?;
        if !self.plan.is_person(seat.other()) {
            return Err(problem::bot_plays_on());
        }
        if self.state.draw_offered_by == Some(seat.other()) {
            return self.make(Move::Draw).await;
        }
        self.may_offer(seat)?;
        self.keep(State { draw_offered_by: Some(seat), ..self.state.clone() }).await?;
        self.tell_all().await
    }

    fn may_offer(&self, seat: Seat) -> Result<(), Problem> {
        if self.state.draw_offered_by == Some(seat) {
            return Err(problem::draw_offer_stands());
        }
        if self.state.draw_turned_down[seat.index()] == Some(self.at() as u32) {
            return Err(problem::draw_declined());
        }
        Ok(())
    }

    pub(super) async fn answer_draw(
        &mut self,
        who: Holding,
        seat: Seat,
        accept: bool,
    ) -> Result<(), Problem> {
        self.playing(who, seat)?;
        if self.state.draw_offered_by != Some(seat.other()) {
            return Err(problem::no_draw_offered());
        }
        if accept {
            return self.make(Move::Draw).await;
        }
        let mut state = State { draw_offered_by: None, ..self.state.clone() };
        state.draw_turned_down[seat.other().index()] = Some(self.at() as u32);
        self.keep(state).await?;
        self.tell_all().await
    }
}
