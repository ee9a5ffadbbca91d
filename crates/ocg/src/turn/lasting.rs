//! OCG 3.6.3-4, -5, -80, -86, -97: what lingers ends with the step, phase or turn.

use crate::game::Game;
use crate::language::{Until, Whose};
use crate::state::{Ends, Source, Watched, Watching};

/// 3.6.3-4, -5: the last of so many turns after this one: of both players, or of one alone.
pub(crate) fn last_turn(game: &Game, source: Source, until: Until) -> u16 {
    let turn = &game.state.turn;
    match until {
        Until::Turns(Whose::Any, n) => turn.number + u16::from(n),
        Until::Turns(whose, n) => {
            let own = if whose == Whose::Yours { source.you } else { source.you.other() };
            let first = if turn.player == own { 2 } else { 1 };
            turn.number + first + 2 * u16::from(n.saturating_sub(1))
        }
        Until::EndOfNextTurn(whose) | Until::StandbyPhase(whose) => {
            let own = match whose {
                Whose::Any => turn.player.other(),
                Whose::Yours => source.you,
                Whose::Opponents => source.you.other(),
            };
            turn.number + if turn.player == own { 2 } else { 1 }
        }
        Until::EndOfTurn
        | Until::EndPhase
        | Until::EndOfBattlePhase
        | Until::EndOfDamageStep
        | Until::NextAttack
        | Until::DamageCalculation
        | Until::Duel
        | Until::WhileThisIsFaceUp
        | Until::Always => turn.number,
    }
}

fn end(game: &mut Game, over: impl Fn(&Game, Ends) -> bool) {
    let ended: Vec<bool> = game.state.lingering.iter().map(|one| over(game, one.ends)).collect();
    let mut ended = ended.into_iter();
    game.state.lingering.retain(|_| !ended.next().unwrap_or(false));
    let is_over = |one: &Watching| matches!(one.what, Watched::Happens(_, _, ends) if over(game, ends));
    let ended: Vec<bool> = game.state.watching.iter().map(is_over).collect();
    let mut ended = ended.into_iter();
    game.state.watching.retain(|_| !ended.next().unwrap_or(false));
}

/// 3.6.3-11
pub(crate) fn end_at_standby(game: &mut Game) {
    let turn = game.state.turn.number;
    end(game, |_, ends| matches!(ends, Ends::StandbyPhase(until) if until <= turn));
}

pub(crate) fn end_turn(game: &mut Game) {
    let turn = game.state.turn.number;
    end(game, |_, ends| match ends {
        Ends::Turn(until) | Ends::EndPhase(until) => until <= turn,
        Ends::StandbyPhase(_)
        | Ends::BattlePhase
        | Ends::DamageStep
        | Ends::DamageCalculation
        | Ends::NextAttack
        | Ends::WhenLeaves(_)
        | Ends::Never => false,
    });
}

pub(crate) fn end_phase(game: &mut Game) {
    let turn = game.state.turn.number;
    end(game, |_, ends| match ends {
        Ends::EndPhase(until) => until <= turn,
        Ends::Turn(_)
        | Ends::StandbyPhase(_)
        | Ends::BattlePhase
        | Ends::DamageStep
        | Ends::DamageCalculation
        | Ends::NextAttack
        | Ends::WhenLeaves(_)
        | Ends::Never => false,
    });
}

pub(crate) fn end_battle_phase(game: &mut Game) {
    end(game, |_, ends| matches!(ends, Ends::BattlePhase | Ends::NextAttack));
}

/// 3.6.3-29: an attack is declared.
pub(crate) fn end_at_attack(game: &mut Game) {
    end(game, |_, ends| ends == Ends::NextAttack);
}

pub(crate) fn end_damage_step(game: &mut Game) {
    end(game, |_, ends| matches!(ends, Ends::DamageStep | Ends::DamageCalculation));
}

/// 3.6.3-76: damage is calculated.
pub(crate) fn end_damage_calculation(game: &mut Game) {
    end(game, |_, ends| ends == Ends::DamageCalculation);
}

/// What was tied to a card that has left.
pub(crate) fn end_with_cards(game: &mut Game) {
    end(game, |game, ends| match ends {
        Ends::WhenLeaves(card) => !game.is_current(card),
        Ends::Turn(_)
        | Ends::EndPhase(_)
        | Ends::StandbyPhase(_)
        | Ends::BattlePhase
        | Ends::DamageStep
        | Ends::DamageCalculation
        | Ends::NextAttack
        | Ends::Never => false,
    });
}
