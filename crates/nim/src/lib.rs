//! A tiny game, complete: whoever takes the last stone wins. Each seat has three hidden numbers, and
//! takes as many stones as one of them says.
//!
//! It sits at every shared crate in the tests, so that nothing shared can know another game. With
//! its further rules it uses everything that a table has: secret answers of both seats at once, a
//! window to respond, and a declared value.

mod asked;
mod game;
mod record;
mod search;

pub use game::{Nim, Taken};
pub use record::{Rules, Setup};
