//! `clause`: clauses of the rulebook in our words.

use super::fitting;
use crate::{CardGame, Problem, problem};
use rulebook::{ClauseNumber, Index, Language};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClausesAsked {
    pub numbers: Vec<String>,
    /// English if nothing is said.
    #[serde(default)]
    #[ts(optional, as = "Option<Language>")]
    pub language: Language,
}

/// A clause of the rulebook index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ClauseWords {
    pub number: String,
    pub words: String,
}

const MOST: usize = 200;

pub(super) fn clauses<G: CardGame>(asked: ClausesAsked) -> Result<Vec<ClauseWords>, Problem> {
    fitting("numbers", asked.numbers.len(), MOST, "clauses")?;
    let index = G::book().index(asked.language).map_err(problem::bad_index)?;
    asked.numbers.iter().map(|number| words(index, number, G::CLAUSE)).collect()
}

fn words(index: &Index, number: &str, example: &str) -> Result<ClauseWords, Problem> {
    let given: String = number.chars().take(40).collect();
    let clause: ClauseNumber =
        number.trim().parse().map_err(|_| problem::no_clause_number(&given, example))?;
    let found = index.find(&clause).ok_or_else(|| {
        let near = index.nearest(&clause);
        let near: Vec<String> = near.iter().map(|clause| clause.number.to_string()).collect();
        problem::no_such_clause(&given, if near.is_empty() { example.to_owned() } else { near.join(", ") })
    })?;
    Ok(ClauseWords { number: found.number.to_string(), words: found.sentence.clone() })
}
