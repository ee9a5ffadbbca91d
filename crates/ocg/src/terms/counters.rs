//! OCG 2.2.2-4, 3.4.4-126 to -131: counters.

use crate::effects::perform::{Performed, amount, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Group};
use crate::monsters::gemini;
use crate::pipe::Change;
use crate::query::Query;
use crate::state::{Ask, CardId, Choice, Decision, Running};

/// 3.4.4-126: on each of them.
pub(crate) fn place(game: &mut Game, running: &Running, group: &Group, name: &str, n: &Amount) -> Performed {
    let n = amount(game, running, n);
    let Some(kind) = game.library.counter(name) else { return Performed::Simply(false) };
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        // 2.2.2-4: a Gemini monster that has not its effect yet is such a card, but takes none.
        let waits = !gemini::has_effects(game, card) && Query::on(game).carries(card, name);
        // 3.4.4-129
        if game.card(card).place.is_field() && game.card(card).face.is_up() && !waits {
            done.extend(game.propose(Change::Counters { card, kind, by: n }, by(running), &["3.4.4-126"]));
        }
    }
    Performed::Done(done)
}

/// 3.4.4-128: so many in all; where there are several cards the player says from which, one after the other.
pub(crate) fn remove(
    game: &mut Game,
    running: &mut Running,
    group: &Group,
    name: &str,
    n: &Amount,
) -> Performed {
    running.lost = amount(game, running, n);
    let from = with_counters(game, running, group, name);
    match (&from[..], game.library.counter(name)) {
        ([], _) | (_, None) => Performed::Simply(false),
        (&[card], Some(kind)) => {
            let by_n = -running.lost.min(Query::on(game).counters(card, name));
            let change = Change::Counters { card, kind, by: by_n };
            Performed::Done(game.propose(change, by(running), &["3.4.4-128"]))
        }
        (_, Some(_)) => Performed::Ask(ask(running, from)),
    }
}

fn with_counters(game: &mut Game, running: &Running, group: &Group, name: &str) -> Vec<CardId> {
    let mut cards = group_of(game, running, group);
    cards.retain(|&card| Query::on(game).counters(card, name) > 0);
    cards
}

fn ask(running: &Running, from: Vec<CardId>) -> Decision {
    let options = from.into_iter().map(Choice::Card).collect();
    Decision { seat: running.you, ask: Ask::Cards, about: Some(running.source), options }
}

/// One more of them is gone; what is asked next, if some are left to remove.
pub(crate) fn remove_one(
    game: &mut Game,
    running: &mut Running,
    card: CardId,
    (group, name, _): (&Group, &str, &Amount),
) -> Option<Decision> {
    let kind = game.library.counter(name)?;
    game.propose(Change::Counters { card, kind, by: -1 }, by(running), &["3.4.4-128"]);
    running.was_done = true;
    running.done = vec![game.card_ref(card)];
    running.lost -= 1;
    let from = with_counters(game, running, group, name);
    (running.lost > 0 && !from.is_empty()).then(|| ask(running, from))
}
