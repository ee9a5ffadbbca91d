//! Telling everybody in a room what they may know.

use super::Room;
use super::seated::{viewer, written};
use crate::protocol::{Now, Stage, ToPage, VERSION};
use axum::extract::ws::Utf8Bytes;
use host::{Move, Playing, Problem, Viewer};
use serde_json::Value;
use table::Seat;

impl Room {
    /// Everything about now that is the same for all viewers.
    pub(super) fn head(&self) -> Now {
        let facts = self.live.facts;
        let stage = match (facts.outcome, facts.to_answer) {
            (Some(outcome), _) => Stage::Over { outcome },
            (None, Some(seat)) if !self.plan.is_person(seat) => Stage::Thinking,
            (None, _) => Stage::Asking,
        };
        let wanted_by = |seat: &Seat| self.plan.is_person(*seat) && self.state.wants_rematch[seat.index()];
        Now {
            at: self.at() as u32,
            of: self.moves.len() as u32,
            view: Value::Null,
            from: 0,
            lines: Vec::new(),
            to_answer: facts.to_answer,
            options: 0,
            stage,
            in_match: self.match_now(),
            clocks: self.clock.as_ref().map(|clock| clock.shown(self.out_of_time())),
            draw_offered_by: self.state.draw_offered_by,
            rematch_wanted_by: Seat::BOTH.into_iter().find(wanted_by),
            shown: self.state.shown,
            can_undo: self.undo_to().is_some(),
            can_redo: self.redo_to().is_some(),
        }
    }

    fn out_of_time(&self) -> Option<Seat> {
        match self.moves.last()?.this {
            Move::TimeOut(seat) => Some(seat),
            Move::Option(_) | Move::Concede(_) | Move::Draw => None,
        }
    }

    pub(super) fn welcome_all(&mut self) {
        for index in 0..self.seated.len() {
            let welcome = self.welcome(index);
            self.seated[index].tell(&welcome);
        }
    }

    fn welcome(&self, index: usize) -> ToPage {
        let holding = self.seated[index].holding;
        ToPage::Welcome {
            version: VERSION,
            room: self.id.clone(),
            game: self.host.key().to_owned(),
            you: holding,
            players: self.plan.players(|seat| self.is_here(seat)),
            watch: self.plan.watch_for(holding),
            practice: self.plan.practice,
            turns: self.turns.clone(),
        }
    }

    /// Tells everybody how the table is now.
    pub(super) async fn tell_all(&mut self) -> Result<(), Problem> {
        let all = self.seated.iter().map(|seated| seated.id).collect();
        self.tell(all).await
    }

    /// Tells these connections how the table is now.
    pub(super) async fn tell(&mut self, ids: Vec<u64>) -> Result<(), Problem> {
        let mut wanted: Vec<(Viewer, usize)> = Vec::new();
        for seated in self.seated.iter_mut().filter(|seated| ids.contains(&seated.id)) {
            let viewer = viewer(seated.holding, self.plan.shown_to(seated.guest_of, self.state.shown));
            if seated.viewer != viewer {
                (seated.viewer, seated.seen) = (viewer, 0);
            }
            if !wanted.contains(&(viewer, seated.seen)) {
                wanted.push((viewer, seated.seen));
            }
        }
        if wanted.is_empty() {
            return Ok(());
        }
        let head = self.head();
        let asked = wanted.clone();
        let seen = move |playing: &mut dyn Playing| {
            let told: Vec<Utf8Bytes> = asked
                .iter()
                .map(|&(viewer, from)| written(&ToPage::Now(seen_by(playing, viewer, from, &head))))
                .collect();
            (told, playing.lines())
        };
        let (told, lines) = self.live.with(seen).await?;
        for seated in self.seated.iter_mut().filter(|seated| ids.contains(&seated.id)) {
            let found =
                wanted.iter().position(|&(viewer, from)| (viewer, from) == (seated.viewer, seated.seen));
            if let Some(found) = found {
                seated.send(told[found].clone());
                seated.seen = lines;
            }
        }
        Ok(())
    }
}

/// What this viewer sees of a game, with the log from a line on.
pub(super) fn seen_by(playing: &dyn Playing, viewer: Viewer, from: usize, head: &Now) -> Now {
    let from = from.min(playing.lines());
    let is_asked = playing.to_answer().is_some_and(|seat| viewer.knows_as(seat));
    Now {
        view: playing.view(viewer),
        from: from as u32,
        lines: playing.log(from, viewer),
        options: if is_asked { playing.options() as u32 } else { 0 },
        ..head.clone()
    }
}
