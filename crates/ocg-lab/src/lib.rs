//! The OCG for the lab and the command: cards and decks from files, duels with them, invariants, what effects came
//! about, and what is said of cards, pools and decks.

mod arena;
mod blocks;
mod card_file;
mod deck;
mod deck_report;
mod invariants;
mod listed_decks;
mod made_of;
mod playable;
mod pool_report;
mod printed;
mod prove;
mod random_deck;
mod retold;
mod shown_card;
mod tally;
mod teller;

pub use arena::OcgArena;
pub use blocks::BlockRow;
pub use card_file::{CardFile, NoCards};
pub use deck::{DeckSource, NoSuchDeck, deck_named, name_of, read_deck_list};
pub use deck_report::DeckReport;
pub use invariants::Invariants;
pub use listed_decks::listed_decks;
pub use ocg_text::deck::{write_ydk, write_ydke};
pub use playable::Playable;
pub use pool_report::{Details, PoolReport, pool_in_words};
pub use printed::{all_told, fits_print};
pub use prove::Proving;
pub use retold::Retold;
pub use shown_card::{NoSuchCard, ShownCard};
pub use tally::Tally;
pub use teller::Teller;
