//! The edition and fingerprints that a game is played by.

use super::CardGame;
use crate::{Catalogue, PlayedBy, Problem};

impl PlayedBy {
    /// What these cards are played by. Cards that are not there have no fingerprint.
    ///
    /// # Errors
    /// When a card cannot be written.
    pub fn of<G: CardGame>(catalogue: &Catalogue<G>, numbers: Vec<&str>) -> Result<PlayedBy, Problem> {
        let laid = numbers.into_iter().filter_map(|number| Some((number, catalogue.laid(number)?)));
        let cards = laid.map(|(number, card)| Ok((number.to_owned(), G::fingerprint(&card)?)));
        let cards = cards.collect::<Result<_, Problem>>()?;
        Ok(PlayedBy { edition: G::EDITION.to_owned(), rules: G::rules(), cards })
    }
}
