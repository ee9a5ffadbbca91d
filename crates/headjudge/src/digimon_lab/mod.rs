//! What the lab has to know about Digimon: cards, decks, invariants.

mod arena;
mod deck;
mod invariants;
mod random_deck;
mod tally;

pub use arena::{ArenaFault, DigimonArena};
pub use invariants::Invariants;
pub use tally::{EffectRow, Tally};
