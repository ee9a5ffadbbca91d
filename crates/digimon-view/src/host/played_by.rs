//! The edition and fingerprints that a game of Digimon is played by.

use crate::problem;
use crate::record::Stored;
use crate::shelf::Shelf;
use digimon::card::Card;
use host::{PlayedBy, Problem};
use table::StateHash;

/// Cards that are not there have no fingerprint.
pub(super) fn played_by(shelf: &Shelf, stored: &Stored) -> Result<PlayedBy, Problem> {
    let laid = stored.numbers().into_iter().filter_map(|number| Some((number, shelf.laid(number)?)));
    let cards = laid.map(|(number, card)| Ok((number.to_owned(), of_card(&card)?)));
    let cards = cards.collect::<Result<_, Problem>>()?;
    Ok(PlayedBy { edition: digimon::EDITION.to_owned(), rules: digimon::rules(), cards })
}

/// What is printed on it, as data.
fn of_card(card: &Card) -> Result<StateHash, Problem> {
    let written = serde_json::to_string(card).map_err(problem::no_answer)?;
    Ok(StateHash::of_text(&written))
}
