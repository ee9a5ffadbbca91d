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
        PutTo::Hand | PutTo::Under(_, _, Face::Down) => label.known.and(Known::only(owner)),
        PutTo::DeckTop
        | PutTo::DeckBottom
        | PutTo::EggDeckBottom
        | PutTo::SecurityTop(Face::Down)
        | PutTo::SecurityBottom(Face::Down) => label.known,
    }
}

/// The cards that an event names.
pub(super) fn labels(what: &What) -> Vec<&Label> {
    match what {
        What::Drew { cards, .. }
        | What::Put { cards, .. }
        | What::LookedAt { cards, .. }
        | What::Suspended(cards)
        | What::Unsuspended(cards)
        | What::Deleted(cards)
        | What::PlacedInPlay(cards)
        | What::PutUnder(cards)
        | What::Flipped(cards)
        | What::Revealed(cards)
        | What::Prevented(cards)
        | What::RuleChecked(cards) => cards.iter().collect(),
        What::CannotPay { card, .. }
        | What::Announced { card, .. }
        | What::Played { card, .. }
        | What::DnaDigivolved { card }
        | What::Used(card)
        | What::Hatched(card)
        | What::Moved(card)
        | What::TokenGone(card)
        | What::Blocked(card)
        | What::Triggered { card, .. }
        | What::Activated { card, .. }
        | What::Lost { card, .. }
        | What::Declined { card, .. }
        | What::Unaffected(card)
        | What::Gave { to: Some(card) }
        | What::AttackDeclared { unit: card, .. } => vec![card],
        What::Digivolved { card, onto } => vec![onto, card],
        What::Linked { card, to } => vec![card, to],
        What::DeDigivolved { unit, cards } => std::iter::once(unit).chain(cards).collect(),
        What::SecurityChecked { by, card } => vec![by, card],
        What::Battled { one, two, .. } => vec![one, two],
        What::DecksShuffled
        | What::OpeningHands
        | What::Redrew(_)
        | What::SecuritySet
        | What::TurnBegan { .. }
        | What::PhaseBegan(_)
        | What::TurnEnding(_)
        | What::TurnEnded(_)
        | What::Passed(_)
        | What::Memory { .. }
        | What::Paid { .. }
        | What::Shuffled(_)
        | What::TargetSwitched { .. }
        | What::AttackEnded
        | What::AttackFailed
        | What::Gave { to: None }
        | What::Deferred
        | What::LoopFound
        | What::LoopStops { .. }
        | What::Won(_)
        | What::Draw => Vec::new(),
    }
}
