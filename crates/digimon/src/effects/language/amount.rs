//! DCG 15-15-7: numbers that an effect states or counts.

use super::{Condition, Filter, Noun, Target, Verb, Whose};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Amount {
    N(i32),
    /// As many as there are.
    Every,
    /// How many there are.
    Count(Box<Noun>),
    /// How many different colours, names, levels … there are among them (4-22).
    Different(Stat, Box<Noun>),
    /// 4-22-2: how many of them there can be with no two alike in this: "for each Tamer with a
    /// different color".
    Unlike(Stat, Box<Noun>),
    /// The highest number that one of them has, -1 if there is none: "as much or less DP as 1 of
    /// your Digimon".
    Most(Stat, Box<Noun>),
    /// How many of them are alike in this, at most: "same-level cards".
    Alike(Stat, Box<Noun>),
    /// A number of the target; of several the sum, of levels the highest.
    Of(Stat, Box<Target>),
    /// The memory on the side of the effect's "you"; negative on the other side.
    Memory,
    /// 15-15-7-1: `each` for every full `every` in `count`.
    For {
        count: Box<Amount>,
        every: i32,
        each: i32,
    },
    Plus(Box<Amount>, Box<Amount>),
    Minus(Box<Amount>, Box<Amount>),
    AtMost(Box<Amount>, Box<Amount>),
    /// 15-6: the first while the condition holds, else the second.
    If(Box<Condition>, Box<Amount>, Box<Amount>),
    /// How many this effect has deleted, trashed, suspended … so far.
    Done(Verb),
    /// 15-15-7-4: how many fulfilled the trigger at once, of those which fit.
    Triggering(Vec<Filter>),
    /// The number that was declared in this effect.
    Declared,
    /// The colours of the player's Digimon and Tamers.
    ColorsOf(Whose),
    /// The cost that was paid for the play, use or digivolution that triggered this.
    CostPaid,
    /// How many cards went under by DigiXros or Assembly for this play (7-2-2-10).
    Placed,
}

impl Default for Amount {
    fn default() -> Self {
        Amount::N(1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cmp {
    AtMost,
    AtLeast,
    Exactly,
    Less,
    More,
}

impl Cmp {
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Cmp::AtMost => left <= right,
            Cmp::AtLeast => left >= right,
            Cmp::Exactly => left == right,
            Cmp::Less => left < right,
            Cmp::More => left > right,
        }
    }
}

/// The numbers and lists that a card has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stat {
    Level,
    Dp,
    /// 2-6: of Digimon and Tamers.
    PlayCost,
    DigivolutionCards,
    FaceDownDigivolutionCards,
    LinkCards,
    Colors,
    SecurityAttack,
    Name,
    Trait,
    Number,
    /// 2-6, 2-7: the play cost, or the use cost of an Option.
    Cost,
}
