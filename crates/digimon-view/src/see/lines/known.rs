//! Which cards an event speaks of, and who may know them then.

use super::holder_of;
use crate::see::is_public;
use digimon::effects::language::Face;
use digimon::state::{Known, Label, PutTo, What};
use table::Seat;

/// Is it told at all? An effect of a card that only its owner knows triggers in silence; when it is
/// activated the card is shown (15-14-2-1).
pub(super) fn is_told(what: &What) -> bool {
    holder_of(what).is_none_or(|(_, card)| is_public(card.known))
}

/// Who knows a card after it was put there, whose owner is this.
pub(super) fn after_put(label: &Label, to: PutTo, owner: Seat) -> Known {
    match to {
        PutTo::Trash
        | PutTo::SecurityTop(Face::Up)
        | PutTo::SecurityBottom(Face::Up)
        | PutTo::Under(_, _, Face::Up)
        | PutTo::UnderPlayed => Known::ALL,
        PutTo::Hand | PutTo::Under(_, _, Face::Down) => label.known.union(Known::only(owner)),
        PutTo::DeckTop
        | PutTo::DeckBottom
        | PutTo::EggDeckBottom
        | PutTo::SecurityTop(Face::Down)
        | PutTo::SecurityBottom(Face::Down) => label.known,
    }
}
