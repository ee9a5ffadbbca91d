//! A tiny game, complete: whoever takes the last stone wins. Each seat has three hidden numbers, and
//! takes as many stones as one of them says.
//!
//! It sits at every shared crate in the tests, so that nothing shared can know another game. With
//! its further rules it uses everything that a table has: secret answers of both seats at once, a
//! window to respond, a declared value, and matches in which numbers are exchanged.

mod asked;
mod card_game;
mod cards;
mod event;
mod game;
mod record;
mod scenario_course;
mod scenario_words;
mod search;
mod seen;

pub use card_game::{NimCards, NimDeck, NimPosition};
pub use cards::{NumberCard, NumberFacts, PrintedNumber};
pub use event::{Event, Taken, Win};
pub use game::Nim;
pub use record::{Rules, Setup};
pub use scenario_words::NimWords;
pub use seen::NimView;
