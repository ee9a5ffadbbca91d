//! Players that sit at any table. They know no game, and nothing that their seat cannot know.
//!
//! A [`Bot`] answers the pending decision within a [`Budget`]; [`Level`] names how well it plays,
//! and [`Level::bot`] makes one.

mod budget;
mod greedy;
mod level;
mod look;
mod random;
mod search;
mod tree;
mod tried;

pub use budget::{Budget, Clock};
pub use greedy::Greedy;
pub use level::{Level, NoSuchLevel};
pub use random::Random;
pub use search::{Estimate, Search};
pub use tried::Tried;

use table::{Seat, Table};

/// A player.
pub trait Bot<G> {
    /// The option that it takes in this seat; 0 when the seat is not asked. It is done soon after
    /// its budget, whatever the game does, and does not try again what changed nothing.
    fn choose(&mut self, game: &G, seat: Seat, tried: &Tried, budget: Budget) -> usize;
}

/// How many options this seat has.
fn options_of<G: Table>(game: &G, seat: Seat) -> usize {
    game.asked(seat).map_or(0, |asked| asked.options)
}
