//! DCG 2-4: colours.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// 2-4-2
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Color {
    Red,
    Blue,
    Yellow,
    Green,
    Black,
    Purple,
    White,
}

impl Color {
    pub const ALL: [Color; 7] =
        [Color::Red, Color::Blue, Color::Yellow, Color::Green, Color::Black, Color::Purple, Color::White];

    /// As it stands in a sentence.
    pub fn word(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Blue => "blue",
            Color::Yellow => "yellow",
            Color::Green => "green",
            Color::Black => "black",
            Color::Purple => "purple",
            Color::White => "white",
        }
    }
}

/// 2-4-3: the set of colours of a card. A card with several has them all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colors(u8);

impl Colors {
    pub const NONE: Colors = Colors(0);

    /// 2-4-3-1, 2-4-3-2: it is a card of every colour that it has, and none is ignored.
    pub fn has(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    #[must_use]
    pub fn with(self, color: Color) -> Colors {
        Colors(self.0 | 1 << color as u8)
    }

    #[must_use]
    pub fn union(self, other: Colors) -> Colors {
        Colors(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: Colors) -> Colors {
        Colors(self.0 & !other.0)
    }

    pub fn shares(self, other: Colors) -> bool {
        self.0 & other.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.has(color))
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().fold(Colors::NONE, Colors::with)
    }
}

impl Serialize for Colors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Colors {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Color>::deserialize(deserializer)?.into_iter().collect())
    }
}
