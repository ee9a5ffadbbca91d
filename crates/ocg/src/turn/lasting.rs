//! OCG 3.6.3-97: what lingers ends with the step, phase or turn.

use crate::game::Game;
use crate::state::Ends;

fn end(game: &mut Game, over: impl Fn(&Game, Ends) -> bool) {
    let ended: Vec<bool> = game.state.lingering.iter().map(|one| over(game, one.ends)).collect();
    let mut ended = ended.into_iter();
    game.state.lingering.retain(|_| !ended.next().unwrap_or(false));
}

pub(crate) fn end_turn(game: &mut Game) {
    let turn = game.state.turn.number;
    end(game, |_, ends| match ends {
        Ends::Turn(until) | Ends::EndPhase(until) => until <= turn,
        Ends::BattlePhase | Ends::DamageStep | Ends::WhenLeaves(_) | Ends::Never => false,
    });
}

pub(crate) fn end_phase(game: &mut Game) {
    let turn = game.state.turn.number;
    end(game, |_, ends| match ends {
        Ends::EndPhase(until) => until <= turn,
        Ends::Turn(_) | Ends::BattlePhase | Ends::DamageStep | Ends::WhenLeaves(_) | Ends::Never => false,
    });
}

pub(crate) fn end_battle_phase(game: &mut Game) {
    end(game, |_, ends| ends == Ends::BattlePhase);
}

pub(crate) fn end_damage_step(game: &mut Game) {
    end(game, |_, ends| ends == Ends::DamageStep);
}

/// What was tied to a card that has left.
pub(crate) fn end_with_cards(game: &mut Game) {
    end(game, |game, ends| match ends {
        Ends::WhenLeaves(card) => !game.is_current(card),
        Ends::Turn(_) | Ends::EndPhase(_) | Ends::BattlePhase | Ends::DamageStep | Ends::Never => false,
    });
}
