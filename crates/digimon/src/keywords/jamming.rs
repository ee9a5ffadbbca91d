//! DCG 16-8: Jamming.

use crate::effects::language::KeywordKind;
use crate::query::Query;
use crate::state::{Cause, Change, Thing};

/// 16-8-1: it is not deleted in a battle with a Security Digimon.
/// 16-8-2: while it has Jamming.
pub(crate) fn protects(query: Query<'_>, thing: Thing, change: &Change, cause: &Cause) -> bool {
    let Thing::Unit(unit) = thing else { return false };
    *change == Change::Delete
        && *cause == Cause::Battle
        && matches!(query.battling(Some(unit)), Some(Thing::Card(_)))
        && query.has_keyword(unit, KeywordKind::Jamming)
}
