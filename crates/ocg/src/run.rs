//! The engine: takes the frame on top of the stack and lets its section go on with it. What a frame
//! returns goes to the frame below it.

use crate::game::Game;
use crate::places::graveyard;
use crate::state::{Ask, CardId, Choice, Decision, Frame, Value};
use crate::{battle, effects, monsters, summon, terms, turn};
use table::{Seat, Steps, Windows};

/// What comes of a step of a frame.
pub(crate) enum Next {
    /// The frame waits for another one.
    Push(Frame, Frame),
    /// The frame waits for an answer.
    Ask(Frame, Decision),
    /// The frame goes on.
    Go(Frame),
    /// The frame is over.
    Done(Value),
}

/// The answer to the pending decision, and everything that follows from it.
pub(crate) fn answer(game: &mut Game, choice: Choice) {
    game.state.decision = None;
    run(game, Value::Answer(choice));
}

/// Goes on until something is asked or the duel is over.
pub(crate) fn run(game: &mut Game, mut value: Value) {
    let mut watch = turn::endless::Watch::default();
    game.steps = Steps::default();
    while game.state.decision.is_none() && game.state.outcome.is_none() {
        watch.look(game);
        // 3.2.1-22
        if value == Value::Nothing
            && let Some(frame) = graveyard::to_order(game)
        {
            game.state.frames.push(frame);
        }
        // 3.4.4-86: right after what it waited for, before anything goes on.
        if value == Value::Nothing
            && let Some(frame) = effects::applied::next(game)
        {
            game.state.frames.push(frame);
        }
        let Some(frame) = game.state.frames.pop() else { return };
        match step(game, frame, std::mem::replace(&mut value, Value::Nothing)) {
            Next::Push(below, above) => {
                game.state.frames.push(below);
                game.state.frames.push(above);
            }
            Next::Go(frame) => game.state.frames.push(frame),
            Next::Done(returned) => value = returned,
            Next::Ask(frame, decision) => {
                game.state.frames.push(frame);
                match only(game, &decision) {
                    Some(choice) => value = Value::Answer(choice),
                    None => game.state.decision = Some(decision),
                }
            }
        }
    }
    if game.state.outcome.is_some() {
        game.state.frames.clear();
        game.state.decision = None;
    }
}

/// A single option is no question, except where a player may act freely, and where passing without being asked
/// would tell that nothing hidden can be used.
fn only(game: &Game, decision: &Decision) -> Option<Choice> {
    match decision.options[..] {
        [Choice::Pass] if is_window(decision.ask) && stops(game, decision.seat) => None,
        [only] if decision.ask != Ask::Act => Some(only),
        _ => None,
    }
}

/// 3.4.3-32, 3.6.2-1: may hidden cards be used now?
fn is_window(ask: Ask) -> bool {
    matches!(ask, Ask::Respond | Ask::NextTrigger)
}

/// In public a window stops at whoever has hidden cards to use, whatever they are.
pub(crate) fn stops(game: &Game, seat: Seat) -> bool {
    let own = |card: &CardId| game.card(*card).controller == seat && !game.card(*card).face.is_up();
    match game.state.windows {
        Windows::Exact => false,
        Windows::Public => {
            !game.state.piles[seat].hand.is_empty() || game.state.zones.all().any(|(_, card)| own(&card))
        }
    }
}

fn step(game: &mut Game, frame: Frame, value: Value) -> Next {
    match frame {
        Frame::Turn(stage) => turn::step(game, stage, value),
        Frame::Window(window) => turn::window::step(game, window, value),
        Frame::Collect(collect) => effects::triggers::step(game, collect, value),
        Frame::Chain(chain) => effects::chain::step(game, chain, value),
        Frame::Activate(activate) => effects::activation::step(game, activate, value),
        Frame::Run(running) => effects::resolution::step(game, running, value),
        Frame::Summon(summoning) => summon::step(game, summoning, value),
        Frame::Set(setting) => summon::set::step(game, setting, value),
        Frame::Attack(stage) => battle::step(game, stage, value),
        Frame::Damage(fighting) => battle::damage_step::step(game, fighting, value),
        Frame::Pick(pick) => effects::pick::step(game, pick, value),
        Frame::Materials(pick) => summon::materials::step(game, pick, value),
        Frame::Detach(detaching) => terms::materials::step(game, detaching, value),
        Frame::TrapReturn(back) => monsters::trap_monsters::step(game, back, value),
        Frame::Place(placing) => terms::placing::step(game, placing, value),
        Frame::Pendulum(pick) => summon::pendulum::step(game, pick, value),
        Frame::Replace(replacing) => effects::replacement::step(game, replacing, value),
        Frame::Order(ordering) => graveyard::step(game, ordering, value),
        Frame::Ritual(pick) => summon::ritual_steps::step(game, pick, value),
    }
}
