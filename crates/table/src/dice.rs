//! Chance that lives inside the game: xoshiro256++, seeded once, part of the state.

use rand_core::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The game's own source of chance. Two dice with the same seed roll the same for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 up to, not including, `sides`; every value equally likely.
    ///
    /// # Panics
    /// When `sides` is 0.
    pub fn roll(&mut self, sides: usize) -> usize {
        assert!(sides > 0, "a die has at least one side");
        let sides = sides as u64;
        // Lemire's method: multiply, and reject the few values that would favour low results.
        let threshold = sides.wrapping_neg() % sides;
        loop {
            let wide = u128::from(self.0.next_u64()) * u128::from(sides);
            if wide as u64 >= threshold {
                return (wide >> 64) as usize;
            }
        }
    }

    /// Other dice, which roll by themselves from now on.
    pub fn split(&mut self) -> Dice {
        Dice::new(self.0.next_u64())
    }

    /// Puts `items` into a random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.roll(last + 1));
        }
    }
}

impl Hash for Dice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.clone().next_u64().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_rolls_the_same() {
        let (mut a, mut b) = (Dice::new(7), Dice::new(7));
        let rolls = |dice: &mut Dice| (0..100).map(|_| dice.roll(6)).collect::<Vec<_>>();
        assert_eq!(rolls(&mut a), rolls(&mut b));
    }

    #[test]
    fn every_side_comes_up() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[dice.roll(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (800..1200).contains(&n)), "{seen:?}");
    }
}
