//! DCG 4-15: moving a Digimon between the breeding area and the battle area.

use crate::areas::breeding;
use crate::effects::language::Restriction;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::Made;
use crate::query::Query;
use crate::state::{Thing, Unit, UnitId, What};
use table::Seat;

/// 4-15-2: only a Digimon with DP moves.
pub(crate) fn can(game: &Game, seat: Seat) -> Option<UnitId> {
    let unit = breeding::unit(game, seat)?;
    let thing = Thing::Unit(unit.id);
    let forbidden = Query::on(game).is_forbidden(thing, Topics::CANNOT_LEAVE, |_, _, restriction| {
        matches!(restriction, Restriction::Move)
    });
    (has_dp(game, unit) && !forbidden).then_some(unit.id)
}

fn has_dp(game: &Game, unit: &Unit) -> bool {
    let query = Query::on(game);
    query.is_digimon(unit) && query.original_dp(Thing::Unit(unit.id)).is_some()
}

/// 3-4-5-2: the breeding area takes only one.
fn can_move(game: &Game, unit: UnitId) -> bool {
    let Some(unit) = game.unit(unit) else { return false };
    has_dp(game, unit) && (!unit.area.is_battle() || breeding::is_empty(game, unit.owner))
}

/// 4-15-3 to 4-15-5: it keeps its state and what it was given; effects that wait on it are lost.
pub(crate) fn make(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    for &thing in subjects {
        if let Thing::Unit(id) = thing
            && can_move(game, id)
        {
            game.state.board_mut(made).move_unit(id);
            game.state.pending_mut().retain(|pending| pending.holder.unit != Some(id));
            made.subjects.push(thing);
            if let Some(label) = game.label_of(thing) {
                made.tell(game, &["4-15-1", "4-15-3"], |_| What::Moved(label));
            }
        }
    }
}
