//! What somebody in the room says, and what becomes of it.

use super::Room;
use super::look::AskedAbout;
use super::seated::holds;
use crate::problem;
use crate::protocol::{FromPage, Holding, ToPage};
use host::{Move, Problem};
use table::{MatchStep, Seat};
use tokio::sync::oneshot;

impl Room {
    /// Does what a connection says; what cannot be done is refused.
    pub(super) async fn said(&mut self, id: u64, what: FromPage, done: oneshot::Sender<()>) {
        let Some(index) = self.seated.iter().position(|seated| seated.id == id) else { return };
        let about = what.about();
        if what.looks_back() {
            self.hear_of_match_end().await;
        }
        let result = match what {
            FromPage::Look { at: Some(at), viewer } => self.look(index, at, viewer, done),
            FromPage::About { id, what, at: Some(at), viewer } => {
                self.about_then(index, AskedAbout { id, what, viewer }, at, done)
            }
            what => self.obey(index, what).await,
        };
        if let Err(problem) = result
            && let Some(seated) = self.seated.iter_mut().find(|seated| seated.id == id)
        {
            seated.tell(&ToPage::Refused { problem, about });
        }
    }

    async fn obey(&mut self, index: usize, what: FromPage) -> Result<(), Problem> {
        let (id, who) = (self.seated[index].id, self.seated[index].holding);
        match what {
            FromPage::Answer { at, option } => self.answer(id, who, at as usize, option).await,
            FromPage::Concede { seat } if self.is_in_break() => {
                self.step_in_match(who, seat, MatchStep::GaveUp(seat)).await
            }
            FromPage::Ready { seat, deck } => {
                self.step_in_match(who, seat, MatchStep::Ready { seat, deck }).await
            }
            FromPage::First { seat, first } => {
                self.step_in_match(who, seat, MatchStep::First { seat, first }).await
            }
            FromPage::Deck { seat } => self.tell_deck(index, seat),
            FromPage::Concede { seat } => {
                self.playing(who, seat)?;
                self.make(Move::Concede(seat)).await
            }
            FromPage::OfferDraw { seat } => self.offer_draw(who, seat).await,
            FromPage::AnswerDraw { seat, accept } => self.answer_draw(who, seat, accept).await,
            FromPage::Undo => {
                player(who)?;
                self.undo().await
            }
            FromPage::Redo => {
                player(who)?;
                self.redo().await
            }
            FromPage::Rematch => self.want_rematch(who).await,
            FromPage::Show { seat, show } => {
                own(who, seat)?;
                let mut state = self.state.clone();
                state.shown[seat.index()] = show;
                self.keep(state).await?;
                self.tell_all().await
            }
            FromPage::About { id, what, at: _, viewer } => {
                self.about(index, AskedAbout { id, what, viewer }).await
            }
            FromPage::Look { .. } => {
                self.seated[index].kept.forget();
                self.seated[index].seen = 0;
                self.tell(vec![id]).await
            }
            FromPage::Ping => {
                self.seated[index].tell(&ToPage::Pong);
                Ok(())
            }
        }
    }

    async fn answer(&mut self, id: u64, who: Holding, at: usize, option: u16) -> Result<(), Problem> {
        let this = Move::Option(option);
        let was_taken = |room: &Room| {
            let asked = room.asked.get(at).copied().flatten();
            at < room.at() && room.moves[at].this == this && asked.is_some_and(|seat| holds(who, seat))
        };
        if was_taken(self) {
            return self.tell(vec![id]).await;
        }
        if at != self.at() {
            return Err(problem::other_moment(at, self.at()));
        }
        match self.live.facts.to_answer {
            None => Err(problem::game_is_over()),
            Some(seat) if !holds(who, seat) => Err(problem::other_seat_is_asked(seat)),
            Some(_) => self.make(this).await,
        }
    }

    /// Somebody who holds this seat, in a game that is not over.
    pub(super) fn playing(&self, who: Holding, seat: Seat) -> Result<(), Problem> {
        own(who, seat)?;
        if self.is_over() { Err(problem::game_is_over()) } else { Ok(()) }
    }
}

pub(super) fn own(who: Holding, seat: Seat) -> Result<(), Problem> {
    holds(who, seat).then_some(()).ok_or_else(|| problem::other_seat(seat))
}

fn player(who: Holding) -> Result<(), Problem> {
    (who != Holding::Watcher).then_some(()).ok_or_else(problem::watchers_do_not_play)
}
