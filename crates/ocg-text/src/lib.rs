//! Printed cards of the OCG as pools have them, and decks as players pass them on.

#![allow(
    clippy::items_after_statements,
    clippy::option_option,
    clippy::type_complexity,
    reason = "words stand beside the rule that reads them"
)]
#![forbid(unsafe_code)]

pub mod deck;
pub mod lexicon;
pub mod limits;
pub mod lint;
pub mod pool;
pub mod read;
