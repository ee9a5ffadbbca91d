//! Decks as people pass them on, whatever the game: letters, lines, lists and counts as they are pasted.

mod count;
mod letters;
mod lines;
mod strings;

pub use count::{is_capital_count, is_count};
pub use letters::plain;
pub use lines::{Line, is_web_page, lines, short, words};
pub use strings::{NotAList, is_json, texts};
