//! Looking at an earlier moment, and who may take a whole game with them.

use super::Room;
use super::call::Copy;
use super::moment::Wanted;
use super::seated::{Seated, viewer, written};
use super::state::Made;
use super::tell::seen_by;
use crate::problem;
use crate::protocol::{Holding, Now, Replay, Stage, ToPage, VERSION};
use crate::work::Rank;
use host::{Move, Playing, Problem, Viewer};
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::oneshot;

/// A question about a card or place, and who looks.
pub struct AskedAbout {
    pub id: u32,
    pub what: Value,
    pub viewer: Option<Holding>,
}

impl Room {
    /// May this one see everything? In practice, and when the game and its match are over, the players may.
    pub(super) fn is_open_to(&self, who: Holding) -> bool {
        match who {
            Holding::Both => true,
            Holding::A | Holding::B => self.is_all_over() || self.plan.practice,
            Holding::Watcher => self.is_all_over() && (self.state.shared || self.state.shown == [true; 2]),
        }
    }

    /// Whoever has the link for watchers may see the whole game from now on, as whoever plays may pass on the file.
    pub(super) async fn share(&mut self) -> Result<(), Problem> {
        self.hear_of_match_end().await;
        if !self.is_all_over() {
            return Err(problem::replay_too_early());
        }
        self.keep(super::State { shared: true, ..self.state.clone() }).await?;
        self.tell_all().await
    }

    fn looking_eyes(&self, seated: &Seated, wanted: Option<Holding>) -> Result<Viewer, Problem> {
        let who = seated.holding;
        let own = viewer(who, self.plan.shown_to(seated.guest_of, self.state.shown));
        let Some(wanted) = wanted else { return Ok(own) };
        let wanted = viewer(wanted, [false; 2]);
        let may = wanted == own
            || wanted == Viewer::Public
            || match who {
                Holding::Both => true,
                Holding::A | Holding::B => self.is_all_over(),
                Holding::Watcher => self.is_open_to(who),
            };
        may.then_some(wanted).ok_or_else(problem::hidden_cards)
    }

    /// The table as it was.
    pub(super) fn look(
        &self,
        index: usize,
        at: u32,
        wanted: Option<Holding>,
        done: oneshot::Sender<()>,
    ) -> Result<(), Problem> {
        let viewer = self.looking_eyes(&self.seated[index], wanted)?;
        let head = self.head();
        self.at_moment(index, at, None, done, move |playing| {
            let stage = playing.outcome().map_or(Stage::Asking, |outcome| Stage::Over { outcome });
            let then = Now { at, to_answer: playing.to_answer(), stage, clocks: None, ..head };
            Ok(ToPage::Then(seen_by(playing, viewer, 0, &then)))
        })
    }

    /// What can be said about something as it was.
    pub(super) fn about_then(
        &self,
        index: usize,
        asked: AskedAbout,
        at: u32,
        done: oneshot::Sender<()>,
    ) -> Result<(), Problem> {
        let AskedAbout { id, what, viewer } = asked;
        let viewer = self.looking_eyes(&self.seated[index], viewer)?;
        self.at_moment(index, at, Some(id), done, move |playing| {
            playing.about(&what, viewer).map(|about| ToPage::About { id, about })
        })
    }

    /// What can be said about something now.
    pub(super) async fn about(&mut self, index: usize, asked: AskedAbout) -> Result<(), Problem> {
        let AskedAbout { id, what, viewer } = asked;
        let viewer = self.looking_eyes(&self.seated[index], viewer)?;
        let about = self.live.with(move |playing| playing.about(&what, viewer)).await??;
        self.seated[index].tell(&ToPage::About { id, about });
        Ok(())
    }

    /// Answers from another task: the game goes on meanwhile.
    fn at_moment(
        &self,
        index: usize,
        at: u32,
        about: Option<u32>,
        done: oneshot::Sender<()>,
        look: impl FnOnce(&dyn Playing) -> Result<ToPage, Problem> + Send + 'static,
    ) -> Result<(), Problem> {
        let Some(moves) = self.moves.get(..at as usize) else {
            return Err(problem::not_so_many_moves(self.moves.len()));
        };
        let moves: Vec<Move> = moves.iter().map(|made| made.this.clone()).collect();
        let kept = self.seated[index].kept.clone();
        let workers = kept.workers(&moves, &self.lobby.work).clone();
        let (beginning, places) = (self.beginning.clone(), Arc::clone(&self.lobby.moments));
        let wanted = Wanted { beginning, moves, kept, places };
        let outbox = self.seated[index].outbox();
        tokio::spawn(async move {
            let looked = workers.run(Rank::Watched, move || wanted.seen(look)?).await.flatten();
            let said = looked.unwrap_or_else(|problem| ToPage::Refused { problem, about });
            let _ = outbox.try_send(written(&said));
            let _ = done.send(());
        });
        Ok(())
    }

    pub(super) fn replay(&self, who: Holding) -> Result<Replay, Problem> {
        self.may_take(who)?;
        Ok(Replay {
            game: self.host.key().to_owned(),
            version: VERSION,
            record: self.record.clone(),
            played_by: self.played_by.clone(),
            moves: self.made(),
            hashes: self.moves[..self.at()].iter().filter_map(|made| made.hash).collect(),
            players: self.plan.players(|seat| self.is_here(seat)),
        })
    }

    pub(super) fn copy(&self, who: Holding, at: u32) -> Result<Copy, Problem> {
        self.may_take(who)?;
        let beyond = || problem::not_so_many_moves(self.moves.len());
        let moves = self.moves.get(..at as usize).ok_or_else(beyond)?;
        let (game, record) = (self.host.key().to_owned(), self.record.clone());
        Ok(Copy {
            game,
            record,
            played_by: self.played_by.clone(),
            steps: moves.iter().map(Made::step).collect(),
        })
    }

    /// The moves that count, for those who look back at what is over or practise.
    pub(super) fn whole(&self, who: Holding) -> Result<Copy, Problem> {
        self.copy(who, self.at() as u32)
    }

    /// The record has everything in it that is hidden.
    pub(super) fn may_take(&self, who: Holding) -> Result<(), Problem> {
        self.is_open_to(who).then_some(()).ok_or_else(problem::replay_too_early)
    }
}
