//! DCG 15-1-2: carrying out the steps of an effect in the order in which they are written.

mod attacking;
mod cards;
mod give;
mod playing;
mod structure;
mod target;

pub(crate) use cards::{did, did_nothing};
pub(crate) use give::make as give;
pub(crate) use structure::restore_voice;
pub(crate) use target::pick_by_chance;

use crate::effects::choice::Purpose;
use crate::effects::language::{Step, Whose};
use crate::effects::persistent::belongs;
use crate::game::Game;
use crate::query::{Query, Standpoint};
use crate::state::{Cause, Change, FieldArea, Frame, Outcome, Running, Source};
use std::sync::Arc;
use table::Seat;

/// Goes on with a block of steps.
/// 15-1-2: in the order in which they are written.
pub(crate) fn step(game: &mut Game, running: Running) {
    let library = Arc::clone(&game.library);
    if let Some(step) = library.block(running.block).get(running.step as usize) {
        carry_out(game, running, step);
    }
}

/// The next step of the block comes when what is pushed after this is done.
fn advance(game: &mut Game, running: &Running) {
    let next = Running { step: running.step + 1, ..crate::effects::activation::running(running.block) };
    game.push(Frame::Block(next));
}

/// Structure is not yet doing anything; everything else spends the use of the turn (15-14-1-1).
fn is_structure(step: &Step) -> bool {
    matches!(
        step,
        Step::May(_)
            | Step::By(..)
            | Step::If(..)
            | Step::MayInstead(..)
            | Step::Attack { .. }
            | Step::AsPlayer(..)
            | Step::Save
            | Step::BlastDigivolve
    )
}

