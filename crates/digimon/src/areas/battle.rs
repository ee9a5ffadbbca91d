//! DCG 3-4-6: the battle area; and how a card comes into play and leaves it.

use super::Place;
use crate::effects::language::Face;
use crate::game::Game;
use crate::pipe::Made;
use crate::state::{CardId, Edge, Entering, FieldArea, Known, PutTo, Unit, UnitId, What};
use table::Seat;

/// The units of a player in the battle area.
/// 3-4-6-2: any number.
pub(crate) fn units(game: &Game, seat: Seat) -> impl Iterator<Item = &Unit> {
    game.state.units().iter().filter(move |unit| unit.owner == seat && unit.area == FieldArea::Battle)
}

/// 3-4-3, 3-1-3-1: a card comes into play as one new card with these under it (bottom first).
pub(crate) fn enter(game: &mut Game, how: Entering, top: CardId, under: &[CardId], made: &Made) -> UnitId {
    let mut stack = under.to_vec();
    stack.push(top);
    let board = game.state.board_mut(made);
    for &card in &stack {
        board.renew(card, Face::Up, Known::ALL);
    }
    board.enter(how, stack, Vec::new())
}

/// A unit leaves the field: its top card goes to the place, what was under it or linked to it
/// to the trash at the same time (4-5-8, 4-7-6). Tokens leave the game (4-18-5).
pub(crate) fn leave(game: &mut Game, unit: UnitId, to: PutTo, made: &mut Made) {
    let Some(unit) = game.state.board_mut(made).dissolve(unit) else { return };
    let top = unit.top();
    for &card in unit.under().iter().chain(&unit.links) {
        game.put_in(card, Place::Trash, made);
    }
    if game.printed(top).token {
        let board = game.state.board_mut(made);
        board.renew(top, Face::Up, Known::ALL);
        board.remove_from_game(top);
        made.tell_also(game, &["4-18-5"], |game| What::TokenGone(game.label(top)));
    } else {
        game.put_in(top, place_of(to), made);
    }
    // 4-17-1
    made.gone.extend(unit.under());
    if !matches!(to, PutTo::Under(..) | PutTo::UnderPlayed) {
        made.gone.push(top);
    }
}

pub(crate) fn place_of(to: PutTo) -> Place {
    match to {
        PutTo::Hand => Place::Hand,
        PutTo::Trash => Place::Trash,
        PutTo::DeckTop => Place::Deck(Edge::Top),
        PutTo::DeckBottom => Place::Deck(Edge::Bottom),
        PutTo::EggDeckBottom => Place::EggDeck(Edge::Bottom),
        PutTo::SecurityTop(face) => Place::Security(Edge::Top, face),
        PutTo::SecurityBottom(face) => Place::Security(Edge::Bottom, face),
        PutTo::Under(unit, end, face) => Place::Under(unit, end, face),
        PutTo::UnderPlayed => Place::Nowhere,
    }
}
