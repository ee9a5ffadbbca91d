//! A match above the game: best of so many games, with a break between two of them in which each seat may change its
//! deck in secret. What a game allows in a match it says by [`MatchRules`]; what happened is a list of [`MatchStep`]s.

mod best_of;
mod replay;
mod rules;
mod score;
mod step;
#[cfg(test)]
mod tests;

pub use best_of::{BestOf, NoMatchLength};
pub use replay::{MatchReplay, MatchReplayError};
pub use rules::{FirstPlayer, MatchRules};
pub use score::Score;
pub use step::{MatchRefused, MatchStep};

use crate::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// A match as plain data: it plays no game, reads no clock and draws nothing by chance; it is told what happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Match<D> {
    best_of: BestOf,
    /// What the seats brought: changes are measured against it, and after the match it is what they have again.
    registered: PerSeat<D>,
    /// What the seats play with now.
    decks: PerSeat<D>,
    score: Score,
    /// What is left of the time that each seat has for the whole match, in milliseconds.
    left: Option<PerSeat<u32>>,
    stage: MatchStage<D>,
}

/// What a match waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum MatchStage<D> {
    /// The end of a game. `first` begins it; where nobody does, the game itself says who.
    Playing {
        first: Option<Seat>,
    },
    /// Both seats, each with the deck for the next game. Neither may know what the other brings.
    Break {
        after: Outcome,
        ready: PerSeat<Option<D>>,
    },
    /// This seat says who begins the next game.
    Choosing(Seat),
    Over(Outcome),
}

impl<D: Clone> Match<D> {
    /// A match at the beginning of its first game. `time` is what each seat has for all games together.
    pub fn new(best_of: BestOf, registered: PerSeat<D>, time: Option<PerSeat<u32>>) -> Match<D> {
        let stage = MatchStage::Playing { first: None };
        Match { best_of, decks: registered.clone(), registered, score: Score::default(), left: time, stage }
    }

    pub fn best_of(&self) -> BestOf {
        self.best_of
    }

    pub fn score(&self) -> Score {
        self.score
    }

    pub fn stage(&self) -> &MatchStage<D> {
        &self.stage
    }

    pub fn left(&self) -> Option<PerSeat<u32>> {
        self.left
    }

    pub fn registered(&self) -> &PerSeat<D> {
        &self.registered
    }

    /// What the seats play with, in this game or, in a break, in the last one.
    pub fn decks(&self) -> &PerSeat<D> {
        &self.decks
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            MatchStage::Over(outcome) => Some(outcome),
            MatchStage::Playing { .. } | MatchStage::Break { .. } | MatchStage::Choosing(_) => None,
        }
    }

    /// Which game is played, or was played last, from 1 on.
    pub fn game(&self) -> u32 {
        let ended = self.score.games();
        match self.stage {
            MatchStage::Playing { .. } => ended + 1,
            MatchStage::Break { .. } | MatchStage::Choosing(_) => ended,
            MatchStage::Over(_) => ended.max(1),
        }
    }

    /// Does the match wait for this seat between two games?
    pub fn waits_for(&self, seat: Seat) -> bool {
        match &self.stage {
            MatchStage::Break { ready, .. } => ready[seat].is_none(),
            MatchStage::Choosing(chooser) => *chooser == seat,
            MatchStage::Playing { .. } | MatchStage::Over(_) => false,
        }
    }

    /// What a seat does that does not care, or does nothing in time: it keeps its deck, and begins.
    pub fn default_step(&self, seat: Seat) -> Option<MatchStep<D>> {
        match &self.stage {
            MatchStage::Break { ready, .. } if ready[seat].is_none() => {
                Some(MatchStep::Ready { seat, deck: None })
            }
            MatchStage::Choosing(chooser) if *chooser == seat => Some(MatchStep::First { seat, first: seat }),
            MatchStage::Break { .. }
            | MatchStage::Choosing(_)
            | MatchStage::Playing { .. }
            | MatchStage::Over(_) => None,
        }
    }
}
