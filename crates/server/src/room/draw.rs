//! Agreeing on a draw. An offer that was turned down is not made again before a move was made.

use super::{Room, State};
use crate::protocol::Holding;
use host::{Move, Problem};
use table::Seat;

impl Room {
    pub(super) async fn offer_draw(&mut self, who: Holding, seat: Seat) -> Result<(), Problem> {
        self.playing(who, seat)?;
        if !self.plan.is_person(seat.other()) {
            return Err(Problem::new("draw", "the bot wants to play on", "go on, or concede"));
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
            return Err(Problem::new("draw", "your offer stands", "wait for the answer, or go on"));
        }
        if self.state.draw_turned_down[seat.index()] == Some(self.at() as u32) {
            let reason = "your offer was turned down, and no move was made since";
            return Err(Problem::new("draw", reason, "go on, and offer again after the next move"));
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
            return Err(Problem::new("draw", "no draw was offered to you", "offer one yourself"));
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
