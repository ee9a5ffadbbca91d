//! What only Digimon asks and answers about cards and decks, beside the requests of any card game (`host::requests`).

mod cards;
mod deck_report;
mod facts;
mod texts;

pub use cards::CardsAsked;
pub use deck_report::{DeckFault, DeckNote, DeckReport, FaultView, PlacedEntry, SectionView};
pub use facts::{CardFacts, CategoryView, ColorView};
pub use host::requests::DeckEntry;
pub use texts::{Rendering, TextsAsked};

pub(crate) use texts::texts;
