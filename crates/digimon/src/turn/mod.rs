//! DCG 6-1: the flow of a turn.

mod breeding;
mod draw_phase;
pub(crate) mod end_of_turn;
pub(crate) mod main_phase;
mod unsuspend;

use crate::effects::language::Modifier;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::other::deferred;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{Cause, Change, Due, Frame, Phase, Returned, Thing, TurnStep, What};

/// 6-1-2: the phases one after the other; each goes on only when nothing is left to settle (6-1-3).
pub(crate) fn step(game: &mut Game, step: TurnStep, returned: &Returned) {
    match step {
        TurnStep::Start => start(game),
        TurnStep::Unsuspend => unsuspend::step(game),
        TurnStep::Draw => draw_phase::step(game),
        TurnStep::Breeding => breeding::ask(game),
        TurnStep::BreedingAnswered => breeding::answered(game, returned),
        TurnStep::MainStart => main_phase::start(game),
        TurnStep::Main => main_phase::ask(game),
        TurnStep::MainAnswered => main_phase::answered(game, returned),
        TurnStep::End(resume) => end_of_turn::begin(game, resume),
        TurnStep::Over(resume) => end_of_turn::over(game, resume),
    }
}

/// Settles what is to be settled, then goes on there.
fn then(game: &mut Game, step: TurnStep) {
    game.push(Frame::Turn(step));
    game.push(Frame::Settle);
}

/// 6-2-1-1, 15-16-11: what happens at the start of the turn comes before unsuspending.
/// 15-16-11-1, 15-16-11-2
fn start(game: &mut Game) {
    let seat = game.state.turn_player();
    then(game, TurnStep::Unsuspend);
    pipe::commit(game, &Change::BeginTurn, &[], Cause::Rule);
    deferred::come_due(game, &[Due::StartOfTurnOf(seat)]);
}

/// 6-1-1: a turn begins.
pub(crate) fn begin(game: &mut Game, made: &mut Made) {
    let (seat, number) = (game.state.turn_player(), game.state.turn());
    game.state.forget_activations();
    game.state.board_mut(made).begin_turn();
    made.tell(game, &["6-1-1", "6-2-1"], |_| What::TurnBegan { seat, number });
}

/// 6-1-2: it is this phase from now on.
pub(crate) fn enter_phase(game: &mut Game, phase: Phase, made: &mut Made) {
    game.state.board_mut(made).set_phase(phase);
    made.tell(game, &["6-1-2"], |_| What::PhaseBegan(phase));
}

/// 6-1-4-1: the memory is on the other side, so the turn is about to end.
pub(crate) fn is_ending(game: &Game) -> bool {
    let seat = game.state.turn_player();
    game.memory(seat) < 0 && -i32::from(game.memory(seat)) >= needed(game, seat)
}

/// How much memory the opponent must have for the turn of this player to end.
fn needed(game: &Game, seat: table::Seat) -> i32 {
    let mut needed = 1;
    Query::on(game).each_modifier(Thing::Player(seat), Topics::TURN_END, &mut |holding| {
        if let Modifier::TurnEndsAt(memory) = holding.modifier {
            needed = needed.max(i32::from(*memory));
        }
    });
    needed
}
