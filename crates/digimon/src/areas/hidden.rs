//! DCG 3-1-2, 3-1-3-9, 1-3-10: hidden areas, Digi-Eggs on their way into them, and shuffling.

use super::Place;
use crate::card::Category;
use crate::effects::language::Face;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::state::{CardId, Cause, Change, Edge, Known, Pile, Thing, What};
use table::Seat;

/// 3-1-3-9: a Digi-Egg card that would go to a hidden area goes to the Digi-Egg deck.
/// 3-1-3-9-1, 3-1-3-9-2: to a deck, at the end that was named; from elsewhere to the bottom.
pub(super) fn for_digi_eggs(game: &Game, card: CardId, place: Place) -> Place {
    if game.printed(card).category != Category::DigiEgg {
        return place;
    }
    match place {
        Place::Deck(end) | Place::EggDeck(end) => Place::EggDeck(end),
        Place::Hand | Place::Security(..) => Place::EggDeck(Edge::Bottom),
        Place::Trash | Place::Under(..) | Place::Link(_) | Place::Nowhere => place,
    }
}

/// 1-3-10: the order is lost, and with it what anyone knew. The handles stay in place while the
/// cards behind them change, so that nobody can follow a card through a shuffle.
pub(crate) fn shuffle(game: &mut Game, seat: Seat, pile: Pile) {
    pipe::commit(game, &Change::Shuffle { seat, pile }, &[], Cause::Rule);
}

pub(crate) fn mix(game: &mut Game, seat: Seat, pile: Pile, made: &mut Made) {
    let ids: Vec<CardId> = game.state.player(seat).pile(pile).to_vec();
    let mut behind: Vec<_> = ids.iter().map(|&card| game.state.card(card).def).collect();
    game.state.dice_mut(made).shuffle(&mut behind);
    let board = game.state.board_mut(made);
    for &card in &ids {
        board.renew(card, Face::Down, Known::NOBODY);
    }
    board.deal_behind(&ids, &behind);
    made.tell(game, &["1-3-10"], |_| What::Shuffled(seat, pile));
}

/// 3-1-3-7: everyone sees these, where they are.
pub(crate) fn show(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    for &thing in subjects {
        if let Thing::Card(card) = thing {
            game.state.board_mut(made).make_known(card.card, Known::ALL);
        }
    }
    made.tell(game, &["3-1-3-7"], |game| What::Revealed(game.labels(subjects)));
}
