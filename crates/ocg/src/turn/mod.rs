//! OCG 3.6: the course of a turn.

pub(crate) mod due;
pub(crate) mod endless;
pub(crate) mod hand_limit;
pub(crate) mod lasting;
pub(crate) mod settle;
pub(crate) mod window;

use crate::game::Game;
use crate::language::{Restriction, Topic};
use crate::pipe::Change;
use crate::query::Query;
use crate::query::applies::Subject;
use crate::run::Next;
use crate::state::{BattleStep, By, Choice, Frame, Phase, TurnStage, Value, Window, WindowKind, WindowStage};
use crate::terms::{banish_until, control, draw};
use table::Seat;

pub(crate) fn step(game: &mut Game, stage: TurnStage, value: Value) -> Next {
    match stage {
        TurnStage::Begin => {
            game.propose(Change::Phase(Phase::Draw), By::Rule, &["3.6.3-1", "3.6.3-3"]);
            // 3.6.3-8: nothing comes before the normal draw but what is worded for it.
            Next::Push(Frame::Turn(TurnStage::Draw), open(game, WindowKind::BeforeDraw))
        }
        TurnStage::Draw => {
            draw::normal_draw(game);
            Next::Push(Frame::Turn(TurnStage::Standby), open(game, WindowKind::Leave))
        }
        // 3.6.3-11, -12
        TurnStage::Standby => phase(game, Phase::Standby, WindowKind::Due, TurnStage::Main1),
        // 3.6.3-14
        TurnStage::Main1 => phase(game, Phase::Main1, WindowKind::Open, TurnStage::BattleStart),
        TurnStage::BattleStart => match value {
            Value::Leaving(Choice::ToBattlePhase) => {
                // 3.6.3-22, -23: the turn player has declared it.
                // 3.6.3-27: attacks are counted for each Battle Phase.
                for on_field in game.state.cards.iter_mut().filter_map(|card| card.on_field.kept()) {
                    on_field.attacks = 0;
                }
                let start = Phase::Battle(BattleStep::Start);
                phase(game, start, WindowKind::Leave, TurnStage::Battle)
            }
            Value::Nothing
            | Value::Answer(_)
            | Value::Cards(_)
            | Value::Chained(_)
            | Value::Leaving(_)
            | Value::Link(_)
            | Value::Ran(_)
            | Value::Summoned(_)
            | Value::Replaced(_) => Next::Go(Frame::Turn(TurnStage::EndPhase)),
        },
        // 3.6.3-83: it may have been ended in the Start Step.
        TurnStage::Battle if crate::battle::is_over(game) => Next::Go(Frame::Turn(TurnStage::BattleEnd)),
        TurnStage::Battle => {
            phase(game, Phase::Battle(BattleStep::Battle), WindowKind::Open, TurnStage::BattleEnd)
        }
        // 3.6.3-84
        TurnStage::BattleEnd => {
            game.state.attack = None;
            phase(game, Phase::Battle(BattleStep::End), WindowKind::Due, TurnStage::Main2)
        }
        // 3.6.3-87, -88: only after a Battle Phase.
        TurnStage::Main2 => {
            lasting::end_battle_phase(game);
            phase(game, Phase::Main2, WindowKind::Open, TurnStage::EndPhase)
        }
        // 3.6.3-91, -92
        TurnStage::EndPhase => phase(game, Phase::End, WindowKind::Due, TurnStage::HandLimit),
        TurnStage::HandLimit => hand_limit::ask(game, value),
        TurnStage::Over => {
            lasting::end_turn(game);
            let (player, number) = (game.state.turn.player.other(), game.state.turn.number + 1);
            game.propose(Change::Turn { player, number }, By::Rule, &["3.6.3-98"]);
            Next::Go(Frame::Turn(TurnStage::Begin))
        }
    }
}

/// 3.6.3-2, -3: enters a phase, and opens its window.
fn phase(game: &mut Game, phase: Phase, kind: WindowKind, then: TurnStage) -> Next {
    game.state.recent.clear();
    game.propose(Change::Phase(phase), By::Rule, &["3.6.3-1", "3.6.3-3"]);
    if phase == Phase::Standby {
        banish_until::bring_back(game);
        lasting::end_at_standby(game);
    }
    if phase == Phase::End {
        control::give_back(game);
        banish_until::bring_back(game);
        lasting::end_phase(game);
    }
    Next::Push(Frame::Turn(then), open(game, kind))
}

/// 3.6.3-8: before the normal draw nothing else is activated, not even what was triggered.
fn first_stage(kind: WindowKind) -> WindowStage {
    match kind {
        WindowKind::BeforeDraw => WindowStage::Ask,
        WindowKind::Open
        | WindowKind::Response
        | WindowKind::Leave
        | WindowKind::Parting
        | WindowKind::Due
        | WindowKind::Attack
        | WindowKind::Attempt => WindowStage::Collect,
    }
}

/// A window in which the turn player has the right to act first (3.6.2-1).
pub(crate) fn open(game: &Game, kind: WindowKind) -> Frame {
    Frame::Window(Box::new(Window {
        kind,
        stage: first_stage(kind),
        right: game.state.turn.player,
        passes: 0,
        answers: Vec::new(),
    }))
}

/// 3.6.3-19, -20, -21: may this player enter the Battle Phase? Not in the first turn of the duel.
pub(crate) fn can_battle(game: &Game, seat: Seat) -> bool {
    game.state.turn.number > 1
        && !Query::on(game).is_forbidden(Subject::Player(seat), Topic::NoBattlePhase, |_, _, restriction| {
            matches!(restriction, Restriction::ConductBattlePhase)
        })
}
