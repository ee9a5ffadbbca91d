//! OCG 3.3.2-171 to -183: Synchro Summons: a Tuner and others whose Levels come to that of the monster.

use super::solver::{Total, Worth};
use crate::query::Query;
use crate::state::CardId;
use smallvec::smallvec;

/// 3.3.2-172, -179: its Level; what has none cannot be used.
pub(super) fn worth(query: Query<'_>, material: CardId) -> Option<Worth> {
    query.level(material).map(|level| smallvec![level])
}

/// 3.3.2-171: exactly the Level of the monster.
pub(super) fn total(query: Query<'_>, card: CardId) -> Total {
    query.level(card).map_or(Total::Any, Total::Exactly)
}
