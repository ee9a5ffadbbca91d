//! Which cards: by place, owner and qualities, and how many of them.

use super::{Amount, Comparison, Filter, Stat};
use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};

/// Cards of a description.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Noun {
    #[serde(skip_serializing_if = "EnumSet::is_empty")]
    pub places: EnumSet<Place>,
    #[serde(skip_serializing_if = "super::is_default")]
    pub whose: Whose,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub like: Vec<Filter>,
}

/// 3.2: places that texts name.
#[derive(EnumSetType, Debug, Hash, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Place {
    Hand,
    Deck,
    /// 3.2.1-4: main and extra monster zones.
    MonsterZone,
    /// 3.2.1-6
    MainMonsterZone,
    /// 3.2.1-46
    ExtraMonsterZone,
    /// 3.2.1-42: Pendulum Zones are among them.
    SpellTrapZone,
    FieldZone,
    PendulumZone,
    Graveyard,
    Banished,
    ExtraDeck,
    /// 3.2.1-35: face-up in the Extra Deck.
    ExtraDeckFaceUp,
}

/// Whose cards, or which player, seen by the one who uses the effect (3.4.1-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Whose {
    #[default]
    Any,
    Yours,
    Opponents,
}

/// A choice of cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Select {
    pub slot: Slot,
    pub count: Count,
    pub of: Noun,
    /// What those that are chosen have to do with each other.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub together: Together,
    /// Who chooses: "you", unless the text says otherwise.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub by: Chooser,
}

/// Who chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Chooser {
    #[default]
    You,
    Opponent,
}

/// What several chosen cards must have in common, or not.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Together {
    #[default]
    Any,
    Same(Quality),
    Different(Quality),
    /// What their values come to.
    Total(Stat, Comparison, Amount),
    /// At least one of them is like that.
    Including(Box<Noun>),
}

/// What cards can have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Quality {
    /// 3.3.1-5, -7
    Name,
    Attribute,
    Race,
    Level,
    Rank,
    Atk,
    Def,
    /// Monster, Spell or Trap.
    CardKind,
    /// 3.4.4-153: the printed name.
    OriginalName,
    /// 3.3.1-44: the printed Type.
    OriginalRace,
    /// 3.3.1-41: the printed Attribute.
    OriginalAttribute,
}

/// Where an effect keeps what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

/// How many.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Count {
    Exactly(Amount),
    /// At least one (3.4.1-5).
    UpTo(Amount),
    AnyNumber,
    /// All of them, or as many as there are zones for.
    AsManyAsPossible,
}

/// Those that a step is about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Group {
    /// "This card".
    This,
    /// What was targeted or chosen before.
    Chosen(Slot),
    /// What is chosen now, without targeting (3.4.3-17).
    Pick(Box<Select>),
    /// 3.4.3-15: all of a description.
    All(Box<Noun>),
    /// What the trigger was about: "it", "that monster".
    Subject,
    /// The second party of the trigger.
    Other,
    /// 3.3.3-30
    EquippedMonster,
    Attacker,
    AttackTarget,
    /// 3.6.3-25: the monsters that battle with these.
    BattlingWith(Box<Group>),
    /// From the top of a player's Deck.
    TopOfDeck(Whose, Amount),
    /// 3.2.1-21: from the top of a player's Graveyard.
    TopOfGraveyard(Whose, Amount),
    /// 3.4.4-5: so many at random from a hand.
    AtRandom(Box<Noun>, Amount),
    /// The card whose activation is answered (3.4.4-51).
    Activated,
    /// The monsters that are being Summoned (3.3.2-74).
    Summoned,
    /// What the step before did something to.
    Done,
    /// These and those.
    Several(Vec<Group>),
    /// The card itself that something holds of, or is given to: "each monster loses ATK equal to its Level".
    Itself,
    /// 3.3.2-181, -182: what these were made of and is still where it went, or is still under them.
    MaterialsOf(Box<Group>),
}
