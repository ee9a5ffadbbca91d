//! What a modifier is about, as one bit of a set, so that a question passes over everything that
//! cannot answer it at a glance.

use crate::effects::language::{Amount, KeywordKind, Modifier, Restriction};

/// A set of topics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Topics(u128);

/// Keywords take one bit each from here on.
const KEYWORDS: u8 = 32;

const _: () = assert!(
    Topics::CANNOT_LOSE_DP.0 < 1 << KEYWORDS && KEYWORDS + (KeywordKind::LAST as u8) < 128,
    "there is a bit for each topic and each keyword"
);

impl Topics {
    pub const NONE: Topics = Topics(0);
    pub const ALL: Topics = Topics(!0);
    pub const DP: Topics = Topics(1);
    pub const EFFECT: Topics = Topics(1 << 1);
    /// What may attack or block, and what may be attacked or blocked.
    pub const CANNOT_ATTACK: Topics = Topics(1 << 2);
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
    /// What may suspend and unsuspend.
    pub const CANNOT_TURN: Topics = Topics(1 << 21);
    pub const CANNOT_DIGIVOLVE: Topics = Topics(1 << 22);
    /// What may leave its place, be deleted or lose cards.
    pub const CANNOT_LEAVE: Topics = Topics(1 << 23);
    /// What a player may do.
    pub const CANNOT_ACT: Topics = Topics(1 << 24);
    pub const CANNOT_ACTIVATE: Topics = Topics(1 << 25);
    pub const CANNOT_LOSE_DP: Topics = Topics(1 << 26);
    /// All restrictions.
    pub const CANNOT: Topics = Topics::CANNOT_ATTACK
        .union(Topics::CANNOT_TURN)
        .union(Topics::CANNOT_DIGIVOLVE)
        .union(Topics::CANNOT_LEAVE)
        .union(Topics::CANNOT_ACT)
        .union(Topics::CANNOT_ACTIVATE)
        .union(Topics::CANNOT_LOSE_DP);
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
            Modifier::Cannot(restriction) => restriction.topic(),
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

impl Restriction {
    /// Which of the restrictions it is about.
    fn topic(&self) -> Topics {
        match self {
            Restriction::Attack
            | Restriction::AttackPlayers
            | Restriction::AttackDigimon(_)
            | Restriction::Block
            | Restriction::BeBlocked(_)
            | Restriction::BeAttacked
            | Restriction::SwitchTarget => Topics::CANNOT_ATTACK,
            Restriction::Suspend | Restriction::Unsuspend | Restriction::UnsuspendInPhase => {
                Topics::CANNOT_TURN
            }
            Restriction::Digivolve
            | Restriction::DigivolveInto(_)
            | Restriction::IgnoreDigivolutionRequirements
            | Restriction::Link => Topics::CANNOT_DIGIVOLVE,
            Restriction::BeDeleted(_)
            | Restriction::BeReturnedToHand(_)
            | Restriction::BeReturnedToDeck(_)
            | Restriction::Leave(_)
            | Restriction::LeaveUndeleted(_)
            | Restriction::BeDeDigivolved(_)
            | Restriction::HaveDigivolutionCardsTrashed(_)
            | Restriction::HaveStackedCardsTrashed(_)
            | Restriction::BeTrashed(_)
            | Restriction::Move => Topics::CANNOT_LEAVE,
            Restriction::Play(..)
            | Restriction::UseOptions
            | Restriction::GainMemory(_)
            | Restriction::ReduceCosts(_)
            | Restriction::AddSecurity(_)
            | Restriction::Draw(_)
            | Restriction::Hatch => Topics::CANNOT_ACT,
            Restriction::Activate(_) => Topics::CANNOT_ACTIVATE,
            Restriction::HaveDpReduced(_) => Topics::CANNOT_LOSE_DP,
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
