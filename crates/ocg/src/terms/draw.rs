//! OCG 3.1.4-8, 3.4.4-6 to -13, 3.6.3-6 to -10: drawing.

use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Restriction, Topic, Whose};
use crate::overview::winning;
use crate::pipe::{Change, Destination};
use crate::places::deck;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Move, Running, Statement};
use table::{PerSeat, Seat};

/// 3.6.3-6, -7: the draw of the turn; not for the player who goes first in the first turn, and not where an effect
/// took its place (3.6.3-8).
pub(crate) fn normal_draw(game: &mut Game) {
    let (player, number) = (game.state.turn.player, game.state.turn.number);
    let replaced =
        Query::on(game).is_forbidden(Subject::Player(player), Topic::NoNormalDraw, |_, _, restriction| {
            matches!(restriction, Restriction::NormalDraw)
        });
    if number > 1 && !replaced {
        draw(game, player, 1, By::Rule, &["3.6.3-6"]);
    }
}

/// 3.4.4-7: all at once. By an effect in the Draw Phase it is not the draw of the turn (3.4.4-8). Who must draw and cannot, loses at once (3.1.4-8).
pub(crate) fn draw(game: &mut Game, seat: Seat, n: usize, by: By, statements: &[Statement]) -> Vec<CardId> {
    draw_together(game, &[seat], n, by, statements)
}

/// These players draw at the same time. Who cannot loses, also in the middle of a resolution (3.4.4-10).
pub(crate) fn draw_together(
    game: &mut Game,
    seats: &[Seat],
    n: usize,
    by: By,
    statements: &[Statement],
) -> Vec<CardId> {
    let seats: Vec<Seat> = seats.iter().copied().filter(|&seat| n > 0 && may_draw(game, seat)).collect();
    let too_few = |seat: Seat| seats.contains(&seat) && game.state.piles[seat].deck.len() < n;
    winning::deck_out(game, PerSeat::new(too_few));
    deck::shuffle_searched(game);
    let mut drawn = Vec::new();
    for seat in seats {
        let cards: Vec<CardId> = game.state.piles[seat].deck.iter().rev().take(n).copied().collect();
        let change = Change::Move { cards, why: Move::Drawn, to: Destination::Hand };
        drawn.extend(game.propose(change, by, statements));
    }
    drawn
}

/// Does nothing forbid this player to draw?
pub(crate) fn may_draw(game: &Game, seat: Seat) -> bool {
    !Query::on(game).is_forbidden(Subject::Player(seat), Topic::NoDraw, |_, _, restriction| {
        matches!(restriction, Restriction::Draw)
    })
}

pub(crate) fn drawn(game: &mut Game, running: &Running, whose: Whose, n: &Amount) -> Performed {
    let n = amount(game, running, n).max(0) as usize;
    let seats = match whose {
        // 3.4.1-6: the turn player first.
        Whose::Any => vec![game.state.turn.player, game.state.turn.player.other()],
        Whose::Yours | Whose::Opponents => vec![Standpoint::within(running).player(whose)],
    };
    Performed::Done(draw_together(game, &seats, n, by(running), &["3.4.4-6"]))
}
