//! How the match stands that the game of a room belongs to.

use super::Room;
use crate::problem;
use crate::protocol::{self, MatchNow, ToPage};
use host::Problem;
use serde_json::Value;
use table::{MatchRefused, MatchStage, MatchStep, PerSeat, Seat};
use tokio::time::Instant;

/// Why something cannot be done in a match.
pub(super) fn refused(why: MatchRefused<Problem>) -> Problem {
    match why {
        MatchRefused::NotNow => problem::no_break(),
        MatchRefused::ReadyAlready(seat) => problem::ready_already(seat),
        MatchRefused::OtherChooses(seat) => problem::other_seat_chooses(seat),
        MatchRefused::NoChanges => problem::deck_stays(),
        MatchRefused::Deck(problem) => problem,
    }
}

impl Room {
    /// The match after all that is stored of it.
    ///
    /// # Errors
    /// When a step of it is not allowed any more.
    pub(super) fn update_match(&mut self) -> Result<(), Problem> {
        let Some(so_far) = &self.plan.in_match else { return Ok(()) };
        let mut now = so_far.played(&*self.host).map_err(problem::bad_match)?;
        for step in self.steps_of_this_game() {
            now.take(step, &*self.host).map_err(refused)?;
        }
        self.in_match = Some(now);
        Ok(())
    }

    /// The end of this game, and what followed it.
    pub(super) fn steps_of_this_game(&self) -> Vec<MatchStep<Value>> {
        let Some(outcome) = self.live.facts.outcome else { return Vec::new() };
        let last = self.at().checked_sub(1).map_or(self.plan.time(), |last| self.moves[last].left);
        let mut steps = vec![MatchStep::Played { outcome, left: self.match_time(last) }];
        steps.extend_from_slice(&self.state.steps);
        steps
    }

    /// What the clocks had left, where time is kept over the match.
    fn match_time(&self, left: [i64; 2]) -> Option<PerSeat<u32>> {
        self.plan.in_match.as_ref()?.time?;
        Some(PerSeat(left.map(|left| u32::try_from(left.max(0)).unwrap_or(u32::MAX))))
    }

    /// Does the match go on after the game that has just ended with this on its clocks?
    pub(super) fn match_goes_on_after(&self, left: [i64; 2]) -> bool {
        let (Some(outcome), Some(mut now)) = (self.live.facts.outcome, self.in_match.clone()) else {
            return false;
        };
        let ended = MatchStep::Played { outcome, left: self.match_time(left) };
        now.take(ended, &*self.host).is_ok() && now.outcome().is_none()
    }

    pub(super) fn is_in_break(&self) -> bool {
        self.in_match.as_ref().is_some_and(|now| Seat::BOTH.into_iter().any(|seat| now.waits_for(seat)))
    }

    /// The game is over, and so is the match that it belongs to: nothing has to be hidden any more.
    pub(super) fn is_all_over(&self) -> bool {
        let is_match_over = self.in_match.as_ref().is_none_or(|now| now.outcome().is_some());
        self.is_over() && (is_match_over || self.match_ended)
    }

    pub(super) fn match_now(&self) -> Option<MatchNow> {
        let (so_far, now) = (self.plan.in_match.as_ref()?, self.in_match.as_ref()?);
        let left_ms =
            self.break_ends.map(|end| end.when.saturating_duration_since(Instant::now()).as_millis() as u32);
        let stage = match now.stage() {
            MatchStage::Playing { .. } => protocol::MatchStage::Playing,
            MatchStage::Break { ready, .. } => protocol::MatchStage::Break {
                ready: Seat::BOTH.map(|seat| ready[seat].is_some()),
                may_change_decks: self.host.may_change_decks(),
                left_ms,
            },
            MatchStage::Choosing(seat) => protocol::MatchStage::Choosing { seat: *seat, left_ms },
            MatchStage::Over(outcome) => protocol::MatchStage::Over { outcome: *outcome },
        };
        Some(MatchNow {
            best_of: now.best_of(),
            game: so_far.games.len() as u32 + 1,
            won: now.score().won.0,
            drawn: now.score().drawn,
            earlier: so_far.games.clone(),
            next: self.state.next.clone(),
            over: self.match_ended || now.outcome().is_some(),
            stage,
        })
    }

    /// Tells somebody what their own seat plays with.
    pub(super) fn tell_deck(&mut self, index: usize, seat: Seat) -> Result<(), Problem> {
        super::said::own(self.seated[index].holding, seat)?;
        let now = self.in_match.as_ref().ok_or_else(problem::single_game)?;
        let (deck, registered) = (now.decks()[seat].clone(), now.registered()[seat].clone());
        self.seated[index].tell(&ToPage::Deck { seat, deck, registered });
        Ok(())
    }
}
