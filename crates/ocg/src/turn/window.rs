//! OCG 3.6.2: the right to act, and the windows in which it is used.

use super::{can_battle, due, settle};
use crate::effects::{chain, legality};
use crate::game::Game;
use crate::language::SummonWay;
use crate::monsters::gemini;
use crate::run::Next;
use crate::state::{
    Ask, AttackStage, BattleStep, By, CardId, Choice, Collect, CollectStage, Decision, Frame, Phase, Setting,
    Source, SummonStage, Value, Window, WindowKind, WindowStage,
};
use crate::{battle, pipe, summon};
use table::Seat;

pub(crate) fn step(game: &mut Game, mut window: Box<Window>, value: Value) -> Next {
    match (window.stage, value) {
        (WindowStage::Collect, _) => {
            settle::settle(game);
            window.stage = WindowStage::Collected;
            // 3.6.2-3, -4: triggers need no right to act.
            let collect = Collect {
                left: Vec::new(),
                chosen: Vec::new(),
                answers: Vec::new(),
                passed: table::PerSeat::new(|_| false),
                stage: CollectStage::Begin,
            };
            Next::Push(Frame::Window(window), Frame::Collect(Box::new(collect)))
        }
        (WindowStage::Collected, Value::Chained(true)) => again(game, window),
        // 3.6.3-42, -43: after what was triggered, before anything else.
        (WindowStage::Collected, _) if window.kind == WindowKind::Attack && battle::is_interrupted(game) => {
            Next::Done(Value::Nothing)
        }
        (WindowStage::Collected, _) => {
            window.answers = std::mem::take(&mut game.state.recent);
            ask(game, window)
        }
        (WindowStage::Ask, _) => ask(game, window),
        (WindowStage::Asked, Value::Answer(choice)) => take(game, window, choice),
        (WindowStage::Chained, _) => match window.kind {
            WindowKind::Attempt => Next::Done(Value::Nothing),
            WindowKind::Parting => Next::Done(Value::Chained(true)),
            WindowKind::Open
            | WindowKind::Response
            | WindowKind::Leave
            | WindowKind::Due
            | WindowKind::Attack
            | WindowKind::BeforeDraw => again(game, window),
        },
        // What was done may be answered (3.6.2-5).
        (WindowStage::Acted, _) => acted(game, window),
        (WindowStage::Answered, _) => again(game, window),
        (WindowStage::Leaving(choice), Value::Chained(true)) => {
            debug_assert!(choice != Choice::Pass);
            again(game, window)
        }
        (WindowStage::Leaving(choice), _) => Next::Done(Value::Leaving(choice)),
        (WindowStage::Asked, _) => ask(game, window),
    }
}

/// From the beginning, the turn player first.
fn again(game: &Game, mut window: Box<Window>) -> Next {
    window.stage = super::first_stage(window.kind);
    window.right = game.state.turn.player;
    window.passes = 0;
    window.answers.clear();
    // 3.6.3-83: the Battle Phase may have been ended.
    if window.kind == WindowKind::Open && battle::is_over(game) {
        return Next::Done(Value::Leaving(Choice::ToMainPhase2));
    }
    Next::Go(Frame::Window(window))
}

fn ask(game: &mut Game, mut window: Box<Window>) -> Next {
    let seat = window.right;
    let (question, mut options) = match window.kind {
        WindowKind::Open if window.passes == 0 => {
            window.stage = WindowStage::Asked;
            let options = free_options(game, seat, &window);
            return Next::Ask(Frame::Window(window), Decision { seat, ask: Ask::Act, about: None, options });
        }
        WindowKind::Attempt => (Ask::Respond, legality::negations(game, seat, &window.answers)),
        WindowKind::BeforeDraw => (Ask::Respond, legality::before_draw(game, seat)),
        WindowKind::Due => {
            let mut options = legality::fast_effects(game, seat, None, &window.answers);
            options.extend(due::options(game, seat));
            (Ask::Respond, options)
        }
        WindowKind::Open
        | WindowKind::Response
        | WindowKind::Leave
        | WindowKind::Parting
        | WindowKind::Attack => (Ask::Respond, legality::fast_effects(game, seat, None, &window.answers)),
    };
    options.push(Choice::Pass);
    window.stage = WindowStage::Asked;
    Next::Ask(Frame::Window(window), Decision { seat, ask: question, about: None, options })
}

