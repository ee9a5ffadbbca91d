//! What surrounds the reading of printed cards and of decks, whatever the game: how far a reader may go, what it
//! says when it stopped, pools of cards, files and letters as people have them. No word of any game.

mod bounds;
mod budget;
mod cancel;
pub mod caret;
pub mod deck;
mod encoding;
pub mod grammar;
pub mod pool;
mod stop;

pub use bounds::{Bound, Bounds};
pub use budget::Budget;
pub use cancel::{Cancel, CancelOnDrop, Cancelled};
pub use encoding::{NotText, decode, decode_exactly};
pub use stop::Stop;
