//! OCG 2.3.4-4, -8, 3.2-2: who knows a card, and who may look at it.
//!
//! A card is *known* to whoever has seen it and can still tell where it is. Whoever may *look at* it may do so now.

use crate::game::Game;
use crate::language::{Modifier, To, Topic};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{CardId, CardState, Face, Known, Location, Snapshot};
use table::Seat;

impl Game {
    /// 3.2-2: may this player look at the card where it lies now?
    pub fn may_look_at(&self, seat: Seat, card: CardId) -> bool {
        let state = self.card(card);
        match state.place {
            // 3.2.1-20, 3.3.2-195
            Location::Graveyard | Location::Material(_) | Location::Between | Location::Gone => true,
            // 3.2.1-25: while it is searched.
            Location::Deck => self.state.searched[state.owner] && state.known.to(seat),
            // 3.2.2-2, -7
            Location::Hand => state.owner == seat || is_revealed(self, card),
            // 3.2.1-32, -33, -36, 3.2.3-3, -6
            Location::ExtraDeck | Location::Banished => state.face.is_up() || state.owner == seat,
            // 3.3.3-14, 3.3.4-14
            Location::Zone(_) => state.face.is_up() || state.controller == seat,
        }
    }
}

/// 3.2.2-7: an effect keeps the hand revealed.
fn is_revealed(game: &Game, card: CardId) -> bool {
    let (mut revealed, owner) = (false, game.card(card).owner);
    Query::on(game).each_of(Subject::Player(owner), Topic::HandRevealed, &mut |applying| {
        revealed |= matches!(applying.modifier, Modifier::HandRevealed);
    });
    revealed
}

/// 3.2-2: who knows the card that comes to lie there.
pub(crate) fn known_in_pile(game: &Game, card: CardId, to: Location, face: Face, end: To) -> Known {
    let state = game.card(card);
    let own = Known::only(state.owner);
    match to {
        Location::Graveyard => Known::ALL,
        // 3.2.3-3, 3.2.1-36
        Location::Banished | Location::ExtraDeck if face.is_up() => Known::ALL,
        // 3.2.3-6
        Location::Banished => state.known.union(own),
        // 3.2.1-32, -33
        Location::ExtraDeck => own,
        Location::Hand => state.known.union(own),
        Location::Deck => match end {
            To::Top | To::Bottom => state.known,
            To::Shuffled => Known::NOBODY,
        },
        Location::Zone(_) | Location::Material(_) | Location::Between | Location::Gone => Known::ALL,
    }
}

/// 3.2-2: who saw the card, where it lay before or where it lies now.
pub(crate) fn seen(before: &Snapshot, now: &CardState) -> Known {
    let before = match before.from {
        Location::Graveyard | Location::Material(_) => Known::ALL,
        Location::Zone(_) | Location::Banished | Location::ExtraDeck if before.face.is_up() => Known::ALL,
        Location::Zone(_) => Known::only(before.controller),
        Location::Banished | Location::ExtraDeck | Location::Hand => Known::only(before.owner),
        // Whoever knew it before knows it still, if it lies where it can be known.
        Location::Deck | Location::Between | Location::Gone => Known::NOBODY,
    };
    before.union(now.known)
}

/// 3.2.2-2: a hand has no order: which of its cards went somewhere face-down only its player knows, and what
/// others knew of the rest they cannot be sure of any more; unless the hand lies open (3.2.2-7).
pub(crate) fn left_hand_hidden(game: &mut Game, card: CardId) {
    let owner = game.card(card).owner;
    if is_revealed(game, card) {
        return;
    }
    let rest = game.state.piles[owner].hand.clone();
    for hidden in rest.into_iter().chain([card]) {
        game.state.cards[hidden.index()].known = Known::only(owner);
    }
}
