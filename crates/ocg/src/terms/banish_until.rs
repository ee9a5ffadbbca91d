//! OCG 3.2.3-4, 3.4.4-32 to -38: cards that are banished for a time.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, Until};
use crate::pipe::{Change, Destination};
use crate::state::{Away, AwayFrom, By, Face, Location, Move, Phase, Running};
use crate::summon::zones;
use crate::turn::lasting;

pub(crate) fn banish(game: &mut Game, running: &Running, group: &Group, until: Until) -> Performed {
    let turn = lasting::last_turn(game, running.source, until);
    let phase = match until {
        Until::StandbyPhase(_) => Phase::Standby,
        Until::EndOfTurn
        | Until::EndPhase
        | Until::EndOfNextTurn(_)
        | Until::Turns(..)
        | Until::EndOfBattlePhase
        | Until::EndOfDamageStep
        | Until::NextAttack
        | Until::DamageCalculation
        | Until::Duel
        | Until::WhileThisIsFaceUp
        | Until::Always => Phase::End,
    };
    let mut before = Vec::new();
    for card in group_of(game, running, group) {
        let state = game.card(card);
        let from = if state.place == Location::Hand { AwayFrom::Hand } else { AwayFrom::Field };
        before.push((card, state.controller, state.face, from));
    }
    let cards = before.iter().map(|(card, ..)| *card).collect();
    let change = Change::Move { cards, why: Move::Banished, to: Destination::Banished(Face::Up) };
    let done = game.propose(change, by(running), &["3.4.4-28"]);
    for (card, controller, face, from) in before.into_iter().filter(|(card, ..)| done.contains(card)) {
        if game.card(card).place == Location::Banished {
            game.state.away.push(Away { card: game.card_ref(card), controller, face, from, turn, phase });
        }
    }
    Performed::Done(done)
}

/// 3.4.4-33: in the End Phase, or the Standby Phase, without a chain. What has been elsewhere since does not return (3.4.4-37).
pub(crate) fn bring_back(game: &mut Game) {
    let (turn, phase) = (game.state.turn.number, game.state.turn.phase);
    let is_due = |one: &Away| one.turn <= turn && one.phase == phase;
    let (due, left): (Vec<Away>, Vec<Away>) = game.state.away.drain(..).partition(is_due);
    game.state.away = left;
    for one in due.into_iter().filter(|one| game.is_current(one.card)).collect::<Vec<_>>() {
        let card = one.card.card;
        if one.from == AwayFrom::Hand {
            let change = Change::Move { cards: vec![card], why: Move::ReturnedToHand, to: Destination::Hand };
            game.propose(change, By::Rule, &["3.4.4-32"]);
            continue;
        }
        // 3.4.4-35: also what was in an Extra Monster Zone.
        let zone = zones::free_main(game, one.controller).next();
        if let Some(zone) = zone {
            let change = Change::Return { card, zone, face: one.face, seat: one.controller };
            game.propose(change, By::Rule, &["3.4.4-32", "3.4.4-34"]);
        } else {
            let change = Change::Move { cards: vec![card], why: Move::Put, to: Destination::Graveyard };
            game.propose(change, By::Rule, &["3.4.4-36"]);
        }
    }
}
