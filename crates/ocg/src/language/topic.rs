//! What a modifier is about, so that a question about one thing need not look at all the others.

use super::{Modifier, Restriction, Statement};
use enumset::{EnumSet, EnumSetType};

#[derive(EnumSetType, Debug, Hash)]
pub enum Topic {
    Atk,
    Def,
    OriginalAtk,
    OriginalDef,
    Level,
    Rank,
    Scale,
    Attribute,
    Race,
    Type,
    Name,
    Negated,
    Unaffected,
    Gains,
    Carries,
    Piercing,
    AttackDirectly,
    AttackInDefense,
    MoreAttacks,
    MustAttack,
    BattleDamage,
    EffectDamage,
    Instead,
    OnlyOne,
    MustGo,
    OtherMaterials,
    Redirect,
    ExtraNormalSummon,
    ExtraPendulumSummon,
    TwoTributes,
    WholeRitualTribute,
    FusionSubstitute,
    SetMonstersFaceUp,
    TrapFromHand,
    ActivateWhenSet,
    HandRevealed,
    /// "Cannot": what is attacked, by whom.
    NoAttack,
    NoDirectAttack,
    NoPositionChange,
    /// "Cannot": being destroyed, Tributed, used as material, banished, taken from the field.
    Protected,
    NoTarget,
    NoActivation,
    NoSummon,
    NoSet,
    NoBattlePhase,
    NoDraw,
    NoNormalDraw,
    NoAdding,
    NoUse,
    NoNegation,
}

impl Modifier {
    pub fn topic(&self) -> Topic {
        match self {
            Modifier::Atk(_) | Modifier::AtkBecomes(_) => Topic::Atk,
            Modifier::Def(_) | Modifier::DefBecomes(_) => Topic::Def,
            Modifier::OriginalAtkBecomes(_) => Topic::OriginalAtk,
            Modifier::OriginalDefBecomes(_) => Topic::OriginalDef,
            Modifier::Level(_) | Modifier::LevelBecomes(_) => Topic::Level,
            Modifier::Rank(_) | Modifier::RankBecomes(_) => Topic::Rank,
            Modifier::ScaleBecomes(_) => Topic::Scale,
            Modifier::AttributeBecomes(_) | Modifier::AttributeAsDeclared | Modifier::AlsoAttribute(_) => {
                Topic::Attribute
            }
            Modifier::RaceBecomes(_) | Modifier::RaceAsDeclared => Topic::Race,
            Modifier::AlsoType(_) => Topic::Type,
            Modifier::NameBecomes(_) | Modifier::NameOf(_) => Topic::Name,
            Modifier::Cannot(restriction) => restriction.topic(),
            Modifier::Negated => Topic::Negated,
            Modifier::Unaffected(..) | Modifier::UnaffectedByActivated(..) => Topic::Unaffected,
            Modifier::Gains(_) | Modifier::EffectsOf(_) => Topic::Gains,
            Modifier::Carries(_) => Topic::Carries,
            Modifier::Piercing(_) => Topic::Piercing,
            Modifier::AttackDirectly => Topic::AttackDirectly,
            Modifier::AttackInDefense => Topic::AttackInDefense,
            Modifier::MoreAttacks(_)
            | Modifier::MoreAttacksOnMonsters(_)
            | Modifier::Attacks(_)
            | Modifier::AttacksOnMonsters(_)
            | Modifier::AttackEachMonster => Topic::MoreAttacks,
            Modifier::MustAttack => Topic::MustAttack,
            Modifier::BattleDamage(..)
            | Modifier::BothTakeBattleDamage
            | Modifier::BattleDamageToOpponent => Topic::BattleDamage,
            Modifier::EffectDamage(_) => Topic::EffectDamage,
            Modifier::DestroyInstead(..) | Modifier::Instead(..) => Topic::Instead,
            Modifier::OnlyOne(_) | Modifier::OnlyOneOnField(_) => Topic::OnlyOne,
            Modifier::MustGo(_) => Topic::MustGo,
            Modifier::OtherMaterials(..) | Modifier::AsNonTuner(_) => Topic::OtherMaterials,
            Modifier::Redirect(..) => Topic::Redirect,
            Modifier::ExtraNormalSummon(_) => Topic::ExtraNormalSummon,
            Modifier::ExtraPendulumSummon(_) => Topic::ExtraPendulumSummon,
            Modifier::TwoTributes(_) => Topic::TwoTributes,
            Modifier::WholeRitualTribute(_) => Topic::WholeRitualTribute,
            Modifier::FusionSubstitute => Topic::FusionSubstitute,
            Modifier::SetMonstersFaceUp => Topic::SetMonstersFaceUp,
            Modifier::TrapFromHand => Topic::TrapFromHand,
            Modifier::ActivateWhenSet(_) => Topic::ActivateWhenSet,
            Modifier::HandRevealed => Topic::HandRevealed,
        }
    }
}

impl Restriction {
    fn topic(&self) -> Topic {
        match self {
            Restriction::Attack | Restriction::AttackThese(_) | Restriction::BeAttacked => Topic::NoAttack,
            Restriction::AttackDirectly => Topic::NoDirectAttack,
            Restriction::ChangePosition => Topic::NoPositionChange,
            Restriction::BeDestroyedInBattle(_)
            | Restriction::BeDestroyedByEffects(..)
            | Restriction::BeTributed
            | Restriction::BeUsedAsMaterial(..)
            | Restriction::Banish
            | Restriction::ChangeControl
            | Restriction::LeaveByEffects => Topic::Protected,
            Restriction::BeTargetedByEffects(..) => Topic::NoTarget,
            Restriction::ActivateEffects
            | Restriction::Activate(_)
            | Restriction::ActivateNamed(_)
            | Restriction::ActivateCards(_) => Topic::NoActivation,
            Restriction::Summon(..) | Restriction::SummonMoreThan(..) => Topic::NoSummon,
            Restriction::Set(_) => Topic::NoSet,
            Restriction::ConductBattlePhase => Topic::NoBattlePhase,
            Restriction::Draw => Topic::NoDraw,
            Restriction::AddFromDeck => Topic::NoAdding,
            Restriction::NormalDraw => Topic::NoNormalDraw,
            Restriction::BeNegatedWhenSummoned(_) | Restriction::BeNegatedWhenActivated => Topic::NoNegation,
            Restriction::BeUsed => Topic::NoUse,
        }
    }
}

/// What these statements are about.
pub(crate) fn topics<'a>(statements: impl IntoIterator<Item = &'a Statement>) -> EnumSet<Topic> {
    statements.into_iter().map(|statement| statement.is.topic()).collect()
}
