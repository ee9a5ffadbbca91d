//! Digimon for the lab and the command: cards and decks from files, games with them, invariants, what effects
//! came about, and what is said of cards, pools, decks and replays.

mod arena;
mod builtin_sets;
mod card_file;
mod causes;
mod deck;
mod deck_file;
mod deck_forms;
mod deck_report;
mod exercise_report;
mod invariants;
mod listed_decks;
mod playable;
mod pool_report;
mod printed;
mod prove;
mod random_deck;
mod retold;
mod shown_card;
mod tally;
mod teller;
mod theme;

pub use arena::{ArenaFault, DigimonArena};
pub use builtin_sets::BuiltinSets;
pub use card_file::{CardFile, NoCards, catalogue};
pub use deck::{DeckFault, DeckSource, name_of};
pub use deck_file::{NoDeckList, read_deck_list};
pub use deck_forms::{deck_form, in_form};
pub use deck_report::DeckReport;
pub use exercise_report::{exercise_in_words, exercised, usual_seed};
pub use invariants::Invariants;
pub use listed_decks::{NoDecks, listed_decks};
pub use playable::Playable;
pub use pool_report::{Details, PoolReport, pool_in_words};
pub use prove::Proving;
pub use retold::Retold;
pub use shown_card::{NoSuchCard, ShownCard, list_of_cards};
pub use tally::Tally;
pub use teller::Teller;
