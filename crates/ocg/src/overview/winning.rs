//! OCG 3.1.4: how a duel is won, lost or drawn.

use crate::game::Game;
use crate::pipe::Change;
use crate::state::By;
use table::{Outcome, PerSeat, Seat};

/// 2.3.2-2, 3.1.4-4, -7: at 0 the duel is lost at once; if it is 0 for both together, it is a draw (3.1.4-11).
pub(crate) fn check_life(game: &mut Game) {
    let out = PerSeat::new(|seat| game.state.life[seat].0 == 0);
    lose(game, out, "3.1.4-4");
}

/// 2.3.2-3, 3.1.4-8: who must draw and cannot loses, at that moment; together they draw the duel (3.1.4-11).
pub(crate) fn deck_out(game: &mut Game, cannot_draw: PerSeat<bool>) {
    lose(game, cannot_draw, "3.1.4-8");
}

/// 2.3.2-4, 3.1.4-10: a text says who wins; if it says so of both, nobody does (3.1.4-11).
pub(crate) fn by_text(game: &mut Game, wins: PerSeat<bool>, by: By) {
    if let Some(outcome) = decided(PerSeat::new(|seat| wins[seat.other()])) {
        game.propose(Change::Over(outcome), by, &["3.1.4-10", "3.5.3-2"]);
    }
}

/// 3.1.4-1: a player who gives up has lost.
pub(crate) fn concede(game: &mut Game, seat: Seat) {
    lose(game, PerSeat::new(|one| one == seat), "3.1.4-1");
}

fn lose(game: &mut Game, lost: PerSeat<bool>, statement: crate::state::Statement) {
    if game.state.outcome.is_some() {
        return;
    }
    match decided(lost) {
        Some(Outcome::Draw) => drop(game.propose(Change::Over(Outcome::Draw), By::Rule, &["3.1.4-11"])),
        Some(outcome) => drop(game.propose(Change::Over(outcome), By::Rule, &["3.1.4-1", statement])),
        None => {}
    }
}

fn decided(lost: PerSeat<bool>) -> Option<Outcome> {
    match Seat::BOTH.map(|seat| lost[seat]) {
        [true, true] => Some(Outcome::Draw),
        [true, false] => Some(Outcome::Won(Seat::B)),
        [false, true] => Some(Outcome::Won(Seat::A)),
        [false, false] => None,
    }
}
