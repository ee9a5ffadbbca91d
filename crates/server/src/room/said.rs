//! What somebody in the room says, and what becomes of it.

use super::ahead::Considered;
use super::look::AskedAbout;
use super::seated::holds;
use super::{Made, Room};
use crate::problem;
use crate::protocol::{FromPage, Holding, ToPage};
use host::{Move, Problem};
use table::{Key, MatchStep, Seat};
use tokio::sync::oneshot;

/// So many values are found at most.
const MOST_FOUND: usize = 20;

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
            FromPage::Foresee { id, at, key, seat } => {
                self.foresee(index, Considered { id, at, key, seat }, done).await
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
            FromPage::Answer { at, key, seat } => self.answer(id, who, at as usize, key, seat).await,
            FromPage::Find { id, text, seat } => self.find(index, id, text, seat).await,
            FromPage::Respond { seat, how } => {
                own(who, seat)?;
                let mut state = self.state.clone();
                state.respond[seat.index()] = how;
                self.keep(state).await?;
                // A bot that thinks is not disturbed.
                let is_asked = self.live.facts.asked[seat.index()].is_some();
                if is_asked { self.go_on().await } else { self.tell_all().await }
            }
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
            FromPage::AskBack { seat } => self.ask_back(who, seat).await,
            FromPage::AnswerBack { seat, accept } => self.answer_back(who, seat, accept).await,
            FromPage::Say { seat, word } => self.say(who, seat, word),
            FromPage::Share => {
                player(who)?;
                self.share().await
            }
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
            // It is done apart from the game.
            FromPage::Foresee { .. } => Ok(()),
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

    async fn answer(
        &mut self,
        id: u64,
        who: Holding,
        at: usize,
        key: Key,
        seat: Option<Seat>,
    ) -> Result<(), Problem> {
        if self.was_taken(who, at, &key) {
            return self.tell(vec![id]).await;
        }
        let seat = self.answering_at(who, seat, at)?;
        self.make(Move::Answer { seat, key }).await
    }

    /// Which seat answers, if it is the question of this moment that is asked.
    pub(super) fn answering_at(&self, who: Holding, named: Option<Seat>, at: usize) -> Result<Seat, Problem> {
        let answering = self.answering(who, named);
        let is_same = answering.as_ref().is_ok_and(|&seat| self.is_same_question(at, seat));
        if at == self.at() || is_same { answering } else { Err(problem::other_moment(at, self.at())) }
    }

    /// Which seat answers: the one that is named, or the one that this one holds and that is asked.
    fn answering(&self, who: Holding, named: Option<Seat>) -> Result<Seat, Problem> {
        let is_asked = |seat: &Seat| self.live.facts.asked[seat.index()].is_some();
        let asked: Vec<Seat> = Seat::BOTH.into_iter().filter(is_asked).collect();
        let own =
            asked.iter().copied().find(|&seat| holds(who, seat) && named.is_none_or(|named| named == seat));
        match (own, asked.first()) {
            (Some(seat), _) => Ok(seat),
            (None, Some(&seat)) => Err(problem::other_seat_is_asked(seat)),
            (None, None) => Err(problem::game_is_over()),
        }
    }

    /// An answer that is sent again after a lost connection.
    fn was_taken(&self, who: Holding, at: usize, key: &Key) -> bool {
        let made = self.moves.get(at).filter(|_| at < self.at());
        made.is_some_and(|made| match &made.this {
            Move::Answer { seat, key: taken } => taken == key && holds(who, *seat),
            Move::Option(_) | Move::Concede(_) | Move::Draw | Move::TimeOut(_) => false,
        })
    }

    /// Where both are asked, the other's answer does not change the question.
    fn is_same_question(&self, at: usize, seat: Seat) -> bool {
        let by_other = |made: &Made| match &made.this {
            Move::Answer { seat: own, .. } => *own != seat,
            Move::Option(_) | Move::Concede(_) | Move::Draw | Move::TimeOut(_) => false,
        };
        let since =
            self.moves.get(at..self.at()).into_iter().flatten().zip(&self.asked[at.min(self.asked.len())..]);
        at <= self.at()
            && since.into_iter().all(|(made, asked)| asked.iter().all(Option::is_some) && by_other(made))
    }

    /// Values that are meant by a text.
    async fn find(&mut self, index: usize, id: u32, text: String, seat: Option<Seat>) -> Result<(), Problem> {
        let seat = self.answering(self.seated[index].holding, seat)?;
        let values = self.live.with(move |playing| playing.find_values(seat, &text, MOST_FOUND)).await?;
        self.seated[index].tell(&ToPage::Found { id, values });
        Ok(())
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
