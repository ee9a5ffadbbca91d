//! OCG 3.4.2, 3.4.4: what is done: costs and targets when an effect is activated, processes when it resolves.

use super::{
    Amount, Condition, Filter, Group, MaterialsAre, Modifier, Noun, Pattern, Select, Slot, Statement,
    SummonWay, Until, Whose,
};
use crate::card::{Monster, Password};
use serde::{Deserialize, Serialize};

/// Steps one after the other.
pub type Block = Vec<Linked>;

/// A step, and how it hangs on the one before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Linked(pub Link, pub Step);

/// 3.4.4-3: the link, not the step, decides what needs what and what happens at the same moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Link {
    /// The first step of a block.
    First,
    /// Both or neither, at once.
    And,
    /// Needs the one before, and comes later.
    Then,
    /// Needs the one before, at the same moment.
    IfYouDo,
    /// Whatever became of the one before, at the same moment.
    Also,
    /// Whatever became of the one before, later.
    AlsoAfterThat,
    /// A restriction that comes with the one before.
    But,
    /// Only if the one before was not done.
    Otherwise,
}

/// One step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// 3.4.3-10: chooses targets; only when an effect is activated.
    Target(Select),
    /// Chooses without doing anything yet.
    Choose(Select),
    /// 3.4.4-14
    Destroy(Group),
    /// 3.4.4-23
    Send(Group),
    /// 3.4.4-19
    Discard(Group),
    /// 3.4.2-20: worded as discarding to the Graveyard.
    DiscardToGraveyard(Group),
    /// 3.4.4-28
    Banish(Group),
    BanishFaceDown(Group),
    /// 3.4.4-32: for a time; then they return.
    BanishUntil(Group, Until),
    /// 3.3.2-85, 3.4.2-15
    Tribute(Group),
    /// 3.4.4-41
    AddToHand(Group),
    ReturnToHand(Group),
    /// 3.2.1-35: face-up, for Pendulum Monsters.
    AddToExtraDeck(Group),
    /// Only the one who uses the effect looks at them.
    Look(Group),
    /// 3.4.4-39
    ReturnToDeck(Group, To),
    /// 3.4.4-6
    Draw(Whose, Amount),
    Damage(Whose, Amount),
    /// 3.6.3-73: battle damage, though an effect inflicts it.
    BattleDamage(Whose, Amount),
    GainLifePoints(Whose, Amount),
    /// 3.1.4-6: as a cost.
    PayLifePoints(Amount),
    LoseLifePoints(Whose, Amount),
    SpecialSummon(Group, SummonTo),
    /// 3.3.2-126: with Tributes from hand or field.
    RitualSummon {
        monster: Vec<Filter>,
        levels: RitualLevels,
        from: Noun,
        /// Where the Ritual Monster is: in the hand, unless it is said.
        #[serde(default, skip_serializing_if = "enumset::EnumSet::is_empty")]
        places: enumset::EnumSet<super::Place>,
        /// What else can be used.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<OtherMaterials>,
        /// 3.3.2-138: one of these must be among the Tributes.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        must_include: Vec<Filter>,
    },
    /// 3.3.2-139
    FusionSummon {
        monster: Vec<Filter>,
        from: FusionFrom,
    },
    /// 3.3.2-171, -191, -221: with materials, in the middle of an effect.
    ExtraDeckSummon {
        what: Group,
        way: SummonWay,
        /// These must be among the materials.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Group>,
    },
    /// 3.3.2-282: monsters that are no cards.
    SpecialSummonTokens {
        token: Password,
        count: Amount,
        to: SummonTo,
    },
    /// 3.3.2-68: as part of an effect, beside the Normal Summon of the turn.
    NormalSummon(Group),
    /// 3.3.2-78: the same, with a Tribute at least.
    TributeSummon(Group),
    /// 3.3.2-98, -99: Sets; a monster of the field is turned face-down, another one comes face-down.
    Set(Group),
    ChangePosition(Group, PositionTo),
    /// 3.4.4-43
    TakeControl(Group, Option<Until>),
    /// 3.4.4-43: the other player gets control.
    GiveControl(Group, Option<Until>),
    /// 3.3.3-29: this card, or another, becomes an Equip Card of a monster.
    Equip {
        what: Group,
        to: Group,
    },
    /// 3.2.1-45
    PlaceInPendulumZone(Group),
    /// 3.4.4-136
    MoveToZone(Group, ZoneTo),
    /// 3.4.4-126
    PlaceCounters(Group, String, Amount),
    /// So many in all, as the player likes.
    RemoveCounters(Group, String, Amount),
    /// 3.3.2-195: Xyz Materials are detached.
    Detach(Group, Amount),
    Attach {
        what: Group,
        to: Group,
    },
    /// 3.4.4-114: this card comes to the field as this monster.
    SummonAsMonster {
        monster: Box<Monster>,
        still: StillTrap,
        to: SummonTo,
    },
    /// Keeps these in mind, as if they had been chosen.
    Remember(Slot, Group),
    /// Something lingers.
    Give(Group, Modifier, Until),
    GivePlayer(Whose, Modifier, Until),
    /// This holds for a time, also of cards that come later.
    Hold(Box<Statement>, Until),
    /// 3.4.4-150: the effects of all monsters of that name are negated.
    NegateByName(Group, NameBy, Until),
    /// 3.4.4-51: the activation that is answered.
    NegateActivation,
    /// 3.4.4-57: the effect that is answered.
    NegateEffect,
    /// 3.3.2-74
    NegateSummon,
    NegateAttack,
    /// The attack goes on against this monster.
    ChangeAttackTarget(Group),
    EndBattlePhase,
    /// 3.2.1-27
    Shuffle(Whose),
    Reveal(Group),
    /// 3.3.1-4
    DeclareName,
    /// 3.3.1-41
    DeclareAttribute,
    /// 3.3.1-44
    DeclareRace,
    /// The player declares a number between these.
    DeclareNumber(Amount, Amount),
    /// So many coins are tossed; what counts is how many show heads.
    TossCoins(Amount),
    /// So many dice are rolled; what counts is their sum.
    RollDice(Amount),
    Win(Whose),
    If(Condition, Block, Block),
    /// "You can": the player says whether.
    May(Block),
    /// 3.4.4-3: one of these, chosen as the block says.
    OneOf(Vec<Block>),
    /// The other player does this.
    OpponentDoes(Block),
    /// 3.4.1-6: both players do this, the turn player first.
    EachPlayerDoes(Block),
    /// At the named moment, later.
    Later(Until, Block),
    /// 3.4.4-86: each time this happens, or the next time, this is done without a chain.
    Watch(Often, Box<Pattern>, Until, Block),
    /// When such a card goes, this is done without a chain.
    WhenGone(Group, Gone, Block),
    /// These players cannot answer the activation with such cards or their effects; beside costs and targets.
    NoResponse(Whose, Vec<Filter>),
    /// Neither the activation nor the effect can be negated; beside costs and targets.
    NotNegated,
    /// Nothing: the card only becomes face-up.
    Nothing,
    /// 3.2.1-59: something lingers for other such cards in the column of this card.
    GiveColumn(Vec<Filter>, Modifier, Until),
    /// 3.2.1-17: monster cards are put into Spell & Trap Zones.
    PlaceAs(Group, PlacedAs),
    /// 3.3.4-34: all activations of the chain before this one.
    NegateWholeChain,
    /// 3.3.3-9, -17: this Spell or Trap stays on the field.
    RemainOnField,
    /// How the Summon by this effect counts.
    SummonAs(Group, SummonWay, SummonTo),
}

