//! What the lab has to know about Digimon: cards, decks, invariants, what effects came about.

mod arena;
mod builtin_sets;
mod causes;
mod deck;
mod deck_file;
mod invariants;
mod playable;
mod printed;
mod prove;
mod random_deck;
mod tally;
mod teller;
mod theme;

pub use arena::{ArenaFault, DigimonArena};
pub use builtin_sets::BuiltinSets;
pub use deck::{DeckFault, DeckSource};
pub use deck_file::{NoDeckList, read_deck_list};
pub use invariants::Invariants;
pub use playable::Playable;
pub use prove::{ENOUGH, NotProved, Proof, Summary, prove};
pub use tally::{EffectRow, Tally};
pub use teller::Teller;
