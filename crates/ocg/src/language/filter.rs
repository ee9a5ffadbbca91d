//! Qualities of a card (OCG 3.3.1, 3.3.2-254 to -270).

use super::{Amount, Comparison, Group, Noun, Place, Quality, Slot, Stat, SummonWay, Whose};
use crate::card::{Attribute, MonsterType, Race, SetCode, SpellKind, TrapKind};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

/// One quality. A card that is face-down on the field has no other qualities than that for those
/// who need to see them (3.3.2-271, -272).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Filter {
    Monster,
    Spell,
    Trap,
    SpellKind(SpellKind),
    TrapKind(TrapKind),
    Type(MonsterType),
    Attribute(Attribute),
    Race(Race),
    Level(Comparison, Amount),
    Rank(Comparison, Amount),
    LinkRating(Comparison, Amount),
    Atk(Comparison, Amount),
    Def(Comparison, Amount),
    Scale(Comparison, Amount),
    /// 3.3.1-7
    Named(String),
    /// 3.3.1-4: the name that was declared.
    NamedAsDeclared,
    /// The Attribute that was declared.
    AttributeAsDeclared,
    /// The Type that was declared.
    RaceAsDeclared,
    /// 3.3.1-32: its name is in the text of one of these.
    ListedOn(Box<Group>),
    /// 3.3.1-43: the printed Attribute, or the one that replaced it.
    OriginalAttribute(Attribute),
    /// 3.3.1-44: the printed Type.
    OriginalRace(Race),
    /// 3.3.1-37: the printed Level.
    OriginalLevel(Comparison, Amount),
    /// 3.4.4-71: the original ATK.
    OriginalAtk(Comparison, Amount),
    OriginalDef(Comparison, Amount),
    /// 3.4.4-130: counters of this name can be placed on it.
    Carries(String),
    /// 3.3.1-8, OCG series by their codes, never by the letters of a name.
    Series(SetCode),
    /// 3.3.1-9: its text names that card.
    Mentions(String),
    FaceUp,
    FaceDown,
    AttackPosition,
    DefensePosition,
    /// How it came to the field.
    SummonedBy(EnumSet<SummonWay>),
    SummonedThisTurn,
    /// From where it was Summoned.
    SummonedFrom(EnumSet<Place>),
    /// It is in one of these places.
    In(EnumSet<Place>),
    /// Whose card it is, whoever controls it.
    OwnedBy(Whose),
    /// It is among those that the effect has chosen or keeps in mind.
    Chosen(Slot),
    /// None of these has a higher value.
    Highest(Stat, Box<Noun>),
    Lowest(Stat, Box<Noun>),
    /// Its ATK is another one than its original ATK.
    AtkChanged,
    /// It came to where it is in this turn.
    CameThisTurn,
    /// It came to where it is in the turn before this one.
    CameLastTurn,
    /// The step before did something to it: "1 of them".
    Done,
    /// It is one of these.
    Among(Box<Group>),
    /// 3.6.3-25: it is the monster that attacks.
    Attacking,
    /// 3.6.3-25: it is the monster that attacks, or the one that is attacked.
    Battling,
    /// 3.6.3-47: an attack of it has reached the Damage Step this turn.
    HasAttacked,
    /// 3.6.3-67: it has battled this turn.
    HasBattled,
    /// 3.3.4-2: it was Set before it was turned face-up.
    WasSet,
    /// 3.3.1-68: an arrow of it points to a monster whose arrow points to it, in turn: "co-linked".
    CoLinked,
    /// It is this card itself.
    This,
    /// 3.4.4-126: it has so many counters of this name.
    Counters(String, Comparison, Amount),
    /// The monster that this card is equipped to.
    EquippedByThis,
    /// 3.4.4-93: an effect of this card has equipped it to this card.
    TakenByThis,
    /// It is equipped to one of these.
    EquippedTo(Box<Group>),
    /// Such a card is equipped to it.
    EquippedWith(Box<Noun>),
    /// 3.4.4-94: this card is a target of it, or of its effect in the chain.
    TargetsThis,
    /// Xyz Materials that it has.
    Materials(Comparison, Amount),
    /// 3.3.2-195: a card like that is among its Xyz Materials.
    HasMaterial(Vec<Filter>),
    /// 3.3.2-79, -150, -175, -232: it was Summoned with a monster like that as material or Tribute.
    MadeWith(Vec<Filter>),
    /// 3.2.1-59
    InColumnOf(Box<Noun>),
    /// 3.2.1-59: in the column where this card was before it left the field.
    InColumnThisLeft,
    /// 3.2.1-61: in a zone beside one of these, or beside where it was.
    AdjacentTo(Box<super::Group>),
    /// 3.3.1-68: an arrow of such a card points to it.
    PointedToBy(Box<Noun>),
    /// 3.3.1-68: an arrow of it points to such a card.
    PointsTo(Box<Noun>),
    /// It has this in common with one of these.
    Same(Quality, Box<Group>),
    Not(Box<Filter>),
    AnyOf(Vec<Filter>),
    AllOf(Vec<Filter>),
}
