//! DCG 16-8: Jamming.

use crate::effects::language::KeywordKind;
use crate::eye::Eye;
use crate::state::{Cause, Change, Thing};

/// 16-8-1: it is not deleted in a battle with a Security Digimon.
pub(crate) fn protects(eye: Eye<'_>, thing: Thing, change: Change, cause: &Cause) -> bool {
    let Thing::Unit(unit) = thing else { return false };
    change == Change::Delete
        && *cause == Cause::Battle
        && matches!(eye.battling(Some(unit)), Some(Thing::Card(_)))
        && eye.has_keyword(unit, KeywordKind::Jamming)
}
