//! DCG 4-5, 4-6: stacked cards and digivolution cards.

use crate::areas::{Place, battle, breeding};
use crate::effects::language::{End, Face, Happening, Verb};
use crate::effects::process::did;
use crate::effects::{reveal, trigger};
use crate::game::Game;
use crate::query::Query;
use crate::state::{Cause, Entering, FieldArea, PutTo, Thing, What};
use crate::terms::{delete, overflow};

/// So many digivolution cards from the top or the bottom of a unit (15-15-7-2, 15-15-7-3).
pub(crate) fn from_end(game: &Game, unit: Thing, end: End, n: usize) -> Vec<Thing> {
    let Thing::Unit(unit) = unit else { return Vec::new() };
    let Some(unit) = game.unit(unit) else { return Vec::new() };
    let thing = |&card: &crate::state::CardId| Thing::Card(game.card_ref(card));
    match end {
        End::Top => unit.under().iter().rev().take(n).map(thing).collect(),
        End::Bottom | End::Any => unit.under().iter().take(n).map(thing).collect(),
    }
}

/// The top card is trashed and the card under it becomes the top card, in the same position
/// (4-5-6). A single card has nothing under it and stays (8-3-2-2).
pub(crate) fn trash_top(game: &mut Game, subjects: &[Thing], cause: Cause) {
    let (mut tops, mut units) = (Vec::new(), Vec::new());
    for &thing in subjects {
        if let Thing::Unit(id) = thing
            && let Some(top) = game.state.take_top(id)
        {
            game.put_in(top, Place::Trash);
            tops.push(top);
            units.push(thing);
        }
    }
    game.note(&["4-14-1", "4-5-6"], |game| What::Put {
        cards: tops.iter().map(|&card| game.label(card)).collect(),
        to: PutTo::Trash,
    });
    overflow::process(game, &tops);
    let things: Vec<Thing> = tops.iter().map(|&card| Thing::Card(game.card_ref(card))).collect();
    let snapshots = Query::on(game).snapshots(&things);
    did(game, cause, Verb::Trashed, snapshots);
    if let Some(seat) = units.first().and_then(|&unit| Query::on(game).seat_of(unit)) {
        trigger::after(game, Happening::TopCardTrashed, seat, &units, &[], cause);
    }
}

/// Cards are placed in play without being played, such as an Option that stays.
pub(crate) fn place_in_play(game: &mut Game, subjects: &[Thing], area: FieldArea, cause: Cause) {
    let mut placed = Vec::new();
    for &thing in subjects {
        let Thing::Card(card) = thing else { continue };
        let owner = game.owner(card.card);
        // 3-4-5-2
        if area == FieldArea::Breeding && !breeding::is_empty(game, owner) {
            continue;
        }
        game.take_out(card.card);
        reveal::no_longer(game, card.card);
        let how = Entering { placed_by_effect: true, ..Entering::by_play(owner, area) };
        let id = battle::enter(game, how, card.card, &[]);
        placed.push(Thing::Unit(id));
        game.note(&["3-4-3", "17-1-3-3"], |game| What::PlacedInPlay(game.labels(&[Thing::Unit(id)])));
        trigger::after(game, Happening::PlacedInBattleArea, owner, &[Thing::Unit(id)], &[], cause);
    }
    let snapshots = Query::on(game).snapshots(&placed);
    did(game, cause, Verb::Placed, delete::follow(game, snapshots));
}

/// Turns cards of the security stack or under a card face up or face down.
pub(crate) fn flip(game: &mut Game, subjects: &[Thing], face: Face) {
    for &thing in subjects {
        if let Thing::Card(card) = thing {
            game.state.turn_face(card.card, face);
        }
    }
    game.note(&["3-7-4"], |game| What::Flipped(game.labels(subjects)));
}
