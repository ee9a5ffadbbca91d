//! The next game of a match: a room of its own, which the same keys open.

use super::{Plan, Room, State, settle};
use crate::lobby::seconds;
use crate::problem;
use crate::store::{StoredRoom, Write};
use crate::token;
use crate::work::Rank;
use host::{NextGame, Problem};
use serde_json::Value;
use std::sync::Arc;
use table::{PerSeat, Seat};

impl Room {
    /// Stores its room together with what led to it, which is in `state`.
    pub(super) async fn open_next_game(
        &mut self,
        state: &mut State,
        decks: PerSeat<Value>,
        first: Option<Seat>,
    ) -> Result<(), Problem> {
        let (host, record, seed) = (Arc::clone(&self.host), self.record.clone(), token::seed()?);
        let dealt = self.lobby.work.opening.run(Rank::Watched, move || {
            let next = NextGame { decks: &decks, first };
            let record = host.next_game(&record, next, seed)?;
            let played_by = host.played_by(&record)?;
            Ok::<_, Problem>((record, Some(played_by)))
        });
        let (record, played_by) = dealt.await??;
        let id = token::token()?;
        let room = StoredRoom {
            id: id.clone(),
            game: self.host.key().to_owned(),
            record,
            played_by,
            plan: self.next_plan(state)?,
            state: State { shown: state.shown, respond: state.respond, ..State::default() },
            begun: seconds(),
            moves: Vec::new(),
            damaged: None,
        };
        state.next = Some(id);
        let old = Write::State { room: self.id.clone(), state: state.clone(), ended: true };
        settle(&self.lobby, self.term, room, vec![old]).await
    }

    /// The same people with the same keys; the match with all that happened here.
    fn next_plan(&self, state: &State) -> Result<Plan, Problem> {
        let mut plan = self.plan.clone();
        let so_far = plan.in_match.as_mut().ok_or_else(problem::single_game)?;
        so_far.steps.extend(self.steps_of_this_game().into_iter().take(1));
        so_far.steps.extend_from_slice(&state.steps);
        so_far.games.push(self.id.clone());
        Ok(plan)
    }
}
