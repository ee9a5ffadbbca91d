//! What surrounds the reading of printed cards, whatever the game: how far a reader may go, and what it says
//! when it stopped. No word of any game.

mod bounds;
mod budget;
mod cancel;

pub use bounds::{Bound, Bounds};
pub use budget::Budget;
pub use cancel::{Cancel, CancelOnDrop, Cancelled};
