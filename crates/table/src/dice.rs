//! Chance that lives inside the game: a named generator, seeded once, part of the state.

use crate::Seed;
use rand_chacha::ChaCha12Rng;
use rand_core::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A source of chance. Two dice with the same seed roll the same for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice(Generator);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Generator {
    Xoshiro256PlusPlus(Xoshiro256PlusPlus),
    /// The seed, and how many words were drawn: the words are made when they are wanted, so that
    /// a game that is copied has no buffer to copy.
    ChaCha12 {
        seed: [u8; 32],
        drawn: u64,
    },
}

impl Dice {
    /// Quick dice, for players that draw lots; a game has those of its [`Seed`].
    pub fn new(seed: u64) -> Self {
        Dice::of(&Seed::Xoshiro256PlusPlus(seed))
    }

    pub fn of(seed: &Seed) -> Self {
        Dice(match *seed {
            Seed::Xoshiro256PlusPlus(seed) => {
                Generator::Xoshiro256PlusPlus(Xoshiro256PlusPlus::seed_from_u64(seed))
            }
            Seed::ChaCha12(seed) => Generator::ChaCha12 { seed, drawn: 0 },
        })
    }

    /// A number from 0 up to, not including, `sides`; every value equally likely.
    ///
    /// # Panics
    /// When `sides` is 0.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.draw(|words| roll(words, sides))
    }

    /// Other dice, which roll by themselves from now on.
    pub fn split(&mut self) -> Dice {
        Dice::new(self.draw(|words| words.next_u64()))
    }

    /// Puts `items` into a random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draw(|words| {
            for last in (1..items.len()).rev() {
                items.swap(last, roll(words, last + 1));
            }
        });
    }

    fn draw<R>(&mut self, draw: impl FnOnce(&mut dyn RngCore) -> R) -> R {
        match &mut self.0 {
            Generator::Xoshiro256PlusPlus(words) => draw(words),
            Generator::ChaCha12 { seed, drawn } => {
                let mut words = ChaCha12Rng::from_seed(*seed);
                words.set_word_pos(u128::from(*drawn));
                let result = draw(&mut words);
                *drawn = words.get_word_pos() as u64;
                result
            }
        }
    }
}

/// Lemire's method: multiply, and reject the few values that would favour low results.
fn roll(words: &mut (impl RngCore + ?Sized), sides: usize) -> usize {
    assert!(sides > 0, "a die has at least one side");
    let sides = sides as u64;
    let threshold = sides.wrapping_neg() % sides;
    loop {
        let wide = u128::from(words.next_u64()) * u128::from(sides);
        if wide as u64 >= threshold {
            return (wide >> 64) as usize;
        }
    }
}

impl Hash for Dice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.0 {
            Generator::Xoshiro256PlusPlus(words) => words.clone().next_u64().hash(state),
            Generator::ChaCha12 { seed, drawn } => (seed, drawn).hash(state),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(seed: u64) -> [Dice; 2] {
        [Dice::new(seed), Dice::of(&Seed::from(seed))]
    }

    #[test]
    fn the_same_seed_rolls_the_same() {
        for (mut a, mut b) in both(7).into_iter().zip(both(7)) {
            let rolls = |dice: &mut Dice| (0..100).map(|_| dice.roll(6)).collect::<Vec<_>>();
            assert_eq!(rolls(&mut a), rolls(&mut b));
        }
    }

    #[test]
    fn every_side_comes_up() {
        for mut dice in both(1) {
            let mut seen = [0; 6];
            for _ in 0..6000 {
                seen[dice.roll(6)] += 1;
            }
            assert!(seen.iter().all(|&n| (800..1200).contains(&n)), "{seen:?}");
        }
    }

    /// The rolls of stored games: whoever changes them changes every game that was ever played.
    #[test]
    fn the_generators_are_those_of_their_names() {
        let rolls = both(1).map(|mut dice| (0..8).map(|_| dice.roll(1000)).collect::<Vec<_>>());
        let xoshiro = [811, 747, 100, 746, 184, 590, 986, 523];
        let chacha = [963, 37, 60, 65, 884, 996, 949, 750];
        assert_eq!(rolls, [xoshiro, chacha]);
    }

    #[test]
    fn a_shuffle_draws_as_single_rolls_do() {
        for (mut at_once, mut one_by_one) in both(3).into_iter().zip(both(3)) {
            let (mut all, mut each) = ([0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]);
            at_once.shuffle(&mut all);
            (1..8).rev().for_each(|last| each.swap(last, one_by_one.roll(last + 1)));
            assert_eq!((all, at_once), (each, one_by_one));
        }
    }
}
