//! Numbers that a text counts or compares.

use super::{Condition, Group, Noun, Quality, Slot, Whose};
use serde::{Deserialize, Serialize};

/// A number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// How many cards of a description there are.
    CountOf(Box<Noun>),
    /// How many were chosen.
    Chosen(Slot),
    /// How many cards the trigger was about.
    Subjects,
    /// How many the step before did something to.
    Done,
    /// A value of a card; the sum of several.
    Of(Stat, Box<Group>),
    /// A value of the card of which this is said, for each its own.
    Its(Stat),
    /// The value that a card had on the field before it left.
    Was(Stat, Box<Group>),
    /// The highest value among them.
    Highest(Stat, Box<Group>),
    Lowest(Stat, Box<Group>),
    /// How many cards the group has.
    SizeOf(Box<Group>),
    /// How many different ones there are among them.
    Different(Quality, Box<Group>),
    /// 3.4.4-126: the counters of this name on all of them.
    Counters(String, Box<Group>),
    LifePoints(Whose),
    Times(Box<Amount>, i32),
    /// 3.4.1-11: rounded up.
    Half(Box<Amount>),
    Plus(Box<Amount>, Box<Amount>),
    /// How far the two are apart.
    Difference(Box<Amount>, Box<Amount>),
    /// How many times that many: "for every 2".
    Every(Box<Amount>, i32),
    Negative(Box<Amount>),
    /// 3.4.1-12: how much ATK or DEF the step before really took away.
    Lost,
    /// The number that was declared.
    Declared,
    /// The sum of the dice, or how many coins show heads.
    Rolled,
    /// How much damage the trigger was about.
    Damage,
    If(Box<Condition>, Box<Amount>, Box<Amount>),
    #[serde(untagged)]
    Fixed(i32),
}

/// A value of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stat {
    Atk,
    Def,
    OriginalAtk,
    OriginalDef,
    Level,
    /// 3.3.1-40: as it is printed.
    OriginalLevel,
    Rank,
    LinkRating,
    Scale,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Comparison {
    Is,
    AtLeast,
    AtMost,
    Above,
    Below,
}

impl Comparison {
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Comparison::Is => left == right,
            Comparison::AtLeast => left >= right,
            Comparison::AtMost => left <= right,
            Comparison::Above => left > right,
            Comparison::Below => left < right,
        }
    }
}
