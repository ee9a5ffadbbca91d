//! DCG 15-2, 15-3: whether an effect is a Digimon's, a Tamer's or an Option card's.

use crate::card::Category;
use crate::query::Query;
use crate::state::{EffectKinds, HeldBy, Holder};

/// 15-2-1; an inherited effect is the Digimon's whatever card it is printed on (15-3-2), and a
/// Tamer that is also a Digimon has effects of both kinds (15-12-1-6).
pub(crate) fn of(query: Query<'_>, holder: &Holder) -> EffectKinds {
    if let Some(unit) = holder.unit.and_then(|unit| query.game.unit(unit)) {
        let category = query.game.printed(unit.top()).category;
        let digimon = query.is_digimon(unit);
        return EffectKinds {
            digimon: digimon || holder.by == HeldBy::Inherited,
            tamer: category == Category::Tamer,
            option: category == Category::Option,
        };
    }
    if holder.by == HeldBy::Inherited {
        return EffectKinds { digimon: true, tamer: false, option: false };
    }
    of_category(query.game.printed(holder.card.card).category)
}

/// 15-2-1-1, 15-2-1-2, 15-2-1-3
fn of_category(category: Category) -> EffectKinds {
    EffectKinds {
        digimon: matches!(category, Category::Digimon | Category::DigiEgg),
        tamer: category == Category::Tamer,
        option: category == Category::Option,
    }
}
