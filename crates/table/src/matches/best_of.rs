//! How long a match is.

use serde::{Deserialize, Serialize};

/// How many games decide a match: who has won more than half of them has won it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct BestOf(u8);

/// Nobody can win more than half of an even number for certain, and there is an end to everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a match is best of 1, 3, 5, 7 or 9 games, not of {0}")]
pub struct NoMatchLength(pub u8);

impl BestOf {
    pub const ONE: BestOf = BestOf(1);
    pub const THREE: BestOf = BestOf(3);
    pub const FIVE: BestOf = BestOf(5);
    const MOST: u8 = 9;

    pub fn games(self) -> u32 {
        self.0.into()
    }

    pub fn wins_needed(self) -> u32 {
        self.games() / 2 + 1
    }
}

impl TryFrom<u8> for BestOf {
    type Error = NoMatchLength;

    fn try_from(games: u8) -> Result<BestOf, NoMatchLength> {
        let fits = games % 2 == 1 && games <= BestOf::MOST;
        fits.then_some(BestOf(games)).ok_or(NoMatchLength(games))
    }
}

impl From<BestOf> for u8 {
    fn from(best_of: BestOf) -> u8 {
        best_of.0
    }
}
