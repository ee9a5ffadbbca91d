//! OCG 3.6.3-13, -15, -85, -93 to -95: what the Standby Phase, the End Step and the End Phase themselves bring.
//! Each is a chain of its own (3.3.2-303) or is just carried out; the players mix them with fast effects as they
//! like, and only what is mandatory is left in the end.

use crate::effects::legality;
use crate::game::Game;
use crate::language::{EffectKind, Optional};
use crate::run::Next;
use crate::state::{BattleStep, Phase};
use crate::state::{Choice, Frame, RunStage, Running, Source};
use crate::{language::Until, state::Deferred};
use table::Seat;

/// The block within the present step waits for its time.
pub(crate) fn defer(game: &mut Game, running: &Running, until: Until) {
    let turn = game.state.turn.number;
    let (turn, phase) = match until {
        Until::EndPhase
        | Until::EndOfTurn
        | Until::EndOfDamageStep
        | Until::NextAttack
        | Until::DamageCalculation
        | Until::Duel
        | Until::WhileThisIsFaceUp
        | Until::Always => (turn, Phase::End),
        Until::EndOfBattlePhase => (turn, Phase::Battle(BattleStep::End)),
        Until::StandbyPhase(_) => (super::lasting::last_turn(game, running.source, until), Phase::Standby),
        Until::Turns(..) | Until::EndOfNextTurn(_) => {
            (super::lasting::last_turn(game, running.source, until), Phase::End)
        }
    };
    if let Some(block) = game.library.within(running.block, running.at, 0) {
        let running = Running { block, at: 0, stage: RunStage::Step, ..running.clone() };
        game.state.deferred.push(Deferred { turn, phase, running });
    }
}

fn is_due(game: &Game, left: &Deferred) -> bool {
    left.turn <= game.state.turn.number && left.phase == game.state.turn.phase
}

/// What this player can do because the phase is there.
pub(super) fn options(game: &Game, seat: Seat) -> Vec<Choice> {
    let mut found = left_for_now(game, seat);
    found.extend(legality::phase_effects(game, seat));
    found
}

fn left_for_now(game: &Game, seat: Seat) -> Vec<Choice> {
    let left = (0u8..).zip(&game.state.deferred);
    let due = left.filter(|(_, left)| left.running.source.you == seat && is_due(game, left));
    due.map(|(nth, _)| Choice::CarryOut(nth)).collect()
}

/// 3.6.3-94: both have given up the right to act; what must be done is done, from the turn player on.
pub(super) fn mandatory(game: &Game) -> Option<(Seat, Vec<Choice>)> {
    let must = |choice: &Choice| {
        let Choice::Activate(_, effect) = choice else { return true };
        game.library.effect(*effect).effect.kind == EffectKind::Trigger(Optional::Mandatory)
    };
    let turn_player = game.state.turn.player;
    [turn_player, turn_player.other()].into_iter().find_map(|seat| {
        let options: Vec<Choice> = options(game, seat).into_iter().filter(must).collect();
        (!options.is_empty()).then_some((seat, options))
    })
}

/// 3.6.3-15, -95: an effect of the phase is activated once in it, whatever becomes of the activation.
pub(super) fn note_activation(game: &mut Game, source: Source) {
    if matches!(game.library.effect(source.effect).effect.kind, EffectKind::Trigger(_)) {
        game.state.turn.phase_effects.push((source.card, source.effect));
    }
}

/// What was left for now is done, without a chain.
pub(super) fn carry_out(game: &mut Game, below: Frame, nth: u8) -> Next {
    let due = game.state.deferred.remove(usize::from(nth));
    game.state.moment += 1;
    Next::Push(below, Frame::Run(Box::new(due.running)))
}