/// 15-9-1-2: nobody is asked whether to; only `Step::May` and what is like it asks.
fn carry_out(game: &mut Game, running: Running, step: &Step) {
    if !is_structure(step) {
        crate::effects::activation::count_use(game);
    }
    match step {
        Step::Memory(whose, amount) => cards::memory(game, &running, *whose, amount),
        Step::SetMemory(whose, amount) => cards::set_memory(game, &running, *whose, amount),
        Step::Draw(whose, amount) => cards::draw(game, &running, *whose, amount),
        Step::Recover(whose, amount) => cards::recover(game, &running, *whose, amount),
        Step::Delete(target) => cards::change(game, running, target, Purpose::Delete, Change::Delete),
        Step::Put(target, to) => cards::put(game, running, target, to),
        Step::Suspend(target) => cards::change(game, running, target, Purpose::Suspend, Change::Suspend),
        Step::Unsuspend(target) => {
            cards::change(game, running, target, Purpose::Unsuspend, Change::Unsuspend)
        }
        Step::DeDigivolve(target, n) => cards::de_digivolve(game, running, target, n),
        Step::TrashTopCard(target) => {
            cards::change(game, running, target, Purpose::TrashTop, Change::TrashTop)
        }
        Step::TrashDigivolutionCards(target, end, n) => cards::trash_under(game, running, target, *end, n),
        Step::Flip(target, face) => cards::change(game, running, target, Purpose::Any, Change::Flip(*face)),
        Step::Give(target, modifiers, duration) => {
            give::to_cards(game, running, target, modifiers, *duration)
        }
        Step::GivePlayer(whose, modifiers, duration) => {
            give::to_players(game, &running, *whose, modifiers, *duration)
        }
        Step::Play { what, cost, to_breeding, suspended, without_on_play } => {
            let to = if *to_breeding { FieldArea::Breeding } else { FieldArea::Battle };
            let entry = playing::Entry { to, suspended: *suspended, quiet: *without_on_play };
            playing::play(game, running, what, cost, entry);
        }
        Step::PlayToken(number, n, whose, posture) => {
            playing::token(game, &running, (number, n), *whose, *posture);
        }
        Step::Digivolve { what, into, cost, ignoring_requirements, as_if } => {
            playing::digivolve(game, running, (what, into), cost, *ignoring_requirements, as_if);
        }
        Step::AppFuse { what, into, cost } => playing::app_fuse(game, running, what, into, cost),
        Step::DnaDigivolve { into, with, cost } => playing::dna(game, running, into, with, cost),
        Step::Use { what, cost, ignoring_colors } => {
            playing::use_card(game, running, what, cost, *ignoring_colors);
        }
        Step::Link { what, to, cost } => playing::link(game, running, what, to, cost),
        Step::Hatch => playing::hatch(game, &running),
        Step::Move(target) => cards::change(game, running, target, Purpose::Any, Change::Move),
        Step::Attack { .. } => attacking::attack(game, running, step),
        Step::Blitz(target) => attacking::blitz(game, running, target),
        Step::SwitchTarget(target) => attacking::switch(game, running, target),
        Step::SwitchTargetToPlayer => attacking::switch_to_player(game, &running),
        Step::EndAttack => attacking::end(game, &running),
        Step::Battle(one, two) => attacking::battle(game, running, one, two),
        Step::Reveal(whose, from, n) => cards::reveal(game, &running, *whose, *from, n),
        Step::PutRest(to) => cards::put_rest(game, running, to),
        Step::Look(target) => cards::look(game, running, target),
        Step::Shuffle(whose, pile) => cards::shuffle(game, &running, *whose, *pile),
        Step::May(block) => structure::may(game, running, block),
        Step::By(cost, then) => structure::by(game, running, cost, then),
        Step::If(condition, then, otherwise) => {
            structure::if_then(game, &running, condition, then, otherwise)
        }
        Step::MayInstead(first, second) => structure::may_instead(game, running, first, second),
        Step::ChooseModes(n, blocks) => structure::modes(game, running, n, blocks),
        Step::Activate { of, timing, n } => structure::activate(game, running, of, timing, n.as_ref()),
        Step::Repeat(n, block) => structure::repeat(game, running, n, block),
        Step::ForEach(target, slot, block) => structure::for_each(game, running, target, *slot, block),
        Step::Later(moment, block) => structure::later(game, &running, *moment, block),
        Step::Declare(least, most) => structure::declare(game, running, least, most),
        Step::Select(target) => cards::select(game, running, target),
        Step::AsPlayer(whose, block) => structure::as_player(game, &running, *whose, block),
        Step::DigiBurst(n) => cards::digi_burst(game, running, n),
        Step::Delay => cards::delay(game, &running),
        Step::Save => cards::save(game, running),
        Step::MindLink(filters) => cards::mind_link(game, running, filters),
        Step::BlastDigivolve => playing::blast_digivolve(game, running),
        Step::Prevent(target) => structure::prevent(game, running, target),
        Step::WidenDigiXros(..) => structure::widen_digixros(game, &running),
        Step::ChangeCost(amount) => structure::change_cost(game, &running, amount),
        Step::SetCost(amount) => structure::set_cost(game, &running, amount),
        Step::InsteadOfIt(block) => structure::instead_of_it(game, &running, block),
        Step::PayCost(amount) => cards::pay(game, &running, amount),
        Step::Win(whose) => structure::win(game, &running, *whose),
        Step::Lose(whose) => structure::lose(game, &running, *whose),
        Step::Nothing => advance(game, &running),
    }
}

/// A number as the running effect sees it.
fn amount(game: &Game, amount: &crate::effects::language::Amount) -> i32 {
    game.activation().map_or(0, |activation| Query::on(game).amount(Standpoint::within(activation), amount))
}

/// 1-3-4: how often something is done; below 1 it is not done at all, and never the opposite.
fn times(game: &Game, n: &crate::effects::language::Amount) -> u16 {
    u16::try_from(amount(game, n).max(0)).unwrap_or(u16::MAX)
}

/// The running effect as the cause of a change.
fn cause(game: &Game) -> Cause {
    game.activation().map_or(Cause::Rule, |activation| {
        Cause::Effect(Source { holder: activation.holder, kinds: activation.kinds })
    })
}

/// Whom the running effect calls "you".
fn you(game: &Game) -> Seat {
    game.activation().map_or(game.state.turn_player(), |activation| activation.voice)
}

/// The players that are meant, the turn player first (1-3-5).
fn seats(game: &Game, whose: Whose) -> Vec<Seat> {
    let you = you(game);
    let first = game.state.turn_player();
    [first, first.other()].into_iter().filter(|&seat| belongs(you, whose, seat)).collect()
}

/// Remembers how the process went, for "if you do".
fn went(game: &mut Game, outcome: Outcome) {
    if let Some(activation) = game.activation_mut() {
        activation.last = outcome;
        if activation.paying_cost && outcome != Outcome::Fully {
            activation.cost_failed = true;
        }
    }
}
