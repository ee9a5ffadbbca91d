//! What a searching bot thinks of a choice, by the keys of its options.

use crate::{Estimate, Worth};
use bots::{Budget, Search, Tried};
use table::{Searchable, Seat};

/// Thinks about what this seat is asked; nothing where there is nothing to choose.
pub fn estimated<G: Searchable>(
    game: &G,
    seat: Seat,
    tried: &Tried,
    budget: Budget,
    seed: u64,
) -> Option<Estimate> {
    let found = Search::new(seed).estimate(game, seat, tried, budget)?;
    let worth = |(option, worth)| Worth { key: game.key(seat, option), worth };
    let options = found.worth.into_iter().enumerate().map(worth).collect();
    Some(Estimate { seat, options, best: game.key(seat, found.best) })
}
