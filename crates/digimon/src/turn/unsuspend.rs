//! DCG 6-2: the unsuspend phase.

use super::{is_ending, then};
use crate::effects::language::KeywordKind;
use crate::game::Game;
use crate::pipe;
use crate::query::Query;
use crate::state::{Cause, Change, Frame, Phase, Resume, Thing, TurnStep, Unit, Until};

/// 6-2-1: all cards of the turn player unsuspend at once; with them the opponent's Digimon with
/// Reboot (16-10-5). If the turn is ending already, it ends before that (6-2-1-2).
/// 6-2-1-3: all in one proposal. 16-10-1 to 16-10-4: Reboot holds by being there, once, and is not refused.
pub(super) fn step(game: &mut Game) {
    if is_ending(game) {
        return game.push(Frame::Turn(TurnStep::End(Resume::Unsuspend)));
    }
    let query = Query::on(game);
    let turn_player = game.state.turn_player();
    let turns = |unit: &&Unit| {
        unit.suspended
            && (unit.owner == turn_player
                || (unit.area.is_battle() && query.has_keyword(unit.id, KeywordKind::Reboot)))
    };
    let units: Vec<Thing> =
        game.state.units().iter().filter(turns).map(|unit| Thing::Unit(unit.id)).collect();
    pipe::commit_by(game, &Change::BeginPhase(Phase::Unsuspend), &[], Cause::Rule, &["6-2-1"]);
    then(game, TurnStep::Draw);
    if !units.is_empty() {
        pipe::propose(game, Change::Unsuspend, units, Cause::Rule);
    }
}

/// What was said of "the next unsuspend phase" is over.
pub(super) fn over(game: &mut Game) {
    let turn_player = game.state.turn_player();
    pipe::commit(game, &Change::Expire(Until::UnsuspendPhase(turn_player)), &[], Cause::Rule);
}
