//! The requests about cards, decks and positions: a file each, with what is asked and answered.

mod cards;
mod clause;
mod deck_report;
mod decks;
mod facts;
mod position;
mod sets;

pub use cards::{CardsAsked, CardsFound, Span};
pub use clause::{ClauseWords, ClausesAsked};
pub use deck_report::{DeckEntry, DeckFault, DeckNote, DeckReport, FaultView, PlacedEntry, SectionView};
pub use decks::{DeckEntries, DeckText, FormName, NamedDeck, WriteDeck, Written};
pub use facts::{CardFacts, CategoryView, ColorView, FactsAsked};
pub use position::{PositionAsked, PositionRead, ScenarioText};
pub use sets::SetCount;
