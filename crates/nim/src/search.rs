//! The game as players that think ahead see it.

use crate::Nim;
use crate::game::{FINGERS, Stage};
use table::{Dice, Outcome, Recorded, Searchable, Seat, StateHash, Table};

impl Searchable for Nim {
    /// The other's numbers, the other's secret answer, and what will be drawn.
    fn redeal(&mut self, seat: Seat, dice: &mut Dice) {
        if self.asked(seat).is_none() {
            return;
        }
        self.dice = dice.split();
        for at in 0..self.hands[seat.other()].len() {
            self.hands[seat.other()][at] = self.draw(seat.other());
        }
        if let Stage::Fingers(shown) = &mut self.stage
            && let Some(secret) = &mut shown[seat.other()]
        {
            *secret = dice.roll(usize::from(FINGERS)) as u8 + 1;
        }
    }

    /// Numbers that the other may draw are not known either.
    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice) {
        if self.asked(seat).is_some() {
            self.numbers[seat.other()] = self.numbers[seat].clone();
        }
        self.redeal(seat, dice);
    }

    fn standing(&self, seat: Seat) -> f32 {
        match self.outcome {
            Some(Outcome::Won(winner)) if winner == seat => 1.0,
            Some(Outcome::Won(_)) => -1.0,
            Some(Outcome::Draw) | None => 0.0,
        }
    }

    fn option_likeness(&self, seat: Seat, option: usize) -> u64 {
        // Copies of a number come to the same.
        let key = self.key(seat, option);
        let number = key.as_str().split(" #").next().unwrap_or_default();
        StateHash::of_text(number).number()
    }

    fn likeness(&self) -> u64 {
        self.state_hash().number()
    }

    fn is_quiet(&self) -> bool {
        matches!(self.stage, Stage::Take(_))
    }
}
