//! DCG 16-34: Iceclad.

use crate::effects::language::{KeywordKind, Stat};
use crate::eye::Eye;
use crate::state::Thing;

/// 16-34-1, 16-34-4: between Digimon, if one has it, the numbers of digivolution cards are
/// compared instead of DP.
pub(crate) fn compare(eye: Eye<'_>, one: Thing, two: Thing) -> Option<(i32, i32)> {
    let (Thing::Unit(a), Thing::Unit(b)) = (one, two) else { return None };
    let iceclad = eye.has_keyword(a, KeywordKind::Iceclad) || eye.has_keyword(b, KeywordKind::Iceclad);
    let cards = |thing| eye.stat(thing, Stat::DigivolutionCards).unwrap_or(0);
    iceclad.then(|| (cards(one), cards(two)))
}
