//! Duels that show that the rules hold and that every effect works.

use crate::{Invariants, OcgArena, Playable, Tally};
use lab::{ENOUGH, EffectRow, Provable};
use ocg::builtin;
use table::PerSeat;

/// With the built-in cards.
#[derive(Clone, Copy, Debug)]
pub struct Proving;

impl Provable for Proving {
    type Arena = OcgArena;
    type Invariants = Invariants;
    type Tally = Tally;

    fn decks() -> Vec<String> {
        builtin::decks().into_iter().map(|deck| deck.name).collect()
    }

    fn arena(decks: &PerSeat<String>) -> Result<OcgArena, String> {
        OcgArena::new(decks, &Playable::builtin()).map_err(|why| why.to_string())
    }

    fn favour_rare(arena: &mut OcgArena, tally: &Tally) {
        arena.focus_on(tally.rare_cards(arena.library(), ENOUGH));
    }

    fn rows(arena: &OcgArena, tally: &Tally) -> Vec<EffectRow> {
        tally.rows(arena.library())
    }

    fn clauses(tally: &Tally) -> usize {
        tally.statements()
    }
}
