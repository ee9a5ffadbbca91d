//! The engine: takes the frame on top of the stack and lets its chapter go on with it.

use crate::game::Game;
use crate::state::{Frame, Returned, Running};
use crate::{
    attack, battle, digivolve, effects, link, other, pipe, play, rule_check, security_check, setup, turn,
    use_option,
};
use table::Steps;

/// Goes on until something is asked or the game is over.
pub(crate) fn run(game: &mut Game) {
    game.steps = Steps::default();
    while game.state.decision().is_none() && game.state.outcome().is_none() {
        let Some(frame) = game.state.pop_frame() else { return };
        let returned = std::mem::take(&mut game.returned);
        step(game, frame, returned);
        other::stall::watch(game);
        #[cfg(test)]
        assert!(game.knows_its_effects(), "the board changed behind the index");
    }
    if game.state.outcome().is_some() {
        game.state.stop();
    }
}

/// What was asked for is handed to the frame that asked; the others go on without.
fn step(game: &mut Game, frame: Frame, returned: Returned) {
    match frame {
        Frame::Setup(step) => setup::step(game, step, &returned),
        Frame::Turn(step) => turn::step(game, step, &returned),
        Frame::Settle => rule_check::settle(game),
        Frame::ChoosePending => effects::pending::choose(game, &returned),
        Frame::Play(playing) => play::step(game, playing, returned),
        Frame::Digivolve(digivolving) => digivolve::step(game, digivolving, returned),
        Frame::Use(using) => use_option::step(game, using),
        Frame::Link(linking) => link::step(game, linking, returned),
        Frame::Attack(step) => attack::step(game, step, &returned),
        Frame::SecurityCheck(checking) => security_check::step(game, checking),
        Frame::Battle(battling) => battle::step(game, battling),
        Frame::Propose(proposal) => pipe::step(game, proposal, returned),
        Frame::Interrupt(interrupt) => effects::immediate::step(game, interrupt, &returned),
        Frame::Activation(activation) => effects::activation::finish(game, *activation),
        Frame::Block(running) => effects::process::step(game, Running { returned, ..running }),
        Frame::AfterBy { then } => effects::by::after(game, then),
        Frame::ActivateMore { holders, left } => {
            effects::activate_other::step(game, holders, left, &returned)
        }
        Frame::Voice(seat) => effects::process::restore_voice(game, seat),
        Frame::Pick(pick) => effects::choice::step(game, pick, &returned),
        Frame::SurplusLinks => rule_check::trash_chosen_links(game, returned),
        Frame::Loop(step) => other::endless_loop::step(game, step, &returned),
    }
}
