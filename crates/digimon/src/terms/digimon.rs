//! DCG 4-2, 4-4, 2-5: Digimon and their DP; Security Digimon.

use crate::effects::language::{Does, Info, Keyword, KeywordKind, Modifier, Noun, Process};
use crate::effects::topic::Topics;
use crate::query::{Query, Standpoint};
use crate::state::{Thing, UnitId};

impl<'g> Query<'g> {
    /// 2-5, 1-3-8: the DP with all modifications added up; nothing for a card without DP (2-5-3).
    pub fn dp(self, thing: Thing) -> Option<i32> {
        Some((self.base_dp(thing)? + self.dp_change(thing, None)).max(0))
    }

    /// As [`Query::dp`], in a battle with that card.
    pub fn dp_against(self, thing: Thing, other: Thing) -> Option<i32> {
        Some((self.base_dp(thing)? + self.dp_change(thing, Some(other))).max(0))
    }

    /// 2-5-2: the original DP, as printed or as changed, and the DP of the link cards (4-2-5).
    fn base_dp(self, thing: Thing) -> Option<i32> {
        let mut dp = self.original_dp(thing)?;
        if let Thing::Unit(unit) = thing
            && let Some(unit) = self.game.unit(unit)
        {
            dp += unit
                .links
                .iter()
                .filter_map(|&card| self.game.printed(card).link.as_ref())
                .map(|link| link.dp)
                .sum::<i32>();
        }
        Some(dp)
    }

    /// 15-12-1-5, 15-12-2-2: added DP is its original DP; what is not there is not changed.
    pub fn original_dp(self, thing: Thing) -> Option<i32> {
        let mut dp = self.game.printed(self.card_of(thing)?).dp.map(|dp| dp.0);
        self.each_information(thing, &mut |info, changes| {
            if let Info::DigimonWithDp(n) | Info::Dp(n) = info
                && (!changes || dp.is_some())
            {
                dp = Some(*n);
            }
        });
        dp
    }

    fn dp_change(self, thing: Thing, against: Option<Thing>) -> i32 {
        let mut sum = 0;
        self.each_modifier(thing, Topics::DP, &mut |holding| {
            let standpoint = Standpoint::of(&holding.source.holder);
            let amount = if let Modifier::Dp(amount) = holding.modifier {
                amount
            } else if let Modifier::DpInBattleWith(noun, amount) = holding.modifier
                && self.meets(standpoint, against, noun)
            {
                amount
            } else {
                return;
            };
            let value = holding.fixed.unwrap_or_else(|| self.amount(standpoint, amount));
            if value >= 0 || !self.keeps_dp(thing, &holding.source) {
                sum += value;
            }
        });
        sum
    }

    fn meets(self, standpoint: Standpoint<'_>, against: Option<Thing>, noun: &Noun) -> bool {
        against.is_some_and(|other| self.fits(standpoint, other, noun))
    }

    /// Something says that its DP can't be reduced by such an effect.
    fn keeps_dp(self, thing: Thing, source: &crate::state::Source) -> bool {
        let cause = crate::state::Cause::Effect(*source);
        self.is_forbidden(thing, Topics::CANNOT_LOSE_DP, |query, own, restriction| {
            matches!(restriction, crate::effects::language::Restriction::HaveDpReduced(how)
                if query.came_by(own, how, &cause))
        })
    }

    /// 16: does the unit have this keyword now, printed, inherited, linked or given?
    /// 2-3-3-3: what stands under a condition is found only while it is met.
    pub fn has_keyword(self, unit: UnitId, kind: KeywordKind) -> bool {
        self.any_modifier(Thing::Unit(unit), Topics::keyword(kind))
            || (kind == KeywordKind::Blocker && crate::keywords::collision::makes_blocker(self, unit))
    }

    /// 16-13, 16-15: has it an effect with this process, printed, inherited, linked or given?
    pub fn has_process(self, thing: Thing, process: Process) -> bool {
        let unit = match thing {
            Thing::Card(card) => return self.game.def(card.card).printed.has_process(process),
            Thing::Unit(unit) => self.game.unit(unit),
            Thing::Player(_) => None,
        };
        let Some(unit) = unit else { return false };
        let mut found = false;
        self.each_section(unit, |section, _, _| found |= section.has_process(process));
        self.each_modifier(thing, Topics::EFFECT, &mut |holding| {
            if let Modifier::Effect(quoted) = holding.modifier
                && let Does::Run(block) = &quoted.effect.does
            {
                found |= block.has_process(process);
            }
        });
        found
    }

    /// Calls `see` for each keyword of the kind that the unit has.
    pub fn each_keyword(self, unit: UnitId, kind: KeywordKind, see: &mut dyn FnMut(&'g Keyword)) {
        self.each_modifier(Thing::Unit(unit), Topics::keyword(kind), &mut |holding| {
            if let Modifier::Keyword(keyword) = holding.modifier {
                see(keyword);
            }
        });
    }
}
