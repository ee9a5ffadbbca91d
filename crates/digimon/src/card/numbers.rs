//! DCG 2-5, 2-6, 2-7, 2-9, 2-11: the numbers on a card.

use crate::effects::language::Word;
use serde::{Deserialize, Serialize};

/// 2-5: Digimon power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Dp(pub i32);

/// 2-9
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Level(pub u8);

/// 2-6, 2-7: what is paid in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Cost(pub i8);

/// 2-11: cards with the same number are the same card.
/// 2-11-1
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Number(pub Word);

impl Number {
    pub fn new(text: &str) -> Self {
        Number(Word::new(text))
    }

    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}
