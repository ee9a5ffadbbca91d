//! OCG 3.3.1: what two cards have in common.

use super::Query;
use crate::card::Attribute;
use crate::language::Quality;
use crate::state::CardId;

impl Query<'_> {
    /// Have both of them this, and is it the same?
    pub fn share(self, one: CardId, two: CardId, quality: Quality) -> bool {
        let same = |a: Option<i32>, b: Option<i32>| a.is_some() && a == b;
        match quality {
            Quality::Name => {
                let name = self.name_now(two).unwrap_or(&self.game.def(two).card.name);
                self.is_named(one, name)
            }
            // 3.3.1-43: one of them may have several.
            Quality::Attribute => Attribute::ALL
                .into_iter()
                .any(|attribute| self.has_attribute(one, attribute) && self.has_attribute(two, attribute)),
            Quality::Race => self.race(one).is_some() && self.race(one) == self.race(two),
            Quality::Level => same(self.level(one), self.level(two)),
            Quality::Rank => same(self.rank(one), self.rank(two)),
            Quality::Atk => same(self.atk(one), self.atk(two)),
            Quality::Def => same(self.def_value(one), self.def_value(two)),
            Quality::OriginalName => self.game.def(one).card.name == self.game.def(two).card.name,
            Quality::OriginalRace => {
                let race = |card| self.printed_monster(card).map(|monster| monster.race);
                race(one).is_some() && race(one) == race(two)
            }
            Quality::OriginalAttribute => {
                let attribute = |card| self.printed_monster(card).map(|monster| monster.attribute);
                attribute(one).is_some() && attribute(one) == attribute(two)
            }
            Quality::CardKind => {
                self.is_monster(one) == self.is_monster(two)
                    && self.is_spell(one) == self.is_spell(two)
                    && self.is_trap(one) == self.is_trap(two)
            }
        }
    }
}
