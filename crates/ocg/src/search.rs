//! The duel as players that think ahead see it.

use crate::game::Game;
use crate::redeal::Decklist;
use crate::state::Ask;
use crate::turn::endless;
use crate::{redeal, standing};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Dice, Searchable, Seat};

impl Searchable for Game {
    fn redeal(&mut self, seat: Seat, dice: &mut Dice) {
        redeal::redeal(self, seat, dice, Decklist::Known);
    }

    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice) {
        redeal::redeal(self, seat, dice, Decklist::Unknown);
    }

    fn standing(&self, seat: Seat) -> f32 {
        standing::standing(self, seat)
    }

    /// The engine's own numbers of cards are not changed by dealing anew.
    fn option_likeness(&self, seat: Seat, option: usize) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.decision().map(|decision| (decision.ask, decision.about)).hash(&mut hasher);
        let decision = self.decision().filter(|decision| decision.seat == seat);
        decision.and_then(|decision| decision.options.get(option)).hash(&mut hasher);
        hasher.finish()
    }

    fn likeness(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        endless::canonical(self).hash(&mut hasher);
        hasher.finish()
    }

    fn is_quiet(&self) -> bool {
        self.decision().is_none_or(|decision| decision.ask == Ask::Act)
    }
}
