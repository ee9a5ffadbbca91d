//! Pools: printed cards as data, mended where they are known to be wrong, looked through for what seems wrong, and
//! read into cards that can be played. What a printed card has, and how it is read, is the game's ([`Printing`]).

mod cache;
mod correct;
mod entries;
mod fault;
mod fields;
mod reading;
mod report;
mod suspicion;

pub use cache::{Key, PoolCache};
pub use correct::{Applied, Change, Corrected, Correction, Corrections, Spelling};
pub use fault::{Fault, PoolError};
pub use fields::Fields;
pub use reading::{ReadPool, Reading};
pub use report::{NameSigns, StopRow, StopperRow, stoppers};
pub use suspicion::{Suspicion, Suspicions};

use crate::Cancel;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A printed card of one game: facts and sentences, nothing understood yet.
pub trait Printing: Clone + PartialEq + Serialize + DeserializeOwned {
    /// What it is read into.
    type Card: Serialize + DeserializeOwned;
    /// What a correction can do to it.
    type Change: Change<Self>;
    /// What texts may name, from all cards of a pool.
    type Lexicon;
    /// The corrections that come with the program, as RON.
    const CORRECTIONS: &'static str;

    /// The card that these fields describe. One with a fault is left out.
    fn from_fields(fields: &mut Fields<'_>) -> Option<Self>;

    /// By which it is known.
    fn number(&self) -> &str;

    /// Mends what can be said of all cards at once.
    fn tidy(&mut self, spellings: &[Spelling]);

    /// What the texts of these cards may name.
    fn lexicon(cards: &[Self]) -> Self::Lexicon;

    /// What is understood of it, and what is not.
    fn read(&self, lexicon: &Self::Lexicon, cancel: &Cancel) -> Reading<Self::Card>;

    /// All that looks wrong, in the order of the cards.
    fn suspicions(cards: &[Self]) -> Vec<Suspicion>;
}

/// Printed cards, mended.
#[derive(Clone, PartialEq, Debug)]
pub struct Pool<P> {
    pub cards: Vec<P>,
    /// Why others of its cards cannot be used.
    pub left_out: Vec<Fault>,
    /// What was mended on import.
    pub corrected: Corrected,
}

impl<P> Default for Pool<P> {
    fn default() -> Pool<P> {
        Pool { cards: Vec::new(), left_out: Vec::new(), corrected: Corrected::default() }
    }
}

impl<P: Printing> Pool<P> {
    /// The corrections that come with the program. A test of each game reads them.
    pub fn corrections() -> Corrections<P::Change> {
        Corrections::read(P::CORRECTIONS).unwrap_or_else(|why| panic!("the built-in corrections:{why}"))
    }

    /// The cards of a JSON text, with the corrections that come with the program.
    ///
    /// # Errors
    /// When it is not JSON, not a list of cards, or none of them has the form it should have.
    pub fn from_json(text: &str) -> Result<Pool<P>, PoolError> {
        Pool::from_json_with(text, &Self::corrections())
    }

    /// The same with other corrections.
    ///
    /// # Errors
    /// As [`Pool::from_json`].
    pub fn from_json_with(text: &str, corrections: &Corrections<P::Change>) -> Result<Pool<P>, PoolError> {
        let (mut cards, left_out) = entries::cards::<P>(text)?;
        let corrected = corrections.apply(&mut cards);
        Ok(Pool { cards, left_out, corrected })
    }

    pub fn get(&self, number: &str) -> Option<&P> {
        self.cards.iter().find(|card| card.number().eq_ignore_ascii_case(number))
    }
}
