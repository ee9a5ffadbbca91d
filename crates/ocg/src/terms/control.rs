//! OCG 3.2.1-56, -57, 3.4.4-43 to -47: control that is given back.

use super::placing;
use crate::effects::perform::{Performed, group_of};
use crate::game::Game;
use crate::language::{Group, Restriction, Topic, Until};
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{By, CardId, CardRef, Move, Put, Running, Source, Zone};
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
    let mut cards = group_of(game, running, group);
    let query = Query::on(game);
    let kept = |card: CardId| {
        query.is_forbidden(Subject::Card(card), Topic::Protected, |_, _, one| {
            matches!(one, Restriction::ChangeControl)
        })
    };
    cards.retain(|&card| {
        game.card(card).controller != seat && !query.is_unaffected(card, running.source) && !kept(card)
    });
    placing::begin(running, seat, cards, Put::Control(until))
}

/// 3.4.4-43: to a zone of that player.
pub(crate) fn change(
    game: &mut Game,
    card: CardId,
    (to, zone): (Seat, Zone),
    by: By,
    until: Option<Until>,
) -> Vec<CardId> {
    let from = game.card(card).controller;
    let done = game.propose(Change::Control { card, to, zone }, by, &["3.4.4-43"]);
    if let (Some(until), Some(source)) = (until, by.source()) {
        give_back_later(game, source, (card, from), until);
    }
    done
}

/// The card goes back when the time is over.
pub(crate) fn give_back_later(game: &mut Game, source: Source, (card, from): (CardId, Seat), until: Until) {
    let turn = match until {
        Until::EndPhase
        | Until::EndOfTurn
        | Until::EndOfBattlePhase
        | Until::EndOfDamageStep
        | Until::NextAttack
        | Until::DamageCalculation => game.state.turn.number,
        Until::Turns(..) | Until::EndOfNextTurn(_) | Until::StandbyPhase(_) => {
            crate::turn::lasting::last_turn(game, source, until)
        }
        Until::WhileThisIsFaceUp | Until::Always | Until::Duel => return,
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
