//! `facts`: what is printed on cards, in our words.

use super::{CARDS_AT_ONCE, fitting};
use crate::{Cards, Catalogue, Problem, problem};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The request: cards by their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FactsAsked {
    pub numbers: Vec<String>,
}

pub(super) fn facts<C: Cards>(catalogue: &Catalogue<C>, asked: FactsAsked) -> Result<Vec<C::Facts>, Problem> {
    fitting("numbers", asked.numbers.len(), CARDS_AT_ONCE, "cards")?;
    asked.numbers.iter().map(|number| facts_of(catalogue, number)).collect()
}

fn facts_of<C: Cards>(catalogue: &Catalogue<C>, number: &str) -> Result<C::Facts, Problem> {
    if let Some(entry) = catalogue.find(number) {
        return Ok(entry.facts());
    }
    let given = || number.chars().take(40).collect::<String>();
    let card = catalogue.laid(number).ok_or_else(|| problem::no_such_card("numbers", given()))?;
    Ok(C::facts(&card, None))
}
