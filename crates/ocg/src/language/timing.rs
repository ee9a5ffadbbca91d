//! OCG 3.4.3-5 to -8: what an effect waits for.

use super::{Filter, Noun, Place, Whose};
use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};

/// 3.4.3-1: the moment at which an effect can be activated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Timing {
    /// Something has happened.
    Event(When, Pattern),
    /// A phase or step is there.
    Phase(PhasePoint, Whose),
    /// 3.4.4-53: right after a card or effect was activated, which it answers.
    Activation(Whose, Vec<Filter>, ActivationOf),
    /// 3.3.2-74, -107: a monster is about to be Summoned.
    Attempt(Whose, EnumSet<SummonWay>, Vec<Filter>),
    /// One of these.
    AnyOf(Vec<Timing>),
}

impl Timing {
    /// The moments that it names.
    pub fn each(&self) -> &[Timing] {
        match self {
            Timing::AnyOf(all) => all,
            Timing::Event(..) | Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) => {
                std::slice::from_ref(self)
            }
        }
    }
}

/// 3.4.2-2, -4: what was activated.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum ActivationOf {
    /// A card, or an effect of one.
    #[default]
    Any,
    /// 3.4.4-51: a Spell or Trap Card itself.
    Card,
    Effect,
    /// 2.2.1: one whose effect includes one of these.
    Including(EnumSet<Included>),
    /// 3.4.3-10: one that targets such a card.
    Targeting(Box<Noun>),
    /// As that, and nothing else.
    TargetingOnly(Box<Noun>),
    /// 2.1.2-1: one of a card that was in one of these places.
    From(EnumSet<Place>),
    /// One that is all of these.
    All(Vec<ActivationOf>),
}

/// 2.2.1-2 to -4: what an effect may include.
#[derive(EnumSetType, Debug, Hash, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Included {
    AddFromDeck,
    SummonFromDeck,
    /// To the Graveyard.
    SendFromDeck,
    /// From anywhere.
    SpecialSummon,
    Destroy,
    Banish,
    Damage,
    AddFromGraveyard,
    SummonFromGraveyard,
    BanishFromGraveyard,
    /// To the Deck or the Extra Deck.
    ReturnFromGraveyard,
}

/// 3.4.3-7, -8: may it be used after the moment has passed?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum When {
    /// "When … you can": only if nothing has come after it.
    When,
    /// "If … you can": also later, when everything has resolved.
    If,
}

/// A thing that happens, to whom, and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    pub what: EnumSet<Happening>,
    /// To which cards, as they are then.
    #[serde(default)]
    pub subject: Noun,
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub by: Cause,
    /// Where the card came from; anywhere if nothing is named.
    #[serde(default, skip_serializing_if = "EnumSet::is_empty")]
    pub from: EnumSet<Place>,
    /// Where the card went; anywhere if nothing is named.
    #[serde(default, skip_serializing_if = "EnumSet::is_empty")]
    pub to: EnumSet<Place>,
    /// What it must not be at the same time: "except by drawing it".
    #[serde(default, skip_serializing_if = "EnumSet::is_empty")]
    pub except: EnumSet<Happening>,
    /// For damage and Life Points: whose they are. For Summons: who Summons.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub player: Whose,
    /// For Summons: in which ways.
    #[serde(default, skip_serializing_if = "EnumSet::is_empty")]
    pub ways: EnumSet<SummonWay>,
    /// The second party: the attack target, the one that was battled, who was made of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Noun>,
}

/// What can happen and be waited for.
#[derive(EnumSetType, Debug, Hash, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Happening {
    Summoned,
    Set,
    FlippedFaceUp,
    TurnedFaceDown,
    PositionChanged,
    /// By battle; `other` is the monster that it battled with.
    Destroyed,
    SentToGraveyard,
    Banished,
    LeftField,
    Tributed,
    Discarded,
    AddedToHand,
    Drawn,
    ReturnedToHand,
    ReturnedToDeck,
    /// `other` is the monster that was Summoned with it.
    UsedAsMaterial,
    Detached,
    Equipped,
    ControlChanged,
    AttackDeclared,
    /// 3.6.3-25: on the player.
    DirectAttackDeclared,
    /// `other` is the monster that attacks.
    TargetedForAttack,
    /// 3.6.3-67: damage calculation was made with it; `other` is the one that it battled with.
    Battled,
    /// In battle; `other` is the one that was destroyed.
    DestroysInBattle,
    /// The subject inflicted it, to the player of `seat`.
    BattleDamage,
    /// 3.6.3-71: as that, by an attack on the player.
    DirectBattleDamage,
    EffectDamage,
    LifePointsGained,
    LifePointsPaid,
    CountersPlaced,
    /// A card, or an effect of it.
    Activated,
    /// 3.4.2-2: a Spell or Trap Card itself.
    CardActivated,
    /// 3.4.3-37: a Spell or Trap Card that was activated has resolved.
    CardResolved,
    /// 3.4.4-48, -57: its activation or its effect was negated.
    Negated,
    TargetedByEffect,
    /// 3.4.4-136: to another zone.
    MovedZone,
}

