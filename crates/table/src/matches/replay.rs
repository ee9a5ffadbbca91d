//! A whole match as what was brought, its steps, and the records of its games one after the other.

use super::{BestOf, Match, MatchRefused, MatchRules, MatchStep};
use crate::PerSeat;
use serde::{Deserialize, Serialize};

/// All of a match. `G` is the record of a game, of whatever form; there is one for each step that ended a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MatchReplay<D, G> {
    pub best_of: BestOf,
    pub registered: PerSeat<D>,
    /// What each seat had for all games together, in milliseconds.
    pub time: Option<PerSeat<u32>>,
    pub steps: Vec<MatchStep<D>>,
    pub games: Vec<G>,
}

/// Where a replay does not fit the rules of its game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchReplayError<R> {
    #[error("step number {at} of the match does not fit: {why}")]
    Step { at: usize, why: MatchRefused<R> },
    #[error("{ended} games of the match ended, but {stored} are stored")]
    Games { ended: usize, stored: usize },
}

impl<D: Clone, G> MatchReplay<D, G> {
    pub fn new(best_of: BestOf, registered: PerSeat<D>, time: Option<PerSeat<u32>>) -> MatchReplay<D, G> {
        MatchReplay { best_of, registered, time, steps: Vec::new(), games: Vec::new() }
    }

    /// What the seats have for the rest of the match, where time is kept.
    pub fn time_left(&self) -> Option<PerSeat<u32>> {
        let last = self.steps.iter().rev().find_map(|step| match step {
            MatchStep::Played { left, .. } => *left,
            MatchStep::Ready { .. } | MatchStep::First { .. } | MatchStep::GaveUp(_) => None,
        });
        self.time.map(|all| last.unwrap_or(all))
    }

    /// The match after all its steps.
    ///
    /// # Errors
    /// At the first step that the rules refuse.
    pub fn played<R>(&self, rules: &R) -> Result<Match<D>, MatchReplayError<R::Refusal>>
    where
        R: MatchRules<Deck = D> + ?Sized,
    {
        let mut played = Match::new(self.best_of, self.registered.clone(), self.time);
        for (at, step) in self.steps.iter().enumerate() {
            played.take(step.clone(), rules).map_err(|why| MatchReplayError::Step { at: at + 1, why })?;
        }
        Ok(played)
    }

    /// The same for a match whose games are stored with it.
    ///
    /// # Errors
    /// When a step is refused, or games are missing or too many.
    pub fn played_with_games<R>(&self, rules: &R) -> Result<Match<D>, MatchReplayError<R::Refusal>>
    where
        R: MatchRules<Deck = D> + ?Sized,
    {
        let played = self.played(rules)?;
        let (ended, stored) = (played.score().games() as usize, self.games.len());
        if ended == stored { Ok(played) } else { Err(MatchReplayError::Games { ended, stored }) }
    }
}
