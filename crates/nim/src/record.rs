//! What a game starts from.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seed, Windows};

/// The stones, the numbers that can be drawn, who begins, and chance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub stones: u64,
    /// What each seat draws from.
    pub numbers: PerSeat<Vec<u64>>,
    pub first: Seat,
    pub seed: Seed,
    pub rules: Rules,
    pub windows: Windows,
}

/// The rules beyond taking stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// First both show 1 to 3 fingers at once: seat A begins if the sum is odd.
    pub fingers: bool,
    /// Whoever holds the number that the other has just taken may lay it off: the stones come back.
    pub returns: bool,
    /// Whoever leaves a multiple of 5 declares how many stones are added, 1 to 20.
    pub adds: bool,
}

impl Rules {
    pub const ALL: Rules = Rules { fingers: true, returns: true, adds: true };
}

impl Setup {
    /// The plain game.
    pub fn new(stones: u64, seed: impl Into<Seed>) -> Setup {
        let (rules, windows, seed) = (Rules::default(), Windows::Exact, seed.into());
        let numbers = PerSeat::new(|_| vec![1, 2, 3]);
        Setup { stones, numbers, first: Seat::A, seed, rules, windows }
    }

    /// With all rules.
    pub fn full(stones: u64, seed: impl Into<Seed>) -> Setup {
        Setup { rules: Rules::ALL, ..Setup::new(stones, seed) }
    }
}
