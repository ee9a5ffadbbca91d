//! OCG 3.2.1-56, -57, 3.4.4-43 to -47: control that is given back.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, Until};
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::state::{By, CardId, CardRef, Move, Running, Source};
use crate::summon::zones;
use table::Seat;

/// This player gets control of the monsters.
pub(crate) fn control(
    game: &mut Game,
    running: &Running,
    group: &Group,
    until: Option<Until>,
    seat: Seat,
) -> Performed {
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        if Query::on(game).is_unaffected(card, running.source) || game.card(card).controller == seat {
            continue;
        }
        let zone = zones::free_main(game, seat).next();
        if let Some(zone) = zone {
            let from = game.card(card).controller;
            done.extend(game.propose(Change::Control { card, to: seat, zone }, by(running), &["3.4.4-43"]));
            if let Some(until) = until {
                give_back_later(game, running.source, (card, from), until);
            }
        } else {
            // 3.4.4-45: destroyed, but not by an effect.
            let change = Change::Move { cards: vec![card], why: Move::Destroyed, to: Destination::Graveyard };
            game.propose(change, By::Rule, &["3.4.4-45"]);
        }
    }
    Performed::Done(done)
}

/// The card goes back when the time is over.
pub(crate) fn give_back_later(game: &mut Game, source: Source, (card, from): (CardId, Seat), until: Until) {
    let turn = match until {
        Until::EndPhase | Until::EndOfTurn | Until::EndOfBattlePhase | Until::EndOfDamageStep => {
            game.state.turn.number
        }
        Until::EndOfNextTurn(_) => game.state.turn.number + 1,
        Until::Turns(..) | Until::StandbyPhase(_) => crate::turn::lasting::last_turn(game, source, until),
        Until::WhileThisIsFaceUp | Until::Always => return,
    };
    let card = game.card_ref(card);
    game.state.borrowed.push(crate::state::Borrowed { card, from, turn });
}

/// 3.4.4-46, -47: to a free Main Monster Zone, also from an Extra Monster Zone.
/// In the End Phase: what was borrowed until now goes back, or is destroyed if there is no zone (3.4.4-45).
pub(crate) fn give_back(game: &mut Game) {
    let turn = game.state.turn.number;
    let (due, left): (Vec<_>, Vec<_>) = game.state.borrowed.drain(..).partition(|one| one.turn <= turn);
    game.state.borrowed = left;
    for one in due {
        let CardRef { card, .. } = one.card;
        if !game.is_current(one.card) || game.card(card).controller == one.from {
            continue;
        }
        let zone = zones::free_main(game, one.from).next();
        if let Some(zone) = zone {
            game.propose(Change::Control { card, to: one.from, zone }, By::Rule, &["3.4.4-43"]);
        } else {
            let change = Change::Move { cards: vec![card], why: Move::Destroyed, to: Destination::Graveyard };
            game.propose(change, By::Rule, &["3.4.4-45"]);
        }
    }
}
