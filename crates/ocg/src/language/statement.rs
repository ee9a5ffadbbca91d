//! OCG 3.3.2-291, 3.4.2-3, 3.4.4: what holds while an effect applies, or lingers after it resolved.

use super::{Amount, Block, Cause, Condition, Effect, Filter, Group, Noun, Optional, SummonWay, To, Whose};
use crate::card::{Attribute, MonsterType, Race};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

/// Something that holds of cards or of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    pub on: On,
    pub is: Modifier,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
}

/// Of whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum On {
    This,
    Equipped,
    /// 3.3.2-7: the monster that was Summoned with this card as material, while it is that.
    MadeOfThis,
    /// 3.3.2-7: as that, if it is like that.
    MadeOf(Vec<Filter>),
    All(Noun),
    Player(Whose),
    /// Those of a step that gives it.
    Group(Group),
}

/// What is so.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// 3.4.4-62: gains or, if negative, loses.
    Atk(Amount),
    Def(Amount),
    /// 3.4.4-71: becomes.
    AtkBecomes(Amount),
    DefBecomes(Amount),
    OriginalAtkBecomes(Amount),
    OriginalDefBecomes(Amount),
    Level(Amount),
    LevelBecomes(Amount),
    /// 3.3.1-42
    AttributeBecomes(Attribute),
    /// The one that was declared.
    AttributeAsDeclared,
    RaceAsDeclared,
    /// The name of the first of these, as it is now.
    NameOf(Group),
    /// 3.4.4-132: it has the printed effects of the first of these.
    EffectsOf(Group),
    /// 3.3.1-43
    AlsoAttribute(Attribute),
    RaceBecomes(Race),
    /// It is also of this kind: "treated as a Tuner".
    AlsoType(MonsterType),
    NameBecomes(String),
    Cannot(Restriction),
    /// 3.4.4-57: its effects are negated.
    Negated,
    /// It is unaffected by effects of such cards.
    Unaffected(Whose, Vec<Filter>),
    /// As that, but only by those that are activated.
    UnaffectedByActivated(Whose, Vec<Filter>),
    /// 3.4.4-83: so many times the difference.
    Piercing(u8),
    AttackDirectly,
    /// 3.3.2-264: it may attack from face-up Defense Position.
    AttackInDefense,
    /// So many attacks more in each Battle Phase.
    MoreAttacks(u8),
    /// So many attacks more on monsters in each Battle Phase.
    MoreAttacksOnMonsters(u8),
    /// So many attacks in all in each Battle Phase, where a text counts them.
    Attacks(Amount),
    /// As that, on monsters alone.
    AttacksOnMonsters(Amount),
    /// It may attack each monster of the other player once in each Battle Phase.
    AttackEachMonster,
    /// It must attack if it can.
    MustAttack,
    /// 3.4.4-132
    Gains(Box<Effect>),
    /// 3.4.4-147: one more Normal Summon of such a monster this turn.
    ExtraNormalSummon(Vec<Filter>),
    /// 3.3.2-218: one more Pendulum Summon of such monsters this turn.
    ExtraPendulumSummon(Vec<Filter>),
    /// 3.3.2-78: for the Tribute Summon of such a monster it counts as two.
    TwoTributes(Vec<Filter>),
    /// 3.3.2-126: for the Ritual Summon of such a monster it alone is enough.
    WholeRitualTribute(Vec<Filter>),
    /// 3.5.2-3: with it as material in these ways, all others must be like that.
    OtherMaterials(EnumSet<SummonWay>, Vec<Filter>),
    /// 3.3.2-171: for the Synchro Summon of such a monster it may count as no Tuner.
    AsNonTuner(Vec<Filter>),
    /// 3.3.2-66: it goes elsewhere than it would.
    Redirect(Leaving, Whither),
    /// Battle damage of battles with it, or all that a player takes, is so much: 0, half or double.
    BattleDamage(Whose, Multiplied),
    /// 3.6.3-74: what one player takes as battle damage, the other takes, too.
    BothTakeBattleDamage,
    /// 2.2.3: if it would be destroyed by this, something else is done instead, if the player likes.
    Instead(Cause, Optional, Block),
    /// 3.3.2-328: its player can have only one such card face-up.
    OnlyOne(Vec<Filter>),
    /// 3.3.2-328: there can be only one such card face-up on the whole field.
    OnlyOneOnField(Vec<Filter>),
    /// It leaves the field by its own text as soon as that is so.
    MustGo(Away),
    /// 2.2.3: one of these may be destroyed in its place.
    DestroyInstead(Cause, Noun),
    /// 2.1.8-4, 3.3.4-2: the player may activate one Trap Card from the hand.
    TrapFromHand,
    /// 3.4.3-35: the player's hand is revealed.
    HandRevealed,
    /// 3.3.2-97: monsters of this player that would be Set come in face-up Defense Position.
    SetMonstersFaceUp,
    /// 3.3.2-149, -159: for one Fusion Material that is named, wherever this card is.
    FusionSubstitute,
    /// The Scale of a Pendulum card becomes.
    ScaleBecomes(Amount),
    /// 3.3.4-4: such cards of a player, or a card itself, may be activated in the turn in which they were Set.
    ActivateWhenSet(Vec<Filter>),
    /// 3.3.1-40
    Rank(Amount),
    RankBecomes(Amount),
    /// 3.4.4-81: damage that effects do to the player is so much.
    EffectDamage(Multiplied),
    /// 3.4.4-84: the other player takes the battle damage that its player would take.
    BattleDamageToOpponent,
    /// 3.4.4-130: it is one of the cards that counters of this name can be placed on.
    Carries(String),
}

