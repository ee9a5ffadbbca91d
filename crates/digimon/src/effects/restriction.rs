//! DCG 15-1-3: what forbids beats what allows.

use crate::effects::language::{How, Modifier, Payment, Restriction};
use crate::effects::topic::Topics;
use crate::query::Query;
use crate::state::{Cause, Holder, Thing};

impl<'g> Query<'g> {
    /// Does something forbid it? `forbids` sees each restriction of those topics and the effect that states it.
    /// 15-1-3: one that forbids is enough.
    pub fn is_forbidden(
        self,
        thing: Thing,
        wanted: Topics,
        forbids: impl Fn(Query<'g>, &Holder, &'g Restriction) -> bool,
    ) -> bool {
        let mut found = false;
        self.each_modifier(thing, wanted, &mut |holding| {
            if let Modifier::Cannot(restriction) = holding.modifier {
                found |= forbids(self, &holding.source.holder, restriction);
            }
        });
        found
    }

    pub fn cannot_attack(self, thing: Thing) -> bool {
        self.is_forbidden(thing, Topics::CANNOT_ATTACK, |_, _, restriction| {
            matches!(restriction, Restriction::Attack)
        })
    }

    pub fn cannot_attack_players(self, thing: Thing) -> bool {
        self.is_forbidden(thing, Topics::CANNOT_ATTACK, |_, _, restriction| {
            matches!(restriction, Restriction::AttackPlayers)
        })
    }

    pub fn cannot_be_attacked(self, thing: Thing) -> bool {
        self.is_forbidden(thing, Topics::CANNOT_ATTACK, |_, _, restriction| {
            matches!(restriction, Restriction::BeAttacked)
        })
    }

    pub fn cannot_block(self, thing: Thing) -> bool {
        self.is_forbidden(thing, Topics::CANNOT_ATTACK, |_, _, restriction| {
            matches!(restriction, Restriction::Block)
        })
    }

    pub fn cannot_suspend(self, thing: Thing) -> bool {
        self.is_forbidden(thing, Topics::CANNOT_TURN, |_, _, restriction| {
            matches!(restriction, Restriction::Suspend)
        })
    }

    pub fn cannot_unsuspend(self, thing: Thing) -> bool {
        self.is_forbidden(thing, Topics::CANNOT_TURN, |_, _, restriction| {
            matches!(restriction, Restriction::Unsuspend)
        })
    }

    /// A card under another that can't be trashed in this way.
    pub fn cannot_be_trashed(self, card: Thing, cause: &Cause) -> bool {
        self.is_forbidden(
            card,
            Topics::CANNOT_LEAVE,
            |query, own, restriction| matches!(restriction, Restriction::BeTrashed(how) if query.came_by(own, how, cause)),
        )
    }

    /// As before, by whatever effect: also the one that asks for it (15-7-3).
    pub fn cannot_be_trashed_as_cost(self, card: Thing) -> bool {
        matches!(card, Thing::Card(_))
            && self.is_forbidden(card, Topics::CANNOT_LEAVE, |_, _, restriction| {
                matches!(restriction, Restriction::BeTrashed(How::Any | How::ByEffect))
            })
    }

    pub fn cannot_digivolve(self, thing: Thing, into: Thing) -> bool {
        self.is_forbidden(thing, Topics::CANNOT_DIGIVOLVE, |query, own, restriction| {
            query.stops_digivolving(own, restriction, into)
        })
    }

    /// Is it a restriction that keeps its subject from digivolving into this?
    pub fn stops_digivolving(self, own: &Holder, restriction: &Restriction, into: Thing) -> bool {
        if let Restriction::DigivolveInto(noun) = restriction {
            return self.fits_pattern(crate::query::Standpoint::of(own), into, noun);
        }
        matches!(restriction, Restriction::Digivolve)
    }

    /// Costs of this kind can't be reduced for the player.
    pub fn cannot_reduce(self, thing: Thing, payment: Payment) -> bool {
        self.is_forbidden(
            thing,
            Topics::CANNOT_ACT,
            |_, _, restriction| matches!(restriction, Restriction::ReduceCosts(kind) if *kind == payment),
        )
    }

    pub fn cannot_play(self, player: Thing, card: Thing, cause: &Cause) -> bool {
        self.is_forbidden(player, Topics::CANNOT_ACT, |query, own, restriction| {
            matches!(restriction, Restriction::Play(noun, how)
                if query.came_by(own, how, cause)
                    && query.fits_pattern(crate::query::Standpoint::of(own), card, noun))
        })
    }
}
