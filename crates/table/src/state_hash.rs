//! A game's state in 64 bits, to be stored beside each move: whoever plays the game again later
//! sees where it goes another way.

use fnv::FnvHasher;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hasher;
use std::str::FromStr;

/// FNV-1a over what the table shows, written down by hand: it does not depend on how the state is
/// laid out in memory, nor on the machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StateHash(u64);

impl Default for StateHash {
    fn default() -> Self {
        StateHash(FnvHasher::default().finish())
    }
}

impl StateHash {
    pub fn add_bytes(&mut self, bytes: &[u8]) {
        let mut hasher = FnvHasher::with_key(self.0);
        hasher.write(bytes);
        self.0 = hasher.finish();
    }

    pub fn add_text(&mut self, text: &str) {
        self.add_bytes(text.as_bytes());
        // No byte of a text is this one, so no two lists of texts run together.
        self.add_bytes(&[0xff]);
    }

    pub fn add_number(&mut self, number: impl Into<i64>) {
        self.add_bytes(&number.into().to_le_bytes());
    }

    /// A hash that is written down somewhere.
    pub const fn new(number: u64) -> StateHash {
        StateHash(number)
    }

    /// For those who only compare.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The hash of a text.
    pub fn of_text(text: &str) -> StateHash {
        let mut hash = StateHash::default();
        hash.add_bytes(text.as_bytes());
        hash
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is no hash.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no hash of 16 hexadecimal digits")]
pub struct NoHash(String);

impl FromStr for StateHash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<StateHash, NoHash> {
        let digits = Some(text).filter(|text| text.len() == 16);
        let number = digits.and_then(|text| u64::from_str_radix(text, 16).ok());
        number.map(StateHash).ok_or_else(|| NoHash(text.to_owned()))
    }
}

/// As text: a number of 64 bits does not fit into one of a page's.
impl Serialize for StateHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StateHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
