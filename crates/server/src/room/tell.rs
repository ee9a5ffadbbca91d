//! Telling everybody in a room what they may know.

use super::Room;
use super::seated::{viewer, written};
use crate::protocol::{Holding, Now, RunningTable, SeatAsked, Stage, ToPage, VERSION};
use axum::extract::ws::Utf8Bytes;
use host::{Move, Playing, Problem, Viewer};
use serde_json::Value;
use table::{Asked, Respond, Seat};

impl Room {
    /// Everything about now that is the same for all viewers.
    pub(super) fn head(&self) -> Now {
        let facts = self.live.facts;
        let to_answer = facts.to_answer().filter(|_| self.stopped.is_none());
        let stage = match (facts.outcome, to_answer) {
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
            to_answer,
            asked: Vec::new(),
            respond: self.state.respond.map(Some),
            read_only: self.stopped.clone(),
            stage,
            in_match: self.match_now(),
            clocks: self.clock.as_ref().map(|clock| clock.shown(self.out_of_time())),
            draw_offered_by: self.state.draw_offered_by,
            back_asked_by: self.state.back_asked_by,
            rematch_wanted_by: Seat::BOTH.into_iter().find(wanted_by),
            shown: self.state.shown,
            shared: self.state.shared,
            can_undo: self.undo_to().is_some(),
            can_redo: self.redo_to().is_some(),
        }
    }

    fn out_of_time(&self) -> Option<Seat> {
        match self.moves.last()?.this {
            Move::TimeOut(seat) => Some(seat),
            Move::Answer { .. } | Move::Option(_) | Move::Concede(_) | Move::Draw => None,
        }
    }

    pub(super) fn welcome_all(&mut self) {
        self.list();
        for index in 0..self.seated.len() {
            let welcome = self.welcome(index);
            self.seated[index].tell(&welcome);
        }
    }

    /// Among those that can be watched, if the players let anybody.
    fn list(&self) {
        if !self.plan.listed {
            return;
        }
        if self.is_over() || self.seated.is_empty() {
            return self.lobby.tables.is_gone(&self.id);
        }
        let in_match = self.match_now();
        self.lobby.tables.runs(RunningTable {
            room: self.id.clone(),
            key: self.plan.keys.watch.clone(),
            game: self.host.key().to_owned(),
            players: self.plan.players(|seat| self.is_here(seat)),
            turn: self.live.facts.turn,
            best_of: in_match.as_ref().map(|now| now.best_of),
            won: in_match.map_or([0; 2], |now| now.won),
            begun: self.begun,
        });
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
            seed: self.seed_for(holding),
        }
    }

    /// Whoever knows it knows every hidden card.
    fn seed_for(&self, holding: Holding) -> Option<String> {
        let may = self.is_over() && self.is_open_to(holding);
        may.then(|| self.host.seed(&self.record).ok()).flatten().map(|seed| seed.to_string())
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
    let may_answer = |seat: &Seat| viewer.knows_as(*seat) && head.read_only.is_none();
    Now {
        view: playing.view(viewer),
        from: from as u32,
        lines: playing.log(from, viewer),
        asked: Seat::BOTH
            .into_iter()
            .filter(may_answer)
            .filter_map(|seat| asked(playing, seat, head.respond[seat.index()]))
            .collect(),
        respond: Seat::BOTH.map(|seat| head.respond[seat.index()].filter(|_| viewer.knows_as(seat))),
        ..head.clone()
    }
}

/// What a seat is asked; a window that is passed for it is no question, or an answer would race the pass.
fn asked(playing: &dyn Playing, seat: Seat, respond: Option<Respond>) -> Option<SeatAsked> {
    let asked = playing.asked(seat)?;
    if respond.unwrap_or_default().passes(asked).is_some() {
        return None;
    }
    let Asked { kind, options: _, pass } = asked;
    Some(SeatAsked { seat, kind, keys: playing.keys(seat), pass: pass.map(|pass| pass as u32) })
}