/// 3.6.3-17, -18: what the turn player can do when acting freely; in Main Phase 2 all but entering the Battle Phase
/// (3.6.3-89), as far as it was not used up (3.6.3-90).
fn free_options(game: &Game, seat: Seat, window: &Window) -> Vec<Choice> {
    let mut options = legality::free_effects(game, seat, &window.answers);
    match game.state.turn.phase {
        Phase::Main1 => {
            options.extend(summon::acts::in_main_phase(game, seat));
            if can_battle(game, seat) {
                options.push(Choice::ToBattlePhase);
            }
            options.push(Choice::ToEndPhase);
        }
        Phase::Main2 => {
            options.extend(summon::acts::in_main_phase(game, seat));
            options.push(Choice::ToEndPhase);
        }
        Phase::Battle(BattleStep::Battle) => {
            options.extend(battle::attackers(game, seat).into_iter().map(Choice::Attack));
            if !battle::attacks::must_attack(game, seat) {
                options.push(Choice::ToMainPhase2);
            }
        }
        Phase::Setup
        | Phase::Draw
        | Phase::Standby
        | Phase::End
        | Phase::Battle(BattleStep::Start | BattleStep::Damage(_) | BattleStep::End) => {
            options.push(Choice::Pass);
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}

fn take(game: &mut Game, mut window: Box<Window>, choice: Choice) -> Next {
    let seat = window.right;
    match choice {
        Choice::Pass => {
            window.passes += 1;
            window.right = seat.other();
            if window.passes >= 2 {
                return both_passed(game, window);
            }
            window.stage = WindowStage::Ask;
            Next::Go(Frame::Window(window))
        }
        Choice::Activate(card, effect) => {
            let source = Source { effect, card: game.card_ref(card), you: seat };
            game.state.recent = std::mem::take(&mut window.answers);
            let frame = chain::begin(game, source);
            if window.kind == WindowKind::Due {
                due::note_activation(game, source);
            }
            window.stage = WindowStage::Chained;
            Next::Push(Frame::Window(window), frame)
        }
        Choice::CarryOut(nth) => {
            window.stage = WindowStage::Chained;
            due::carry_out(game, Frame::Window(window), nth)
        }
        Choice::ToBattlePhase | Choice::ToMainPhase2 | Choice::ToEndPhase => leave(window, choice),
        Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Card(_)
        | Choice::Zone(_)
        | Choice::Position(_)
        | Choice::Number(_)
        | Choice::Option(_)
        | Choice::Name(_)
        | Choice::Attribute(_)
        | Choice::Race(_)
        | Choice::NormalSummon(_)
        | Choice::SetMonster(_)
        | Choice::FlipSummon(_)
        | Choice::ChangePosition(_)
        | Choice::SpecialSummon(..)
        | Choice::SynchroSummon(_)
        | Choice::XyzSummon(_)
        | Choice::LinkSummon(_)
        | Choice::PendulumSummon
        | Choice::SetSpellTrap(_)
        | Choice::Attack(_)
        | Choice::AttackTarget(_) => act(game, window, choice),
    }
}

/// 3.6.2-6: nobody wants to act any more; in some phases something may have to be done (3.6.3-94).
fn both_passed(game: &Game, mut window: Box<Window>) -> Next {
    if window.kind == WindowKind::Due
        && let Some((seat, options)) = due::mandatory(game)
    {
        window.right = seat;
        window.stage = WindowStage::Asked;
        return Next::Ask(
            Frame::Window(window),
            Decision { seat, ask: Ask::NextTrigger, about: None, options },
        );
    }
    Next::Done(Value::Chained(false))
}

/// 3.6.2-6, -8: the other player may act before the phase is left; then both have passed.
fn leave(mut window: Box<Window>, choice: Choice) -> Next {
    window.stage = WindowStage::Leaving(choice);
    let last = Window {
        kind: WindowKind::Parting,
        stage: WindowStage::Ask,
        right: window.right.other(),
        passes: 1,
        answers: Vec::new(),
    };
    Next::Push(Frame::Window(window), Frame::Window(Box::new(last)))
}

fn act(game: &mut Game, mut window: Box<Window>, choice: Choice) -> Next {
    let seat = window.right;
    window.stage = match choice {
        // 3.6.2-5: nothing was activated, and the right to act stays where it is.
        Choice::SetMonster(_) | Choice::SetSpellTrap(_) => WindowStage::Answered,
        // 3.6.3-81: an attack has had its windows.
        Choice::Attack(_) => WindowStage::Answered,
        Choice::Pass
        | Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Card(_)
        | Choice::Zone(_)
        | Choice::Position(_)
        | Choice::Number(_)
        | Choice::Option(_)
        | Choice::Name(_)
        | Choice::Attribute(_)
        | Choice::Race(_)
        | Choice::NormalSummon(_)
        | Choice::FlipSummon(_)
        | Choice::ChangePosition(_)
        | Choice::SpecialSummon(..)
        | Choice::SynchroSummon(_)
        | Choice::XyzSummon(_)
        | Choice::LinkSummon(_)
        | Choice::PendulumSummon
        | Choice::Activate(..)
        | Choice::CarryOut(_)
        | Choice::AttackTarget(_)
        | Choice::ToBattlePhase
        | Choice::ToMainPhase2
        | Choice::ToEndPhase => WindowStage::Acted,
    };
    game.state.recent.clear();
    game.state.turn.under_way = true;
    let frame = match choice {
        Choice::NormalSummon(card) => {
            use_normal_summon(game);
            match gemini::summon_again(game, card, seat) {
                Some(again) => Frame::Summon(Box::new(again)),
                None => summoning(card, seat, SummonWay::Normal),
            }
        }
        Choice::SetMonster(card) => {
            use_normal_summon(game);
            setting(card, seat)
        }
        Choice::SetSpellTrap(card) => setting(card, seat),
        Choice::FlipSummon(card) => summoning(card, seat, SummonWay::Flip),
        Choice::SynchroSummon(card) => summoning(card, seat, SummonWay::Synchro),
        Choice::XyzSummon(card) => summoning(card, seat, SummonWay::Xyz),
        Choice::LinkSummon(card) => summoning(card, seat, SummonWay::Link),
        Choice::SpecialSummon(card, nth) => {
            let mut one = summon::by_player(card, seat, SummonWay::Special);
            one.procedure = Some(nth);
            Frame::Summon(Box::new(one))
        }
        Choice::PendulumSummon => summon::pendulum::begin(seat),
        Choice::ChangePosition(card) => {
            change_position(game, card);
            window.stage = WindowStage::Collect;
            return Next::Go(Frame::Window(window));
        }
        Choice::Attack(card) => Frame::Attack(AttackStage::ChooseTarget(card)),
        Choice::Pass
        | Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Card(_)
        | Choice::Zone(_)
        | Choice::Position(_)
        | Choice::Number(_)
        | Choice::Option(_)
        | Choice::Name(_)
        | Choice::Attribute(_)
        | Choice::Race(_)
        | Choice::Activate(..)
        | Choice::CarryOut(_)
        | Choice::AttackTarget(_)
        | Choice::ToBattlePhase
        | Choice::ToMainPhase2
        | Choice::ToEndPhase => return again(game, window),
    };
    Next::Push(Frame::Window(window), frame)
}

/// 3.3.2-69, 3.4.4-147: the one of the turn first, then the additional one.
fn use_normal_summon(game: &mut Game) {
    let turn = &mut game.state.turn;
    if turn.normal_summons == 0 {
        turn.normal_summons = 1;
    } else {
        turn.extra_normal_summon_used = true;
    }
}

fn summoning(card: CardId, seat: Seat, way: SummonWay) -> Frame {
    Frame::Summon(Box::new(summon::by_player(card, seat, way)))
}

fn setting(card: CardId, seat: Seat) -> Frame {
    Frame::Set(Box::new(Setting { card, seat, stage: SummonStage::Begin }))
}

/// 3.3.2-273
fn change_position(game: &mut Game, card: CardId) {
    let face = summon::position::becomes(game.card(card).face, crate::language::PositionTo::Other);
    let change = pipe::Change::Position { cards: vec![(card, face)], by_player: true };
    game.propose(change, By::Rule, &["3.3.2-273", "3.3.2-278"]);
}

/// After a Summon or an attack: triggers, and whoever wants to answer it.
fn acted(game: &mut Game, mut window: Box<Window>) -> Next {
    window.stage = WindowStage::Answered;
    let frame = super::open(game, WindowKind::Response);
    Next::Push(Frame::Window(window), frame)
}
