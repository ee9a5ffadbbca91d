//! Two players who each bring their own: checked where its owner stands, and joined without the other seeing it.

use super::set_up::{deck, position_record};
use crate::part::{DeckPart, Invitation, Offered, PositionPart};
use crate::problem;
use crate::requests::asked;
use crate::shelf::{Breaches, Shelf, Unread};
use crate::wanted::{DecksWanted, PositionWanted, Wanted};
use host::Problem;
use serde_json::Value;
use table::{Seat, Seed};

/// What the other player is told, if the challenger's part can be played.
pub(super) fn invite(shelf: &Shelf, offered: &Value) -> Result<Invitation, Problem> {
    checked(shelf, &Offered::read(offered)?)
}

fn checked(shelf: &Shelf, offered: &Offered) -> Result<Invitation, Problem> {
    match offered {
        Offered::Deck(part) => deck_can_be_played(shelf, part).map(|()| Invitation::Deck),
        Offered::Position(part) => {
            position_record(shelf, part.position.clone(), Seed::from(0), part.allow_unread)?;
            Ok(Invitation::Position)
        }
    }
}

fn deck_can_be_played(shelf: &Shelf, part: &DeckPart) -> Result<(), Problem> {
    let terms = (Unread::unless(part.allow_unread), Breaches::Refused);
    deck(shelf, "deck", part.deck.clone(), terms).map(drop)
}

/// What both start from, with the challenger in this seat.
pub(super) fn agree(
    shelf: &Shelf,
    offered: &Value,
    brought: &Value,
    challenger: Seat,
) -> Result<Wanted, Problem> {
    let offered = Offered::read(offered)?;
    // Why is the challenger's secret.
    checked(shelf, &offered).map_err(|_| problem::offer_gone())?;
    match offered {
        Offered::Deck(own) => {
            let other: DeckPart = asked("part", brought)?;
            deck_can_be_played(shelf, &other)?;
            let allow_unread = own.allow_unread || other.allow_unread;
            let decks = match challenger {
                Seat::A => [own.deck, other.deck],
                Seat::B => [other.deck, own.deck],
            };
            Ok(Wanted::Decks(DecksWanted { decks, allow_unread, allow_restricted: false }))
        }
        Offered::Position(part) => {
            if !brought.is_null() {
                return Err(problem::nothing_to_bring());
            }
            let PositionPart { position, seat, allow_unread } = *part;
            let position = if seat == challenger { position } else { position.exchanged() };
            Ok(Wanted::Position(Box::new(PositionWanted { position, allow_unread })))
        }
    }
}
