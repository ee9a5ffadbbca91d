//! What the lab has to know about Digimon: cards, decks, invariants.

mod arena;
mod causes;
mod deck;
mod invariants;
mod printed;
#[cfg(test)]
mod properties;
mod random_deck;
#[cfg(test)]
mod redealt;
mod tally;
mod teller;
mod theme;

pub use arena::{ArenaFault, DigimonArena};
pub use deck::{DeckFault, DeckSource};
pub use invariants::Invariants;
pub use tally::{EffectRow, Tally};
pub use teller::Teller;
