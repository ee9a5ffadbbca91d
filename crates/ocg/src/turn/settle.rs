//! OCG 3.3.3-34, 3.3.3-36, 3.4.4-93, 3.4.4-130: what the rules do by themselves once an effect has resolved: Equip
//! Cards without a monster that they fit are destroyed, counters that a card cannot carry any more are removed.

use super::lasting;
use crate::game::Game;
use crate::language::Modifier;
use crate::limits::{gone, unique, winning};
use crate::pipe::{Change, Destination};
use crate::places::deck;
use crate::query::Query;
use crate::spells::equip::has_lost;
use crate::state::{By, CardId, Move};

/// Looks after what the rules do by themselves, until nothing changes any more.
pub(crate) fn settle(game: &mut Game) {
    lasting::end_with_cards(game);
    deck::shuffle_searched(game);
    remove_counters(game);
    unique::settle(game);
    gone::settle(game);
    winning::check(game);
    loop {
        let lost: Vec<CardId> =
            game.state.zones.all().map(|(_, card)| card).filter(|&c| has_lost(game, c)).collect();
        if lost.is_empty() || game.state.outcome.is_some() {
            return;
        }
        let change = Change::Move { cards: lost, why: Move::Destroyed, to: Destination::Graveyard };
        // 3.3.3-34: not by an effect.
        if game.propose(change, By::Rule, &["3.3.3-34", "3.4.4-93"]).is_empty() {
            return;
        }
    }
}

/// 3.4.4-130: counters that the card carries by its own text are lost when that is negated; those that another
/// card's effect placed stay (3.4.4-131).
fn remove_counters(game: &mut Game) {
    let mut lost = Vec::new();
    for (_, card) in game.state.zones.all() {
        for &(kind, n) in &game.card(card).on_field.counters {
            if n > 0 && carries_itself(game, card, kind) && Query::on(game).is_negated(card) {
                lost.push(Change::Counters { card, kind, by: -i32::from(n) });
            }
        }
    }
    for change in lost {
        game.propose(change, By::Rule, &["3.4.4-130"]);
    }
}

fn carries_itself(game: &Game, card: CardId, kind: u16) -> bool {
    let effects = game.def(card).effects.iter();
    let mut said = effects.flat_map(|&id| &game.library.effect(id).effect.holds);
    said.any(|statement| {
        let Modifier::Carries(name) = &statement.is else { return false };
        game.library.counter(name) == Some(kind)
    })
}
