//! The player that takes any option.

use crate::{Bot, Budget, Tried, options_of};
use table::{Dice, Seat, Table};

/// Every option is equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl<G: Table> Bot<G> for Random {
    fn choose(&mut self, game: &G, seat: Seat, _tried: &Tried, _budget: Budget) -> usize {
        match options_of(game, seat) {
            0 | 1 => 0,
            options => self.dice.roll(options),
        }
    }
}
