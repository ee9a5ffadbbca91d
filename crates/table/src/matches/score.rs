//! How a match stands.

use super::BestOf;
use crate::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// How many games ended how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    pub won: PerSeat<u32>,
    pub drawn: u32,
}

impl Score {
    pub fn games(self) -> u32 {
        self.won[Seat::A] + self.won[Seat::B] + self.drawn
    }

    pub fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won(seat) => self.won[seat] += 1,
            Outcome::Draw => self.drawn += 1,
        }
    }

    /// A drawn game counts for nobody and another one is played. As many drawn games as the match should have had
    /// games end it all the same: then it is won by whoever is ahead.
    pub fn decides(self, best_of: BestOf) -> Option<Outcome> {
        let is_enough = Seat::BOTH.into_iter().any(|seat| self.won[seat] >= best_of.wins_needed());
        (is_enough || self.drawn >= best_of.games()).then(|| self.leader())
    }

    fn leader(self) -> Outcome {
        match self.won[Seat::A].cmp(&self.won[Seat::B]) {
            Ordering::Less => Outcome::Won(Seat::B),
            Ordering::Equal => Outcome::Draw,
            Ordering::Greater => Outcome::Won(Seat::A),
        }
    }
}