/// 3.4.4-116, -123: is a Trap that is a monster still a Trap?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum StillTrap {
    Yes,
    No,
}

/// 3.2.1-17: what a card counts as that an effect puts into a Spell & Trap Zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PlacedAs {
    /// What it is, with its own zone.
    ItsKind,
    ContinuousSpell,
    ContinuousTrap,
}

/// 3.4.4-152, -153: the printed name, or the name that it has now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum NameBy {
    Original,
    Current,
}

/// 3.4.4-110: how a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gone {
    /// In whatever way it leaves the field.
    Leaves,
    Destroyed,
}

/// 3.4.4-136, -138: to which zone a monster is moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ZoneTo {
    /// Another Main Monster Zone of the same player.
    Another,
    /// One beside its own.
    Adjacent,
    /// 3.4.4-138: one of the other player's.
    OfOtherPlayer,
}

/// Where in a Deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum To {
    Top,
    Bottom,
    Shuffled,
}

/// 3.3.2-104: to whose field, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub struct SummonTo {
    pub field: Field,
    pub position: SummonPosition,
    /// 3.3.2-124
    pub ignoring_conditions: bool,
    pub zone: SummonZone,
}

/// To which zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum SummonZone {
    #[default]
    Any,
    /// 3.3.1-68: one that an arrow of this card points to.
    PointedToByThis,
    /// 3.3.1-69: one that any arrow points to.
    PointedTo,
    /// 3.2.1-46
    ExtraMonsterZone,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Field {
    #[default]
    Yours,
    Opponents,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum SummonPosition {
    /// 3.3.2-104: face-up Attack or Defense.
    #[default]
    FaceUp,
    Attack,
    Defense,
    FaceDownDefense,
    /// 3.3.2-104: face-up or face-down Defense Position.
    AnyDefense,
    /// Attack Position, or face-down Defense Position.
    AttackOrFaceDown,
    /// Any of the three.
    Any,
}

/// 3.3.2-256: what the position becomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PositionTo {
    /// 3.3.2-257 to -259
    Other,
    FaceUpAttack,
    FaceUpDefense,
    FaceDownDefense,
}

/// 3.3.2-132: what the Levels of the Tributes must come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum RitualLevels {
    Exactly(Amount),
    AtLeast(Amount),
    /// The Level of the Ritual Monster.
    ExactlyIts,
    AtLeastIts,
}

/// 3.3.2-139, -145: where the materials come from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FusionFrom {
    pub places: enumset::EnumSet<super::Place>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub like: Vec<Filter>,
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub are: MaterialsAre,
    /// What else can be used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<OtherMaterials>,
    #[serde(default)]
    pub must_include: Vec<Filter>,
}

/// 3.3.2-145: materials from elsewhere, and what becomes of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherMaterials {
    pub of: Noun,
    pub are: MaterialsAre,
}

/// How long something is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Often {
    EachTime,
    NextTime,
}
