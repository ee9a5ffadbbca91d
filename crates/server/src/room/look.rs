//! Looking at an earlier moment, and who may take a whole game with them.

use super::Room;
use super::live::replayed;
use super::seated::{eyes, written};
use super::tell::seen_by;
use crate::protocol::{Holding, Now, Replay, Stage, ToPage, VERSION};
use host::{Eyes, Move, Problem, Record};
use std::sync::Arc;
use tokio::sync::oneshot;

impl Room {
    /// May this one see everything? In practice, and when the game is over, the players may.
    fn is_open_to(&self, who: Holding) -> bool {
        match who {
            Holding::Both => true,
            Holding::A | Holding::B => self.is_over() || self.plan.practice,
            Holding::Watcher => self.is_over() && self.state.shown == [true; 2],
        }
    }

    fn looking_eyes(&self, who: Holding, wanted: Option<Holding>) -> Result<Eyes, Problem> {
        let own = eyes(who, self.state.shown);
        let Some(wanted) = wanted else { return Ok(own) };
        let wanted = eyes(wanted, [false; 2]);
        let may = wanted == own
            || wanted == Eyes::Public
            || match who {
                Holding::Both => true,
                Holding::A | Holding::B => self.is_over(),
                Holding::Watcher => self.is_open_to(who),
            };
        let hidden = || {
            let way_out = "look with your own eyes, or wait until the game is over";
            Problem::new("eyes", "these cards are hidden from you", way_out)
        };
        may.then_some(wanted).ok_or_else(hidden)
    }

    /// Answers from another task: the game goes on meanwhile.
    pub(super) fn look(
        &mut self,
        index: usize,
        at: u32,
        wanted: Option<Holding>,
        done: oneshot::Sender<()>,
    ) -> Result<(), Problem> {
        let eyes = self.looking_eyes(self.seated[index].holding, wanted)?;
        let Some(moves) = self.moves.get(..at as usize) else {
            let reason = format!("only {} moves were made", self.moves.len());
            return Err(Problem::new("at", reason, "look at an earlier moment"));
        };
        let moves: Vec<Move> = moves.iter().map(|made| made.this).collect();
        let (host, record, head) = (Arc::clone(&self.host), self.record.clone(), self.head());
        let (outbox, opening) = (self.seated[index].outbox(), self.house.work.opening.clone());
        tokio::spawn(async move {
            let looked = opening.run(move || {
                let (playing, _) = replayed(&*host, &record, &moves)?;
                let stage = playing.outcome().map_or(Stage::Asking, |outcome| Stage::Over { outcome });
                let then = Now { at, to_answer: playing.to_answer(), stage, clocks: None, ..head };
                Ok(written(&ToPage::Then(seen_by(&*playing, eyes, 0, &then))))
            });
            let text = looked.await.flatten();
            let text = text.unwrap_or_else(|problem| written(&ToPage::Refused { problem }));
            let _ = outbox.try_send(text);
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
            moves: self.made(),
            players: self.plan.players(|seat| self.is_here(seat)),
        })
    }

    pub(super) fn copy(&self, who: Holding, at: u32) -> Result<(String, Record, Vec<Move>), Problem> {
        self.may_take(who)?;
        let moves = self.moves.get(..at as usize).ok_or_else(|| {
            let reason = format!("only {} moves were made", self.moves.len());
            Problem::new("at", reason, "start from an earlier moment")
        })?;
        let game = self.host.key().to_owned();
        Ok((game, self.record.clone(), moves.iter().map(|made| made.this).collect()))
    }

    /// The record has everything in it that is hidden.
    fn may_take(&self, who: Holding) -> Result<(), Problem> {
        let running = || {
            let reason = "the whole game has the other player's cards in it";
            Problem::new("replay", reason, "come back when the game is over")
        };
        self.is_open_to(who).then_some(()).ok_or_else(running)
    }
}
