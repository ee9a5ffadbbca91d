//! OCG 2.2.2-4, 3.4.4-126 to -131: counters.

use crate::effects::perform::{Performed, amount, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Group};
use crate::monsters::gemini;
use crate::pipe::Change;
use crate::query::Query;
use crate::state::Running;

pub(crate) fn counters(
    game: &mut Game,
    running: &Running,
    group: &Group,
    name: &str,
    n: &Amount,
    sign: i32,
) -> Performed {
    let n = amount(game, running, n) * sign;
    let Some(kind) = game.library.counter(name) else { return Performed::Simply(false) };
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        // 2.2.2-4: a Gemini monster that has not its effect yet is such a card, but takes none.
        let waits = sign > 0 && !gemini::has_effects(game, card) && Query::on(game).carries(card, name);
        // 3.4.4-129
        if game.card(card).place.is_field() && game.card(card).face.is_up() && !waits {
            done.extend(game.propose(Change::Counters { card, kind, by: n }, by(running), &["3.4.4-126"]));
        }
    }
    Performed::Done(done)
}
