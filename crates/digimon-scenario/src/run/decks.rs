//! Whether a deck list keeps to the building rules (1-4-1).

use super::query::Query;
use digimon::overview::deck_building::{Fault, faults};
use scenario::holds;
use std::collections::BTreeSet;

/// The clauses must be all those that it breaks.
pub(super) fn check(query: Query<'_>, name: &str, legal: bool, by: &[String]) -> Result<(), String> {
    let Some(deck) = query.names.deck(name) else { return Err(format!("there is no deck list {name}")) };
    let faults = faults(query.game.library(), deck);
    let broken: BTreeSet<&str> = faults.iter().map(Fault::clause).collect();
    let right = broken.is_empty() == legal && broken == by.iter().map(String::as_str).collect();
    holds(right, || match &faults[..] {
        [] => format!("{name} is legal"),
        faults => faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    })
}