impl Modifier {
    /// 3.4.4-59: does it change ATK or DEF?
    pub(crate) fn is_battle_value(&self) -> bool {
        matches!(
            self,
            Modifier::Atk(_)
                | Modifier::Def(_)
                | Modifier::AtkBecomes(_)
                | Modifier::DefBecomes(_)
                | Modifier::OriginalAtkBecomes(_)
                | Modifier::OriginalDefBecomes(_)
        )
    }

    /// Does it make a card unaffected?
    pub(crate) fn protects(&self) -> bool {
        matches!(self, Modifier::Unaffected(..) | Modifier::UnaffectedByActivated(..))
    }

    /// The number in it, which is fixed when it is given.
    pub(crate) fn amount(&self) -> Option<&Amount> {
        match self {
            Modifier::Atk(amount)
            | Modifier::Def(amount)
            | Modifier::AtkBecomes(amount)
            | Modifier::DefBecomes(amount)
            | Modifier::OriginalAtkBecomes(amount)
            | Modifier::OriginalDefBecomes(amount)
            | Modifier::Level(amount)
            | Modifier::LevelBecomes(amount)
            | Modifier::ScaleBecomes(amount)
            | Modifier::Rank(amount)
            | Modifier::Attacks(amount)
            | Modifier::AttacksOnMonsters(amount)
            | Modifier::RankBecomes(amount) => Some(amount),
            Modifier::AttributeBecomes(_)
            | Modifier::AttributeAsDeclared
            | Modifier::RaceAsDeclared
            | Modifier::NameOf(_)
            | Modifier::EffectsOf(_)
            | Modifier::AlsoAttribute(_)
            | Modifier::RaceBecomes(_)
            | Modifier::AlsoType(_)
            | Modifier::NameBecomes(_)
            | Modifier::Cannot(_)
            | Modifier::Negated
            | Modifier::Unaffected(..)
            | Modifier::UnaffectedByActivated(..)
            | Modifier::Piercing(_)
            | Modifier::AttackDirectly
            | Modifier::AttackInDefense
            | Modifier::MoreAttacks(_)
            | Modifier::MoreAttacksOnMonsters(_)
            | Modifier::AttackEachMonster
            | Modifier::MustAttack
            | Modifier::Gains(_)
            | Modifier::ExtraNormalSummon(_)
            | Modifier::ExtraPendulumSummon(_)
            | Modifier::TwoTributes(_)
            | Modifier::WholeRitualTribute(_)
            | Modifier::OtherMaterials(..)
            | Modifier::AsNonTuner(_)
            | Modifier::Redirect(..)
            | Modifier::SetMonstersFaceUp
            | Modifier::FusionSubstitute
            | Modifier::BattleDamage(..)
            | Modifier::BothTakeBattleDamage
            | Modifier::DestroyInstead(..)
            | Modifier::Instead(..)
            | Modifier::OnlyOne(_)
            | Modifier::OnlyOneOnField(_)
            | Modifier::MustGo(_)
            | Modifier::TrapFromHand
            | Modifier::ActivateWhenSet(_)
            | Modifier::HandRevealed
            | Modifier::EffectDamage(_)
            | Modifier::BattleDamageToOpponent
            | Modifier::Carries(_) => None,
        }
    }
}

