//! Between two games of a match: each player says when they are ready, in secret with which deck, and whoever may choose
//! says who goes first. Bots keep their decks and go first; so does who is not ready in time.

use super::match_now::refused;
use super::said::own;
use super::{Call, Room};
use crate::problem;
use crate::protocol::Holding;
use crate::store::Write;
use host::Problem;
use serde_json::Value;
use std::mem::{Discriminant, discriminant};
use table::{MatchStage, MatchStep, Seat};
use tokio::time::Instant;

/// Each thing that is waited for has its own time.
#[derive(Clone, Copy)]
pub struct BreakEnd {
    pub when: Instant,
    of: Discriminant<MatchStage<Value>>,
}

impl Room {
    /// Somebody in this seat does something between two games. What is said again after a lost connection is done once.
    pub(super) async fn step_in_match(
        &mut self,
        who: Holding,
        seat: Seat,
        step: MatchStep<Value>,
    ) -> Result<(), Problem> {
        own(who, seat)?;
        if !self.state.steps.contains(&step) {
            self.take_steps(vec![step]).await?;
            self.go_on_with_match().await?;
        }
        self.tell_all().await
    }

    /// Time is up: whoever is waited for does the usual.
    pub(super) async fn end_break(&mut self) -> Result<(), Problem> {
        self.take_steps(self.usual_steps(|_| true)).await?;
        self.go_on_with_match().await?;
        self.tell_all().await
    }

    fn usual_steps(&self, whose: impl Fn(Seat) -> bool) -> Vec<MatchStep<Value>> {
        let Some(now) = &self.in_match else { return Vec::new() };
        let seats = Seat::BOTH.into_iter().filter(|&seat| whose(seat));
        seats.filter_map(|seat| now.default_step(seat)).collect()
    }

    /// Bots do their part, and the time runs for the others.
    pub(super) async fn go_on_with_match(&mut self) -> Result<(), Problem> {
        self.update_match()?;
        loop {
            let steps = self.usual_steps(|seat| !self.plan.is_person(seat));
            if steps.is_empty() || self.state.next.is_some() {
                break;
            }
            self.take_steps(steps).await?;
        }
        self.time_break();
        Ok(())
    }

    fn time_break(&mut self) {
        let stage = self.in_match.as_ref().map(|now| discriminant(now.stage()));
        self.break_ends = match (stage, self.break_ends) {
            (Some(_), _) if !self.is_in_break() || self.plan.clock.is_none() => None,
            (Some(stage), Some(end)) if end.of == stage => Some(end),
            (Some(of), _) => Some(BreakEnd { when: Instant::now() + self.lobby.limits.match_break, of }),
            (None, _) => None,
        };
    }

    /// Takes steps that belong together and stores them; where they lead to the next game, with its room.
    async fn take_steps(&mut self, steps: Vec<MatchStep<Value>>) -> Result<(), Problem> {
        let mut now = self.in_match.clone().ok_or_else(problem::no_break)?;
        let mut state = self.state.clone();
        for step in steps {
            now.take(step.clone(), &*self.host).map_err(refused)?;
            state.steps.push(step);
        }
        if let MatchStage::Playing { first } = *now.stage() {
            self.open_next_game(&mut state, now.decks().clone(), first).await?;
        } else {
            let ended = now.outcome().is_some();
            let write = Write::State { room: self.id.clone(), state: state.clone(), ended };
            self.lobby.store.write_in(self.term, vec![write]).await?;
        }
        (self.state, self.in_match) = (state, Some(now));
        Ok(())
    }

    /// The last game of a match may have ended meanwhile, in another room.
    pub(super) async fn hear_of_match_end(&mut self) {
        if let (Some(next), false) = (&self.state.next, self.match_ended) {
            let is_over = self.lobby.ask_room(next, |reply| Call::IsMatchOver { reply }).await;
            self.match_ended = is_over.unwrap_or(false);
        }
    }
}
