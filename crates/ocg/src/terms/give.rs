//! OCG 3.4.4-60 to -80: what an effect gives to a card or player and what then lingers.

use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::Modifier;
use crate::library::GivenRef;
use crate::pipe::Change;
use crate::query::Query;
use crate::state::{CardId, Ends, GivenTo, Lingering, Running};

pub(crate) fn give(
    game: &mut Game,
    running: &Running,
    modifier: &Modifier,
    until: crate::language::Until,
    cards: &[CardId],
) -> Performed {
    let mut done = Vec::new();
    for &card in cards {
        if !Query::on(game).is_unaffected(card, running.source) {
            give_to(game, running, modifier, until, GivenTo::Card(game.card_ref(card)));
            done.push(card);
        }
    }
    Performed::Done(done)
}

/// The amount is what it is now (3.4.4-63).
pub(crate) fn give_to(
    game: &mut Game,
    running: &Running,
    modifier: &Modifier,
    until: crate::language::Until,
    to: GivenTo,
) {
    let n = modifier.amount().map_or(0, |n| amount(game, running, n));
    let since = game.tick();
    let moves = game.state.turn.player == running.source.you;
    let last = crate::turn::lasting::last_turn(game, running.source, until);
    let lingering = Lingering {
        since,
        modifier: GivenRef { block: running.block, step: running.at },
        to,
        amount: n,
        source: running.source,
        ends: Ends::of(until, game.state.turn.number, moves, running.source.card, last),
    };
    game.propose(Change::Give(lingering), by(running), &["3.4.4-59"]);
}
