//! DCG 4-7, 4-8, 16-39: link cards and how many a card may have.

use crate::effects::language::{Keyword, KeywordKind};
use crate::game::Game;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, CardRef, Thing, Unit, UnitId};

impl<'g> Query<'g> {
    /// 4-7-5: one, and one more for each `<Link +1>` (16-39-3).
    /// 16-39-1, 16-39-2: while it has the keyword.
    pub fn link_limit(self, unit: UnitId) -> usize {
        let mut limit = 1;
        self.each_keyword(unit, KeywordKind::LinkPlus, &mut |keyword| {
            if let Keyword::LinkPlus(more) = keyword {
                limit += *more as usize;
            }
        });
        limit
    }

    /// 2-3-12-2: does the unit fulfil the card's link requirement?
    pub fn meets_link_requirement(self, card: CardId, unit: &Unit) -> bool {
        let Some(link) = &self.game.printed(card).link else { return false };
        let standpoint = Standpoint::at(unit.owner, self.game.card_ref(card));
        self.is_digimon(unit)
            && link.to.iter().all(|filter| self.is_like(standpoint, Thing::Unit(unit.id), filter))
    }

    pub fn can_link_to(
        self,
        standpoint: Standpoint<'g>,
        thing: Thing,
        target: &crate::effects::language::Target,
    ) -> bool {
        let Some(card) = self.card_of(thing) else { return false };
        self.fixed(standpoint, target).iter().any(|&unit| match unit {
            Thing::Unit(unit) => {
                self.game.unit(unit).is_some_and(|unit| self.meets_link_requirement(card, unit))
            }
            Thing::Card(_) | Thing::Player(_) => false,
        })
    }
}

/// The link cards of a unit as things to choose from.
pub(crate) fn of(game: &Game, unit: UnitId) -> Vec<CardRef> {
    game.unit(unit).map_or_else(Vec::new, |unit| unit.links.iter().map(|&card| game.card_ref(card)).collect())
}
