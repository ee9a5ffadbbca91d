//! Questions that anyone may ask about a game: the numbers of a card in play as they are now.

use crate::effects::language::KeywordKind;
use crate::eye::Eye;
use crate::game::Game;
use crate::state::{Frame, Holder, Thing, UnitId};

/// 2-5: the DP with everything that changes it; nothing for a card without DP.
pub fn dp(game: &Game, unit: UnitId) -> Option<i32> {
    Eye::on(game).dp(Thing::Unit(unit))
}

/// 2-9
pub fn level(game: &Game, unit: UnitId) -> Option<i32> {
    Eye::on(game).level(Thing::Unit(unit))
}

/// 16
pub fn has_keyword(game: &Game, unit: UnitId, kind: KeywordKind) -> bool {
    Eye::on(game).has_keyword(unit, kind)
}

/// 16-3: how many security cards it checks.
pub fn security_attack(game: &Game, unit: UnitId) -> i32 {
    crate::keywords::security_attack::checks(Eye::on(game), unit)
}

/// 4-2: is it a Digimon now?
pub fn is_digimon(game: &Game, unit: UnitId) -> bool {
    game.unit(unit).is_some_and(|unit| Eye::on(game).is_digimon(unit))
}

/// 2-4
pub fn colors(game: &Game, unit: UnitId) -> crate::card::Colors {
    Eye::on(game).colors(Thing::Unit(unit))
}

/// The effect that [`crate::state::Choice::Effect`] means in the pending decision.
pub fn effect_on_offer(game: &Game, nth: u16) -> Option<Holder> {
    match game.state.frames.last()? {
        Frame::ChoosePending => game.state.pending.get(nth as usize).map(|pending| pending.holder),
        Frame::ActivateMore { holders, .. } => holders.get(nth as usize).copied(),
        _ => crate::effects::immediate::choosing(game)?.get(nth as usize).copied(),
    }
}
