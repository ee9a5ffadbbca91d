//! DCG 16-3: Security Attack.

use crate::effects::language::{Keyword, KeywordKind, Modifier};
use crate::effects::topic::Topics;
use crate::query::{Query, Standpoint};
use crate::state::{Thing, UnitId};

/// 4-2-9, 16-3: how many security cards the Digimon checks, never fewer than none (16-3-4).
/// 16-3-1 to 16-3-3: asked before each check; several add up.
pub(crate) fn checks(query: Query<'_>, unit: UnitId) -> i32 {
    let mut checks = 1;
    let wanted = Topics::keyword(KeywordKind::SecurityAttack);
    query.each_modifier(Thing::Unit(unit), wanted, &mut |holding| {
        if let Modifier::Keyword(Keyword::SecurityAttack(more)) = holding.modifier {
            checks += i32::from(*more);
        } else if let Modifier::SecurityAttack(amount) = holding.modifier {
            let standpoint = Standpoint::of(&holding.source.holder);
            checks += holding.fixed.unwrap_or_else(|| query.amount(standpoint, amount));
        }
    });
    checks.max(0)
}
