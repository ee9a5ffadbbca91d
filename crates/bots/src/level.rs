//! How well a bot plays, by name.

use crate::{Bot, Greedy, Random, Search};
use std::fmt;
use std::str::FromStr;
use table::Searchable;

/// The bots that there are, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Takes any option.
    Random,
    /// Takes what looks best at once.
    Greedy,
    /// Thinks ahead for as long as it may.
    Search,
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; expected `random`, `greedy` or `search`")]
pub struct NoSuchLevel(String);

impl Level {
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Search];

    /// A bot of this level. With the same seed it plays the same, as long as its budget is not time.
    pub fn bot<G: Searchable>(self, seed: u64) -> Box<dyn Bot<G> + Send> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => Box::new(Greedy::new(seed)),
            Level::Search => Box::new(Search::new(seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Search => "search",
        })
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        let named = |level: &Level| text.eq_ignore_ascii_case(&level.to_string());
        Level::ALL.into_iter().find(named).ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!("chess".parse::<Level>().unwrap_err().to_string().contains("greedy"));
    }
}
