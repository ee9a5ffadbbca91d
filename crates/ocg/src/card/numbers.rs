//! OCG 3.3.1-37 to -40a, 3.3.1-52 to -58, 3.3.1-65: the numbers of a card.

use serde::{Deserialize, Serialize};

/// The eight digits in the corner, by which the world names a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Password(pub u32);

/// The number of a series of cards. The low 12 bits name the series, the high ones a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetCode(pub u16);

impl SetCode {
    /// Is a card with this code in the series, or in the part of it, that is meant?
    pub fn belongs_to(self, series: SetCode) -> bool {
        let part = series.0 & 0xf000;
        self.0 & 0x0fff == series.0 & 0x0fff && self.0 & part == part
    }
}

/// 3.3.1-38, -39, -40a: a monster has a Level, a Rank or a Link Rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    Level(u8),
    Rank(u8),
    Link(u8),
}

impl Level {
    pub fn level(self) -> Option<u8> {
        match self {
            Level::Level(n) => Some(n),
            Level::Rank(_) | Level::Link(_) => None,
        }
    }

    pub fn rank(self) -> Option<u8> {
        match self {
            Level::Rank(n) => Some(n),
            Level::Level(_) | Level::Link(_) => None,
        }
    }

    pub fn link(self) -> Option<u8> {
        match self {
            Level::Link(n) => Some(n),
            Level::Level(_) | Level::Rank(_) => None,
        }
    }
}

/// 3.3.1-52, -56: a printed ATK or DEF, which may be "?".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Printed {
    Unknown,
    #[serde(untagged)]
    Value(i32),
}

impl Printed {
    /// 3.3.1-57: "?" counts as 0 on the field.
    pub fn on_field(self) -> i32 {
        self.known().unwrap_or(0)
    }

    /// 3.3.1-58: elsewhere "?" is no number at all.
    pub fn known(self) -> Option<i32> {
        match self {
            Printed::Unknown => None,
            Printed::Value(n) => Some(n),
        }
    }
}

/// 3.3.1-65
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Scale(pub u8);

/// 3.1.4-2: a player's life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LifePoints(pub i32);

impl LifePoints {
    /// 3.1.4-2
    pub const AT_FIRST: LifePoints = LifePoints(8000);

    /// 3.1.4-5: never below 0.
    #[must_use]
    pub fn less(self, amount: i32) -> LifePoints {
        LifePoints((self.0 - amount).max(0))
    }

    #[must_use]
    pub fn more(self, amount: i32) -> LifePoints {
        LifePoints(self.0.saturating_add(amount))
    }
}

/// 3.4.1-11: half of a number, rounded up from the half.
pub fn half(n: i32) -> i32 {
    (n + 1).div_euclid(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_series_belongs_to_it_and_not_the_other_way_round() {
        assert!(SetCode(0x1066).belongs_to(SetCode(0x66)));
        assert!(!SetCode(0x66).belongs_to(SetCode(0x1066)));
        assert!(!SetCode(0x67).belongs_to(SetCode(0x66)));
    }

    #[test]
    fn half_of_an_odd_number_is_rounded_up() {
        assert_eq!(half(525), 263);
        assert_eq!(half(500), 250);
    }
}
