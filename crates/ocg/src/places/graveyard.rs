//! OCG 3.2.1-21, -22: the order of a Graveyard, which only matters where a text looks at it.

use crate::game::Game;
use crate::run::Next;
use crate::state::{Ask, CardId, Choice, Decision, Frame, Location, Ordering, Snapshot, Value};
use table::Seat;

/// 3.2.1-22: cards that came there together wait for their owner to say in which order.
pub(crate) fn came_together(game: &mut Game, subjects: &[Snapshot]) {
    if !game.library.looks_at_graveyard_order() {
        return;
    }
    for seat in Seat::BOTH {
        let own = |one: &&Snapshot| one.owner == seat && one.to == Location::Graveyard;
        let cards: Vec<CardId> = subjects.iter().filter(own).map(|one| one.card.card).collect();
        if cards.len() > 1 {
            game.state.unordered.push(Ordering { seat, cards, chosen: Vec::new() });
        }
    }
}

/// The next of them to be asked, if any.
pub(crate) fn to_order(game: &mut Game) -> Option<Frame> {
    game.state.unordered.pop().map(|ordering| Frame::Order(Box::new(ordering)))
}

/// The first card that is named lies lowest. Whoever controlled the effect, the owner decides.
pub(crate) fn step(game: &mut Game, mut ordering: Box<Ordering>, value: Value) -> Next {
    if let Value::Answer(Choice::Card(card)) = value {
        ordering.cards.retain(|&other| other != card);
        ordering.chosen.push(card);
    }
    if ordering.cards.len() > 1 {
        let options = ordering.cards.iter().copied().map(Choice::Card).collect();
        let decision = Decision { seat: ordering.seat, ask: Ask::Order, about: None, options };
        return Next::Ask(Frame::Order(ordering), decision);
    }
    let Ordering { seat, cards, chosen } = *ordering;
    let pile = &mut game.state.piles[seat].graveyard;
    let order: Vec<CardId> = chosen.into_iter().chain(cards).filter(|card| pile.contains(card)).collect();
    pile.retain(|card| !order.contains(card));
    pile.extend(order);
    Next::Done(Value::Nothing)
}
