//! Printed text and effect language, one into the other: a reader and a writer that mirror each
//! other, file by file.

pub mod deck;
pub mod pool;
mod read;
mod write;

pub use read::{Stopper, This, read_texts};
pub use write::{CardText, write_card, write_effect, write_effect_of, write_keyword};
