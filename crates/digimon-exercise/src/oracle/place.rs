//! Where every card is, so that two moments of a game can be compared.

use digimon::Game;
use digimon::state::{CardId, FieldArea, UnitId};
use table::Seat;

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Spot {
    Deck(Seat),
    EggDeck(Seat),
    Hand(Seat),
    Trash(Seat),
    Security(Seat),
    Top(UnitId, FieldArea),
    Under(UnitId),
    Linked(UnitId),
    Nowhere,
    Removed,
}

/// The place of each card, by its number.
pub(crate) fn spots(game: &Game) -> Vec<Spot> {
    let state = game.state();
    let mut spots = vec![Spot::Removed; state.cards().len()];
    let mut put = |cards: &[CardId], spot: Spot| {
        for card in cards {
            spots[card.0 as usize] = spot;
        }
    };
    for seat in Seat::BOTH {
        let player = state.player(seat);
        put(&player.deck, Spot::Deck(seat));
        put(&player.egg_deck, Spot::EggDeck(seat));
        put(&player.hand, Spot::Hand(seat));
        put(&player.trash, Spot::Trash(seat));
        put(&player.security, Spot::Security(seat));
    }
    for unit in state.units() {
        put(unit.under(), Spot::Under(unit.id));
        put(&[unit.top()], Spot::Top(unit.id, unit.area));
        put(&unit.links, Spot::Linked(unit.id));
    }
    put(state.nowhere(), Spot::Nowhere);
    spots
}