/// By what it happened.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Cause {
    #[default]
    Any,
    Battle,
    Effect,
    BattleOrEffect,
    YourEffect,
    OpponentsEffect,
    /// By an effect of such a card.
    EffectOf(Whose, Vec<Filter>),
    /// By the opponent's card: battle with it, or its effect.
    OpponentsCard,
    /// 3.4.2-13: as a cost.
    Cost,
    /// 3.4.2-13: as a cost for an activation of such a card.
    CostOf(Whose, Vec<Filter>),
    /// 3.3.2-110: for a Summon in one of these ways.
    For(EnumSet<SummonWay>),
    /// One of these.
    AnyOf(Vec<Cause>),
}

/// 3.3.2-67 to -246: how a monster comes to the field.
#[derive(EnumSetType, Debug, Hash, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum SummonWay {
    /// 3.3.2-73, without Tributes.
    Normal,
    /// 3.3.2-79
    Tribute,
    /// 3.3.2-244
    Flip,
    /// 3.3.2-100: in any way that has no name of its own.
    Special,
    Ritual,
    Fusion,
    Synchro,
    Xyz,
    Pendulum,
    Link,
}

impl SummonWay {
    /// 3.3.2-100
    pub fn is_special(self) -> bool {
        match self {
            SummonWay::Normal | SummonWay::Tribute | SummonWay::Flip => false,
            SummonWay::Special
            | SummonWay::Ritual
            | SummonWay::Fusion
            | SummonWay::Synchro
            | SummonWay::Xyz
            | SummonWay::Pendulum
            | SummonWay::Link => true,
        }
    }
}

/// 3.6.3: points of a turn that effects name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PhasePoint {
    /// 3.6.3-8: before the normal draw.
    NormalDraw,
    DrawPhase,
    StandbyPhase,
    MainPhase,
    MainPhase1,
    MainPhase2,
    /// 3.6.3-16: before the turn player does anything in Main Phase 1.
    StartOfMainPhase1,
    BattlePhase,
    StartOfBattlePhase,
    EndOfBattlePhase,
    DamageStep,
    StartOfDamageStep,
    BeforeDamageCalculation,
    DamageCalculation,
    AfterDamageCalculation,
    EndOfDamageStep,
    EndPhase,
}

impl PhasePoint {
    /// 3.6.3-16, -50: a point that is over once something was done or has resolved there.
    pub fn passes(self) -> bool {
        match self {
            PhasePoint::StartOfMainPhase1
            | PhasePoint::StartOfBattlePhase
            | PhasePoint::StartOfDamageStep
            | PhasePoint::BeforeDamageCalculation
            | PhasePoint::DamageCalculation
            | PhasePoint::AfterDamageCalculation
            | PhasePoint::EndOfDamageStep => true,
            PhasePoint::NormalDraw
            | PhasePoint::DrawPhase
            | PhasePoint::StandbyPhase
            | PhasePoint::MainPhase
            | PhasePoint::MainPhase1
            | PhasePoint::MainPhase2
            | PhasePoint::BattlePhase
            | PhasePoint::EndOfBattlePhase
            | PhasePoint::DamageStep
            | PhasePoint::EndPhase => false,
        }
    }

    /// 3.6.3-45: is the battle going on then?
    pub fn is_in_damage_step(self) -> bool {
        match self {
            PhasePoint::DamageStep
            | PhasePoint::StartOfDamageStep
            | PhasePoint::BeforeDamageCalculation
            | PhasePoint::DamageCalculation
            | PhasePoint::AfterDamageCalculation
            | PhasePoint::EndOfDamageStep => true,
            PhasePoint::NormalDraw
            | PhasePoint::DrawPhase
            | PhasePoint::StandbyPhase
            | PhasePoint::MainPhase
            | PhasePoint::MainPhase1
            | PhasePoint::MainPhase2
            | PhasePoint::StartOfMainPhase1
            | PhasePoint::BattlePhase
            | PhasePoint::StartOfBattlePhase
            | PhasePoint::EndOfBattlePhase
            | PhasePoint::EndPhase => false,
        }
    }

    /// 3.6.3-13, -85, -93: a phase whose effects are activated one by one.
    pub fn is_due(self) -> bool {
        match self {
            PhasePoint::StandbyPhase | PhasePoint::EndOfBattlePhase | PhasePoint::EndPhase => true,
            PhasePoint::NormalDraw
            | PhasePoint::DrawPhase
            | PhasePoint::MainPhase
            | PhasePoint::MainPhase1
            | PhasePoint::MainPhase2
            | PhasePoint::StartOfMainPhase1
            | PhasePoint::BattlePhase
            | PhasePoint::StartOfBattlePhase
            | PhasePoint::DamageStep
            | PhasePoint::StartOfDamageStep
            | PhasePoint::BeforeDamageCalculation
            | PhasePoint::DamageCalculation
            | PhasePoint::AfterDamageCalculation
            | PhasePoint::EndOfDamageStep => false,
        }
    }
}
