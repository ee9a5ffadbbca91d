//! The player that takes any option.

use crate::{Bot, Budget, Tried};
use table::{Dice, Table};

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
    fn choose(&mut self, game: &G, _tried: &Tried, _budget: Budget) -> usize {
        match game.options() {
            0 | 1 => 0,
            options => self.dice.roll(options),
        }
    }
}
