//! Playing again: the same decks, the seats exchanged.

use super::seated::holds;
use super::state::Rematch;
use super::{Room, State, settle};
use crate::lobby::seconds;
use crate::problem;
use crate::protocol::{Holding, ToPage};
use crate::store::{StoredRoom, Write};
use crate::token;
use crate::work::Rank;
use host::{NextGame, Problem};
use std::sync::Arc;
use table::Seat;

impl Room {
    pub(super) async fn want_rematch(&mut self, who: Holding) -> Result<(), Problem> {
        if !self.is_over() {
            return Err(problem::rematch_too_early());
        }
        if self.in_match.is_some() && (self.state.next.is_some() || !self.is_all_over()) {
            return Err(problem::match_goes_on());
        }
        if who == Holding::Watcher {
            return Err(problem::rematch_of_players());
        }
        if self.state.rematch.is_none() {
            let mut state = self.state.clone();
            for seat in Seat::BOTH {
                state.wants_rematch[seat.index()] |= holds(who, seat) || !self.plan.is_person(seat);
            }
            match state.wants_rematch {
                [true, true] => self.open_rematch(state).await?,
                [false, _] | [_, false] => self.keep(state).await?,
            }
        }
        self.lead_to_rematch();
        self.tell_all().await
    }

    async fn open_rematch(&mut self, mut state: State) -> Result<(), Problem> {
        let (host, record, seed) = (Arc::clone(&self.host), self.record.clone(), token::seed()?);
        let registered = self.plan.in_match.as_ref().map(|so_far| so_far.registered.clone());
        let dealt = self.lobby.work.opening.run(Rank::Watched, move || {
            let record = match registered {
                // After a match everybody has what they brought to it.
                Some(decks) => host.next_game(&record, NextGame { decks: &decks, first: None }, seed)?,
                None => record,
            };
            let record = host.rematch(&record, seed)?;
            let played_by = host.played_by(&record)?;
            Ok::<_, Problem>((record, Some(played_by)))
        });
        let (record, played_by) = dealt.await??;
        let plan = self.plan.exchanged()?;
        let id = token::token()?;
        state.rematch = Some(Rematch { room: id.clone(), keys: plan.keys.clone() });
        let room = StoredRoom {
            id,
            game: self.host.key().to_owned(),
            record,
            played_by,
            plan,
            state: State { shown: [state.shown[1], state.shown[0]], ..State::default() },
            begun: seconds(),
            moves: Vec::new(),
            damaged: None,
        };
        let old = Write::State { room: self.id.clone(), state: state.clone(), ended: true };
        settle(&self.lobby, self.term, room, vec![old]).await?;
        self.state = state;
        Ok(())
    }

    fn lead_to_rematch(&mut self) {
        let Some(rematch) = &self.state.rematch else { return };
        for seated in &mut self.seated {
            if let Some(key) = rematch.key(seated.holding, seated.guest_of) {
                seated.tell(&ToPage::Rematch { room: rematch.room.clone(), key });
            }
        }
    }
}
