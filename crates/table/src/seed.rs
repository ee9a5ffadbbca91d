//! Where a game's chance begins, with the name of its generator.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A seed of a named generator. As text `chacha12:` and 64 hexadecimal digits, or `xoshiro256++:`
/// and a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Seed {
    /// What games were dealt by before ChaCha, and scenarios still are: who sees enough of it can
    /// tell what comes.
    Xoshiro256PlusPlus(u64),
    /// Nobody can tell from what was dealt what will be.
    ChaCha12([u8; 32]),
}

/// A number as a seed, for games that are to be dealt again by it.
impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seed::ChaCha12(seed)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seed::Xoshiro256PlusPlus(number) => write!(f, "xoshiro256++:{number}"),
            Seed::ChaCha12(bytes) => {
                f.write_str("chacha12:")?;
                bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// A text that is no seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no seed: expected `chacha12:` and 64 hexadecimal digits, or a number of 64 bits")]
pub struct NoSeed(String);

impl TryFrom<String> for Seed {
    type Error = NoSeed;

    fn try_from(text: String) -> Result<Seed, NoSeed> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        let found = match text.trim().split_once(':') {
            Some(("chacha12", digits)) => bytes(digits).map(Seed::ChaCha12),
            Some(("xoshiro256++", number)) => number.parse().ok().map(Seed::Xoshiro256PlusPlus),
            Some(_) => None,
            None => text.trim().parse::<u64>().ok().map(Seed::from),
        };
        found.ok_or_else(|| NoSeed(text.to_owned()))
    }
}

fn bytes(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for seed in [Seed::Xoshiro256PlusPlus(u64::MAX), Seed::from(7), Seed::ChaCha12([0xa5; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert_eq!("7".parse(), Ok(Seed::from(7)));
        for wrong in ["", "x", "-1", "chacha12:7", "dice:7", "chacha12:é"] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }
}
