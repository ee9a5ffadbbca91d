//! Pools: printed cards as data, mended where they are known to be wrong, looked through for what
//! seems wrong, and read into cards that can be played.

pub mod cache;
mod card;
mod correct;
mod error;
mod json;
mod mentions;
mod printed;
mod reading;
mod suspicion;
mod token;

pub use card::{read, read_card, read_unless, read_within};
pub use correct::{Applied, Change, Corrected, Correction, Corrections, RequirementKind, Spelling};
pub use error::{Fault, PoolError};
pub use printed::{
    DigivolveCost, Printed, PrintedLink, Requirements, Restriction, Status, TextBox, Unprinted,
};
pub use reading::{ReadPool, Reading, Stop};
pub use suspicion::{Suspicion, suspicions};
pub use token::tokens as read_tokens;

/// Printed cards, mended.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pool {
    pub cards: Vec<Printed>,
    /// What was mended on import.
    pub corrected: Corrected,
}

impl Pool {
    /// The cards of a JSON text, with the corrections that come with the program.
    ///
    /// # Errors
    /// When it is not JSON, not a list of cards, or a field has not the form it should have.
    pub fn from_json(text: &str) -> Result<Pool, PoolError> {
        Pool::from_json_with(text, &Corrections::builtin())
    }

    /// The same with other corrections.
    ///
    /// # Errors
    /// As [`Pool::from_json`].
    pub fn from_json_with(text: &str, corrections: &Corrections) -> Result<Pool, PoolError> {
        let mut cards = json::cards(text)?;
        let corrected = corrections.apply(&mut cards);
        Ok(Pool { cards, corrected })
    }

    pub fn get(&self, id: &str) -> Option<&Printed> {
        self.cards.iter().find(|card| card.id.eq_ignore_ascii_case(id))
    }
}
