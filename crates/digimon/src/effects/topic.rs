//! What a modifier is about, as one bit of a set, so that a question passes over everything that
//! cannot answer it at a glance.

use crate::effects::language::{Amount, KeywordKind, Modifier};

/// A set of topics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Topics(u128);

/// Keywords take one bit each from here on.
const KEYWORDS: u8 = 32;

const _: () = assert!(
    Topics::TIMING.0 < 1 << KEYWORDS && KEYWORDS + (KeywordKind::LAST as u8) < 128,
    "there is a bit for each topic and each keyword"
);

impl Topics {
    pub const NONE: Topics = Topics(0);
    pub const ALL: Topics = Topics(!0);
    pub const DP: Topics = Topics(1);
    pub const EFFECT: Topics = Topics(1 << 1);
    pub const CANNOT: Topics = Topics(1 << 2);
    pub const IMMUNITY: Topics = Topics(1 << 3);
    pub const INFORMATION: Topics = Topics(1 << 4);
    pub const COST: Topics = Topics(1 << 5);
    pub const ATTACK_UNSUSPENDED: Topics = Topics(1 << 6);
    pub const ATTACK_UPRIGHT: Topics = Topics(1 << 7);
    pub const COLOR_REQUIREMENT: Topics = Topics(1 << 8);
    pub const SECURITY_EFFECTS: Topics = Topics(1 << 9);
    pub const DELETION: Topics = Topics(1 << 10);
    pub const DIGIXROS: Topics = Topics(1 << 11);
    pub const DNA: Topics = Topics(1 << 12);
    pub const DIGIVOLVES_FROM: Topics = Topics(1 << 13);
    /// DP that may go down.
    pub const WEAKER: Topics = Topics(1 << 14);
    pub const COST_NUMBER: Topics = Topics(1 << 15);
    pub const EFFECTS_UNDER: Topics = Topics(1 << 16);
    pub const MATERIAL: Topics = Topics(1 << 17);
    pub const TURN_END: Topics = Topics(1 << 18);
    /// What may keep its own condition true (15-8-2-3).
    pub const CIRCULAR: Topics = Topics(1 << 19);
    pub const TIMING: Topics = Topics(1 << 20);
    pub const ANY_KEYWORD: Topics = Topics(!0 << KEYWORDS);

    pub fn keyword(kind: KeywordKind) -> Topics {
        Topics(1 << (KEYWORDS + kind as u8))
    }

    #[must_use]
    pub const fn union(self, other: Topics) -> Topics {
        Topics(self.0 | other.0)
    }

    pub fn overlaps(self, other: Topics) -> bool {
        self.0 & other.0 != 0
    }
}

impl Modifier {
    /// What it is about.
    pub fn topic(&self) -> Topics {
        match self {
            Modifier::Dp(amount) if may_be_negative(amount) => Topics::DP.union(Topics::WEAKER),
            Modifier::Dp(_) | Modifier::DpInBattleWith(..) => Topics::DP,
            Modifier::Keyword(keyword) => Topics::keyword(keyword.kind()),
            Modifier::SecurityAttack(_) => Topics::keyword(KeywordKind::SecurityAttack),
            Modifier::Effect(_) => Topics::EFFECT,
            Modifier::Cannot(_) => Topics::CANNOT,
            Modifier::Unaffected(_) | Modifier::UnaffectedBySource(_) => Topics::IMMUNITY,
            Modifier::Also(_) | Modifier::Becomes(_) => Topics::INFORMATION,
            Modifier::Cost(..) => Topics::COST,
            Modifier::PlayCost(_) => Topics::COST_NUMBER,
            Modifier::EffectsOfCardsUnder(_) => Topics::EFFECTS_UNDER,
            Modifier::CanAttackUnsuspended(_) => Topics::ATTACK_UNSUSPENDED,
            Modifier::AttacksWithoutSuspending => Topics::ATTACK_UPRIGHT,
            Modifier::IgnoresColorRequirements | Modifier::MeetsColorRequirement(_) => {
                Topics::COLOR_REQUIREMENT
            }
            Modifier::StopsSecurityEffects(_) | Modifier::NoSecurityEffects(_) => Topics::SECURITY_EFFECTS,
            Modifier::DeletionMaximum(_) => Topics::DELETION,
            Modifier::AlsoFor(..) => Topics::MATERIAL,
            Modifier::TurnEndsAt(_) => Topics::TURN_END,
            Modifier::AlsoAt(..) => Topics::TIMING,
            Modifier::StandsInForDigiXros => Topics::DIGIXROS,
            Modifier::StandsInForDna(..) => Topics::DNA,
            Modifier::DigivolvesFrom(..) | Modifier::DigivolvesFromAs(..) | Modifier::DigivolvesInto(..) => {
                Topics::DIGIVOLVES_FROM
            }
        }
    }
}

fn may_be_negative(amount: &Amount) -> bool {
    match amount {
        Amount::N(n) => *n < 0,
        Amount::For { each, .. } => *each < 0,
        Amount::Every
        | Amount::Count(_)
        | Amount::Different(..)
        | Amount::Unlike(..)
        | Amount::Most(..)
        | Amount::Alike(..)
        | Amount::Of(..)
        | Amount::Memory
        | Amount::Plus(..)
        | Amount::Minus(..)
        | Amount::AtMost(..)
        | Amount::If(..)
        | Amount::Done(_)
        | Amount::Triggering(_)
        | Amount::Declared
        | Amount::ColorsOf(_)
        | Amount::CostPaid
        | Amount::Placed => true,
    }
}
