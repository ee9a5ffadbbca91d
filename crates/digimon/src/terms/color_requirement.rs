//! DCG 4-19: the colour requirements of Option cards.

use crate::card::Colors;
use crate::effects::language::Modifier;
use crate::effects::topic::Topics;
use crate::query::Query;
use crate::state::{CardRef, Thing, Unit};
use table::Seat;

/// 4-19-2, 4-19-3: for each colour of the card there is a Digimon or Tamer of that colour on the
/// field of the player, in the breeding area too; one may serve for several (4-19-4).
/// 4-19-5: asked for only where the card is used.
pub(crate) fn are_met(query: Query<'_>, seat: Seat, card: CardRef) -> bool {
    let thing = Thing::Card(card);
    let there = there(query, seat);
    let missing = query.game.printed(card.card).colors.without(there);
    missing.is_empty() || are_met_otherwise(query, thing, there)
}

/// The colours that count for this player.
pub(crate) fn there(query: Query<'_>, seat: Seat) -> Colors {
    let mine = |unit: &&Unit| unit.owner == seat && counts(query, unit);
    let units = query.game.state.units().iter().filter(mine);
    units.map(|unit| query.colors(Thing::Unit(unit.id))).fold(Colors::NONE, Colors::union)
}

/// They are ignored, or another colour meets them, too.
fn are_met_otherwise(query: Query<'_>, thing: Thing, there: Colors) -> bool {
    let mut met = false;
    query.each_modifier(thing, Topics::COLOR_REQUIREMENT, &mut |holding| {
        met |= matches!(holding.modifier, Modifier::IgnoresColorRequirements);
        if let Modifier::MeetsColorRequirement(color) = holding.modifier {
            met |= there.has(*color);
        }
    });
    met
}

fn counts(query: Query<'_>, unit: &Unit) -> bool {
    let tamer = query.game.printed(unit.top()).category == crate::card::Category::Tamer;
    tamer || query.is_digimon(unit)
}
