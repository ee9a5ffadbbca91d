//! Games that show that the rules hold and that every effect works. Every second random deck is built around a card with
//! an effect that was not resolved often enough by then.

use crate::{DigimonArena, Invariants, Playable, Tally};
use digimon::builtin;
use lab::{ENOUGH, EffectRow, Provable};
use table::PerSeat;

/// With the built-in cards.
#[derive(Clone, Copy, Debug)]
pub struct Proving;

impl Provable for Proving {
    type Arena = DigimonArena;
    type Invariants = Invariants;
    type Tally = Tally;

    fn decks() -> Vec<String> {
        builtin::decks().into_iter().map(|deck| deck.name).collect()
    }

    fn arena(decks: &PerSeat<String>) -> Result<DigimonArena, String> {
        DigimonArena::new(decks, Playable::builtin()).map_err(|why| why.to_string())
    }

    fn favour_rare(arena: &mut DigimonArena, tally: &Tally) {
        arena.focus_on(tally.rare_cards(arena.library(), ENOUGH));
    }

    fn rows(arena: &DigimonArena, tally: &Tally) -> Vec<EffectRow> {
        tally.rows(arena.library())
    }

    fn clauses(tally: &Tally) -> usize {
        tally.clauses()
    }
}