/// In which way a card leaves the field by its own text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Away {
    Destroyed,
    /// To the Graveyard.
    Sent,
    Banished,
}

/// 3.3.2-66: what would happen to a card that goes elsewhere instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Leaving {
    /// It would be sent to the Graveyard.
    ToGraveyard,
    /// It would leave the field, to whatever place.
    Field,
}

/// Where it goes instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Whither {
    Banished,
    Hand,
    Deck(To),
}

/// How a number of damage is changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Multiplied {
    Zero,
    Half,
    Double,
}

impl Multiplied {
    pub(crate) fn of(self, n: i32) -> i32 {
        match self {
            Multiplied::Zero => 0,
            Multiplied::Half => crate::card::half(n),
            Multiplied::Double => n * 2,
        }
    }
}

/// What cannot be (3.4.4-4: "cannot" comes before "can").
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Restriction {
    Attack,
    AttackDirectly,
    /// Attack such monsters.
    AttackThese(Vec<Filter>),
    BeAttacked,
    /// In battle with such monsters.
    BeDestroyedInBattle(Vec<Filter>),
    /// By effects of such cards.
    BeDestroyedByEffects(Whose, Vec<Filter>),
    BeTargetedByEffects(Whose, Vec<Filter>),
    ChangePosition,
    BeTributed,
    /// For Summons of such monsters in these ways.
    BeUsedAsMaterial(EnumSet<SummonWay>, Vec<Filter>),
    ActivateEffects,
    /// A player cannot Summon such monsters in these ways.
    Summon(EnumSet<SummonWay>, Vec<Filter>),
    /// 2.1.5-1: a player cannot Summon more than so many times in a turn, all these ways taken together.
    SummonMoreThan(EnumSet<SummonWay>, u8),
    /// A player cannot Set such cards.
    Set(Vec<Filter>),
    ConductBattlePhase,
    /// A player cannot activate cards or effects of such cards.
    Activate(Vec<Filter>),
    /// 3.4.2-2: a player cannot activate such cards; effects of those that lie face-up can be activated.
    ActivateCards(Vec<Filter>),
    /// A player cannot activate cards of the name that the first of these has when it is given, nor their effects.
    ActivateNamed(Group),
    Draw,
    /// A player cannot add cards from the Deck to the hand, except by drawing.
    AddFromDeck,
    /// 3.6.3-8: something else takes the place of the normal draw.
    NormalDraw,
    Banish,
    /// 3.4.4-43: its control cannot change.
    ChangeControl,
    LeaveByEffects,
    /// 3.3.2-74, -107: its Summon in one of these ways cannot be negated.
    BeNegatedWhenSummoned(EnumSet<SummonWay>),
    /// 3.4.4-48, -57: what it activates on the field cannot be negated, nor can its effect.
    BeNegatedWhenActivated,
    /// 3.4.4-154: the card cannot be used.
    BeUsed,
}

/// How long something lingers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// 3.6.3-97
    EndOfTurn,
    EndPhase,
    EndOfNextTurn(Whose),
    /// 3.6.3-11: the next Standby Phase of that player.
    StandbyPhase(Whose),
    /// 3.6.3-4, -5: the end of the last of so many turns after this one, of both players or of one alone.
    Turns(Whose, u8),
    EndOfBattlePhase,
    EndOfDamageStep,
    /// 3.6.3-27: until the next attack is declared, or the Battle Phase ends: "in a row".
    NextAttack,
    /// 3.6.3-60: only while damage is calculated.
    DamageCalculation,
    /// To the end of the duel, whatever becomes of the card.
    Duel,
    /// While the card of the effect is face-up on the field.
    WhileThisIsFaceUp,
    /// As long as the card is where it is.
    Always,
}
