//! The player that takes what looks best at once: a few milliseconds a choice.

use crate::look::{Width, after, attempt, different};
use crate::{Bot, Budget, Tried, options_of};
use table::{Dice, Searchable, Seat};

/// Tries every option on a few games whose hidden cards are dealt anew, plays on until everything
/// is settled, and compares how it stands then.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
}

/// On so many games each option is tried.
const DEALS: u32 = 4;
const WIDTH: Width = Width(6);

impl Greedy {
    pub fn new(seed: u64) -> Greedy {
        Greedy { dice: Dice::new(seed) }
    }

    fn compare<G: Searchable>(&mut self, game: &G, seat: Seat, tried: &Tried, budget: Budget) -> usize {
        let options = tried.leave(game, different(game, seat));
        let mut stood: Vec<(f32, f32)> = vec![(0.0, 0.0); options.len()];
        let mut thinking = budget.start();
        for _ in 0..DEALS {
            if !thinking.go_on() {
                break;
            }
            let mut dealt = game.clone();
            dealt.redeal(seat, &mut self.dice);
            for ((sum, times), (_, option)) in stood.iter_mut().zip(&options) {
                // The same chance for every option.
                let mut dice = self.dice.clone();
                let next =
                    attempt(|| after(&dealt, seat, *option, WIDTH, &mut dice, &thinking).standing(seat));
                *sum += next.unwrap_or(-1.0);
                *times += 1.0;
                if thinking.is_late() {
                    break;
                }
            }
            self.dice = self.dice.split();
        }
        let mean = |(sum, times): (f32, f32)| if times > 0.0 { sum / times } else { f32::NEG_INFINITY };
        let best = stood.into_iter().map(mean).enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
        best.and_then(|(at, _)| options.get(at)).map_or(0, |&(_, option)| option)
    }
}

impl<G: Searchable> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, seat: Seat, tried: &Tried, budget: Budget) -> usize {
        match options_of(game, seat) {
            0 | 1 => 0,
            _ => attempt(|| self.compare(game, seat, tried, budget)).unwrap_or_default(),
        }
    }
}
