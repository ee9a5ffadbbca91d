//! DCG 4-5, 4-6: stacked cards and digivolution cards.

use crate::areas::{Place, battle, breeding};
use crate::effects::language::Face;
use crate::effects::reveal;
use crate::game::Game;
use crate::pipe::Made;
use crate::state::{Edge, Entering, FieldArea, PutTo, Thing, What};

/// So many digivolution cards from the top or the bottom of a unit (15-15-7-2, 15-15-7-3).
pub(crate) fn from_end(game: &Game, unit: Thing, from: Edge, n: usize) -> Vec<Thing> {
    let Thing::Unit(unit) = unit else { return Vec::new() };
    let Some(unit) = game.unit(unit) else { return Vec::new() };
    let thing = |&card: &crate::state::CardId| Thing::Card(game.card_ref(card));
    match from {
        Edge::Top => unit.under().iter().rev().take(n).map(thing).collect(),
        Edge::Bottom => unit.under().iter().take(n).map(thing).collect(),
    }
}

/// The top card is trashed and the card under it becomes the top card, in the same position
/// (4-5-6). A single card has nothing under it and stays (8-3-2-2).
pub(crate) fn trash_top(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    let mut tops = Vec::new();
    for &thing in subjects {
        if let Thing::Unit(id) = thing
            && let Some(top) = game.state.board_mut(made).take_top(id)
        {
            game.put_in(top, Place::Trash, made);
            tops.push(top);
            made.subjects.push(thing);
        }
    }
    made.tell(game, &["4-14-1", "4-5-6"], |game| What::Put {
        cards: tops.iter().map(|&card| game.label(card)).collect(),
        to: PutTo::Trash,
    });
    made.done_to = Some(tops.iter().map(|&card| Thing::Card(game.card_ref(card))).collect());
    made.gone = tops;
}

/// Cards are placed in play without being played, such as an Option that stays.
pub(crate) fn place_in_play(game: &mut Game, subjects: &[Thing], area: FieldArea, made: &mut Made) {
    for &thing in subjects {
        let Thing::Card(card) = thing else { continue };
        let owner = game.owner(card.card);
        // 3-4-5-2
        if area == FieldArea::Breeding && !breeding::is_empty(game, owner) {
            continue;
        }
        game.take_out(card.card, made);
        reveal::no_longer(game, card.card);
        let how = Entering { placed_by_effect: true, ..Entering::by_play(owner, area) };
        let unit = Thing::Unit(battle::enter(game, how, card.card, &[], made));
        made.subjects.push(unit);
        made.tell(game, &["3-4-3", "17-1-3-3"], |game| What::PlacedInPlay(game.labels(&[unit])));
    }
}

/// Turns cards of the security stack or under a card face up or face down.
pub(crate) fn flip(game: &mut Game, subjects: &[Thing], face: Face, made: &mut Made) {
    for &thing in subjects {
        if let Thing::Card(card) = thing {
            game.state.board_mut(made).turn_face(card.card, face);
        }
    }
    made.tell(game, &["3-7-4"], |game| What::Flipped(game.labels(subjects)));
}
