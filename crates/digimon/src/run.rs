//! The engine: takes the frame on top of the stack and lets its chapter go on with it.

use crate::game::Game;
use crate::state::Frame;
use crate::{
    attack, battle, digivolve, effects, link, other, pipe, play, rule_check, security_check, setup, turn,
    use_option,
};

/// Goes on until something is asked or the game is over.
pub(crate) fn run(game: &mut Game) {
    while game.state.decision().is_none() && game.state.outcome().is_none() {
        let Some(frame) = game.state.pop_frame() else { return };
        step(game, frame);
    }
    if game.state.outcome().is_some() {
        game.state.stop();
    }
}

fn step(game: &mut Game, frame: Frame) {
    match frame {
        Frame::Setup(step) => setup::step(game, step),
        Frame::Turn(step) => turn::step(game, step),
        Frame::Settle => rule_check::settle(game),
        Frame::ChoosePending => effects::pending::choose(game),
        Frame::Play(playing) => play::step(game, playing),
        Frame::Digivolve(digivolving) => digivolve::step(game, digivolving),
        Frame::Use(using) => use_option::step(game, using),
        Frame::Link(linking) => link::step(game, linking),
        Frame::Attack(step) => attack::step(game, step),
        Frame::SecurityCheck(checking) => security_check::step(game, checking),
        Frame::Battle(battling) => battle::step(game, battling),
        Frame::Propose(proposal) => pipe::step(game, proposal),
        Frame::Interrupt(interrupt) => effects::immediate::step(game, interrupt),
        Frame::Activation(activation) => effects::activation::finish(game, *activation),
        Frame::Block(running) => effects::process::step(game, running),
        Frame::AfterBy { then } => effects::by::after(game, then),
        Frame::ActivateMore { holders, left } => effects::activate_other::step(game, holders, left),
        Frame::Voice(seat) => effects::process::restore_voice(game, seat),
        Frame::Pick(pick) => effects::choice::step(game, pick),
        Frame::SurplusLinks => rule_check::trash_chosen_links(game),
        Frame::Loop(step) => other::endless_loop::step(game, step),
    }
}
