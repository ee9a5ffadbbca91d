//! DCG 2-3-1, 2-3-2: names and traits as words that are compared by their number, not letter by letter.

use fnv::FnvHasher;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A name, a trait, a card number or a printed icon.
#[derive(Clone)]
pub struct Word {
    key: u64,
    text: Box<str>,
    /// In small letters, to look for parts of it.
    small: Box<str>,
}

impl Word {
    pub fn new(text: &str) -> Self {
        Word { key: key_of(text), text: text.into(), small: text.to_lowercase().into() }
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// 2-3-1-3, 2-3-2-4: is `part` within this word? Capitals are a matter of English only.
    pub fn contains(&self, part: &Word) -> bool {
        self.small.contains(&*part.small)
    }
}

/// A number of the letters that is the same everywhere, unlike the standard library's hash.
fn key_of(text: &str) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.text.len() == other.text.len()
    }
}

impl Eq for Word {}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.text)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(Word::new(&text))
    }
}
