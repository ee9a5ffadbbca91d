//! `clause`: clauses of the Comprehensive Rules in our words.

use super::fitting;
use host::Problem;
use rulebook::{ClauseNumber, Index, IndexError};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClausesAsked {
    pub numbers: Vec<String>,
}

/// A clause of the rulebook index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ClauseWords {
    pub number: String,
    pub words: String,
}

const MOST: usize = 200;
const FILES: (&str, &str) = (
    include_str!("../../../../rulebook/digimon.txt"),
    include_str!("../../../../rulebook/digimon-chapters.txt"),
);
static INDEX: LazyLock<Result<Index, IndexError>> = LazyLock::new(|| Index::read(FILES.0, FILES.1));

pub(super) fn clauses(asked: ClausesAsked) -> Result<Vec<ClauseWords>, Problem> {
    fitting("numbers", asked.numbers.len(), MOST, "clauses")?;
    let index = INDEX.as_ref().map_err(|why| {
        Problem::new("rulebook/digimon.txt", why.to_string(), "mend the index and build the program again")
    })?;
    asked.numbers.iter().map(|number| words(index, number)).collect()
}

fn words(index: &Index, number: &str) -> Result<ClauseWords, Problem> {
    let given: String = number.chars().take(40).collect();
    let example = "ask for a number such as 11-4-1";
    let clause: ClauseNumber = number
        .trim()
        .parse()
        .map_err(|_| Problem::new("numbers", format!("`{given}` is no clause"), example))?;
    let found = index.find(&clause).ok_or_else(|| {
        let near: Vec<String> =
            index.nearest(&clause).iter().map(|clause| clause.number.to_string()).collect();
        let way_out =
            if near.is_empty() { example.to_owned() } else { format!("near it are {}", near.join(", ")) };
        Problem::new("numbers", format!("the rulebook has no clause {given}"), way_out)
    })?;
    Ok(ClauseWords { number: found.number.to_string(), words: found.sentence.clone() })
}
