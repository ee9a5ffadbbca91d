//! What looks wrong in a pool, with the reason: for people to look at, never a reason to refuse a card.

mod facts;
mod notes;
mod spelling;
mod texts;

use super::printed::Printed;
use text::pool::{Suspicion, Suspicions};

/// All that looks wrong, in the order of the pool.
pub fn suspicions(cards: &[Printed]) -> Vec<Suspicion> {
    let known = spelling::Known::of(cards);
    let mut all = Vec::new();
    for card in cards {
        let mut found = Suspicions::about(&card.id, &mut all);
        facts::look(card, &mut found);
        texts::look(card, &mut found);
        notes::look(card, &mut found);
        known.look(card, &mut found);
    }
    all
}
