//! OCG 3.1.4-8, 3.4.4-6 to -13: drawing.

use crate::game::Game;
use crate::language::Restriction;
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{By, CardId, Move, Statement};
use table::Seat;

/// 3.4.4-7: all at once. Who must draw and cannot, loses at once (3.1.4-8).
pub(crate) fn draw(game: &mut Game, seat: Seat, n: usize, by: By, statements: &[Statement]) -> Vec<CardId> {
    let forbidden = Query::on(game)
        .is_forbidden(Subject::Player(seat), |_, _, restriction| matches!(restriction, Restriction::Draw));
    if forbidden || n == 0 {
        return Vec::new();
    }
    let deck = &game.state.piles[seat].deck;
    if deck.len() < n {
        game.propose(Change::Won(seat.other()), By::Rule, &["3.1.4-8"]);
        return Vec::new();
    }
    let cards: Vec<CardId> = deck.iter().rev().take(n).copied().collect();
    game.propose(Change::Move { cards, why: Move::Drawn, to: Destination::Hand }, by, statements)
}
