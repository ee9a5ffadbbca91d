//! DCG 4-12, 16-7: drawing.

use crate::areas::{Place, deck};
use crate::effects::language::Restriction;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{Cause, Change, Clause, Thing, What};
use table::Seat;

/// 4-12-1: as many as there are, from the top of the deck (1-3-2).
pub(crate) fn draw(game: &mut Game, seat: Seat, n: i32, cause: Cause) {
    draw_by(game, seat, n, cause, &[]);
}

/// As [`draw`], by the clauses of the rule that draws.
pub(crate) fn draw_by(game: &mut Game, seat: Seat, n: i32, cause: Cause, clauses: &'static [Clause]) {
    let forbidden = Query::on(game).is_forbidden(Thing::Player(seat), Topics::CANNOT_ACT, |query, own, restriction| {
        matches!(restriction, Restriction::Draw(how) if query.came_by(own, how, &cause))
    });
    let n = if forbidden { 0 } else { n.max(0) as u16 };
    pipe::commit_by(game, &Change::Draw { seat, n }, &[], cause, clauses);
}

pub(crate) fn take(game: &mut Game, seat: Seat, n: u16, made: &mut Made) {
    for card in deck::top(game, seat, usize::from(n)) {
        game.move_card(card, Place::Hand, made);
        made.subjects.push(Thing::Card(game.card_ref(card)));
    }
    if !made.subjects.is_empty() {
        let cards = game.labels_if_heard(&made.subjects);
        made.tell(game, &["4-12-1", "4-12-2"], |_| What::Drew { seat, cards });
    }
}
