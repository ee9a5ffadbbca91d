//! DCG 15-8-4: why an effect cannot be declared.

use super::{Reason, Why, why};
use crate::effects::activation::{self, Hindrance};
use crate::effects::language::When;
use crate::effects::persistent;
use crate::library::EffectId;
use crate::query::Query;
use crate::state::{CardId, Holder, Unit};
use table::Seat;

/// The [Main] effects of this player, wherever they could be declared from.
pub(super) fn mains(query: Query<'_>, seat: Seat) -> Vec<Holder> {
    activation::mains(query, seat)
}

pub(super) fn why_not(query: Query<'_>, seat: Seat, card: CardId, effect: EffectId) -> Why {
    let here = mains(query, seat);
    let held = here.iter().find(|holder| holder.card.card == card && holder.effect == effect);
    match held.and_then(|holder| activation::hindrance(query, holder)) {
        None if held.is_none() && is_bred(query, card) => why(Reason::NotFromHere, "3-4-5-4"),
        None => why(Reason::NothingToActivate, "15-8-4-1"),
        Some(Hindrance::Turn) => why(Reason::NotThisTurn, "15-16-8"),
        Some(Hindrance::Used) => why(Reason::UsedThisTurn, "15-14-1-2"),
        Some(Hindrance::OptionText) => why(Reason::NothingToActivate, "9-1-1"),
        Some(Hindrance::Condition) => why(Reason::ConditionNotMet, "15-8-4-3-1"),
        Some(Hindrance::Cost) => why(Reason::EffectCostNotPayable, "15-8-4-4-1"),
    }
}

fn is_bred(query: Query<'_>, card: CardId) -> bool {
    query.game.unit_with(card).is_some_and(|unit| !unit.area.is_battle())
}

/// The [Main] effects of the top card of a unit that do not work where it is.
pub(super) fn idle(query: Query<'_>, unit: &Unit) -> Vec<(CardId, EffectId)> {
    if unit.area.is_battle() {
        return Vec::new();
    }
    let (game, card) = (query.game, unit.top());
    let is_main = |effect: &&EffectId| {
        let effect = game.effect_of(**effect);
        effect.when.contains(&When::Main) && !persistent::works_in(unit.area, effect.icons.place)
    };
    game.def(card).printed.effects.iter().filter(is_main).map(|&effect| (card, effect)).collect()
}
