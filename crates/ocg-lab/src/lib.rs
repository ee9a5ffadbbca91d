//! The OCG for the lab and the command: duels with decks by name, invariants, what effects came about.

mod arena;
mod deck;
mod invariants;
mod prove;
mod random_deck;
mod tally;
mod teller;

pub use arena::OcgArena;
pub use deck::{DeckSource, NoSuchDeck};
pub use invariants::Invariants;
pub use prove::{NotProved, prove};
pub use tally::Tally;
pub use teller::Teller;
