//! Plays a scenario: deals its position, does what its players do, and sees what holds.

mod act;
mod cards;
mod course;
mod deal;
mod decks;
mod details;
mod facts;
mod fitting;
mod matching;
mod place;
mod query;
mod seats;

pub use cards::CardSource;
pub use course::Course;
pub(crate) use deal::deal;
