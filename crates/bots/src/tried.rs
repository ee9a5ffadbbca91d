//! What was done before at a moment like this one. Whoever does it again walks in a circle: a play that
//! is declared and cannot be paid for, say, leaves everything as it was.

use crate::options_of;
use std::collections::VecDeque;
use table::{Searchable, Seat};

/// The options that were taken last, with the moments at which somebody could act freely.
#[derive(Clone, Debug, Default)]
pub struct Tried {
    taken: VecDeque<(u64, u64)>,
}

/// No circle is longer than this.
const KEPT: usize = 64;

impl Tried {
    /// This option is about to be taken.
    pub fn note<G: Searchable>(&mut self, game: &G, seat: Seat, option: usize) {
        if !game.is_quiet() || option >= options_of(game, seat) {
            return;
        }
        if self.taken.len() == KEPT {
            self.taken.pop_front();
        }
        self.taken.push_back((game.likeness(), game.option_likeness(seat, option)));
    }

    /// Of these options those that have not led back here, if there are any.
    pub(crate) fn leave<G: Searchable>(&self, game: &G, offered: Vec<(u64, usize)>) -> Vec<(u64, usize)> {
        if self.taken.is_empty() || !game.is_quiet() {
            return offered;
        }
        let here = game.likeness();
        let is_new = |(key, _): &&(u64, usize)| !self.taken.contains(&(here, *key));
        let new: Vec<(u64, usize)> = offered.iter().filter(is_new).copied().collect();
        if new.is_empty() { offered } else { new }
    }
}
