//! OCG 3.1.4-8, 3.4.4-6 to -13: drawing.

use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Restriction, Whose};
use crate::pipe::{Change, Destination};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Move, Running, Statement};
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

pub(crate) fn drawn(game: &mut Game, running: &Running, whose: Whose, n: &Amount) -> Performed {
    let n = amount(game, running, n).max(0) as usize;
    let seats = match whose {
        // 3.4.1-6: the turn player first.
        Whose::Any => vec![game.state.turn.player, game.state.turn.player.other()],
        Whose::Yours | Whose::Opponents => vec![Standpoint::within(running).player(whose)],
    };
    let mut done = Vec::new();
    for seat in seats {
        done.extend(draw(game, seat, n, by(running), &["3.4.4-6"]));
    }
    Performed::Done(done)
}
