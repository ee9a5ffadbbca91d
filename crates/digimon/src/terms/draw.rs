//! DCG 4-12, 16-7: drawing.

use crate::areas::{Place, deck};
use crate::effects::language::{Happening, Restriction, Verb};
use crate::effects::process::did;
use crate::effects::trigger;
use crate::game::Game;
use crate::query::Query;
use crate::state::{Cause, Clause, Thing, What};
use table::Seat;

/// 4-12-1: as many as there are, from the top of the deck (1-3-2).
pub(crate) fn draw(game: &mut Game, seat: Seat, n: i32, cause: Cause) {
    draw_by(game, seat, n, cause, &["4-12-1", "4-12-2"]);
}

/// As [`draw`], by the clauses of the rule that draws.
pub(crate) fn draw_by(game: &mut Game, seat: Seat, n: i32, cause: Cause, clauses: &[Clause]) {
    let forbidden = Query::on(game).is_forbidden(Thing::Player(seat), |query, own, restriction| {
        matches!(restriction, Restriction::Draw(how) if query.came_by(own, how, &cause))
    });
    let cards = if forbidden { Vec::new() } else { deck::top(game, seat, n.max(0) as usize) };
    for &card in &cards {
        game.move_card(card, Place::Hand);
    }
    let things: Vec<Thing> = cards.iter().map(|&card| Thing::Card(game.card_ref(card))).collect();
    if cause.source().is_some() {
        let snapshots = Query::on(game).snapshots(&things);
        did(game, cause, Verb::Drawn, snapshots);
    }
    if things.is_empty() {
        return;
    }
    game.note(clauses, |game| What::Drew { seat, cards: game.labels(&things) });
    trigger::after(game, Happening::Drawn, seat, &things, &[], cause);
    trigger::after(game, Happening::AddedToHand, seat, &things, &[], cause);
}
