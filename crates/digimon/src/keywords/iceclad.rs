//! DCG 16-34: Iceclad.

use crate::effects::language::{KeywordKind, Stat};
use crate::query::Query;
use crate::state::Thing;

/// 16-34-1, 16-34-4: between Digimon, if one has it, the numbers of digivolution cards are
/// compared instead of DP.
/// 16-34-2, 16-34-3: for both of them, while one has it.
pub(crate) fn compare(query: Query<'_>, one: Thing, two: Thing) -> Option<(i32, i32)> {
    let (Thing::Unit(a), Thing::Unit(b)) = (one, two) else { return None };
    let iceclad = query.has_keyword(a, KeywordKind::Iceclad) || query.has_keyword(b, KeywordKind::Iceclad);
    let cards = |thing| query.stat(thing, Stat::DigivolutionCards).unwrap_or(0);
    iceclad.then(|| (cards(one), cards(two)))
}
