//! The cards that games are dealt from.

use digimon::card::Card;
use digimon_view::Catalogue;
use host::Unread;
use std::collections::BTreeSet;

/// Cards that can be played, and the numbers of those that cannot.
#[derive(Clone, Debug, Default)]
pub struct Playable {
    pub cards: Vec<Card>,
    /// Their text is not understood.
    pub refused: BTreeSet<String>,
}

impl Playable {
    /// All the cards that are there.
    pub fn of(catalogue: Catalogue, unread: Unread) -> Playable {
        let (cards, refused) = catalogue.playable(unread);
        Playable { cards, refused }
    }

    /// The cards that come with the program.
    pub fn builtin() -> Playable {
        Playable::of(Catalogue::builtin(), Unread::Refused)
    }

    /// The numbers of those which are played without a part of their text.
    pub fn marked<'c>(cards: impl IntoIterator<Item = &'c Card>) -> Vec<String> {
        let marked = cards.into_iter().filter(|card| !card.unread.is_empty());
        marked.map(|card| card.number.as_str().to_owned()).collect()
    }
}
