//! Whether events happened as a sentence says: did they, how often, in which order.

mod matching;

use super::query::Query;
use crate::model::{How, Pattern};
use crate::narrate::Narrator;
use digimon::state::Event;
use matching::weight;

/// How much of the log is shown when something is missing in it.
const SHOWN: usize = 25;

pub(super) fn happened<'e>(
    query: Query<'_>,
    patterns: &[Pattern],
    how: How,
    events: &'e [Event],
) -> Result<Vec<&'e Event>, String> {
    let found: Vec<Vec<usize>> = patterns.iter().map(|pattern| places(query, pattern, events)).collect();
    let right = match how {
        How::Yes => found.iter().all(|places| !places.is_empty()),
        How::Not => found.iter().all(Vec::is_empty),
        How::Times(times) => found.iter().all(|places| places.len() == times),
        How::AtOnce => (0..events.len()).any(|at| found.iter().all(|places| places.contains(&at))),
        How::Total(total) => patterns.iter().all(|pattern| sum(query, pattern, events) == total),
    };
    let told: Vec<&Event> = found.iter().flatten().map(|&at| &events[at]).collect();
    if right { Ok(told) } else { Err(actual(query, patterns, &told, how, events)) }
}

pub(super) fn in_order<'e>(
    query: Query<'_>,
    groups: &[Vec<Pattern>],
    events: &'e [Event],
) -> Result<Vec<&'e Event>, String> {
    let mut told = Vec::new();
    let mut before: Option<usize> = None;
    for group in groups {
        let firsts: Option<Vec<usize>> =
            group.iter().map(|pattern| places(query, pattern, events).first().copied()).collect();
        let Some(firsts) = firsts else {
            return Err(format!("not all of it happened\n{}", log(query, events)));
        };
        if before.is_some_and(|before| firsts.iter().any(|&at| at <= before)) {
            return Err(format!("it happened in another order\n{}", log(query, events)));
        }
        before = firsts.iter().max().copied().or(before);
        told.extend(firsts.into_iter().map(|at| &events[at]));
    }
    Ok(told)
}

fn places(query: Query<'_>, pattern: &Pattern, events: &[Event]) -> Vec<usize> {
    (0..events.len()).filter(|&at| weight(query, pattern, &events[at].what).is_some()).collect()
}

fn sum(query: Query<'_>, pattern: &Pattern, events: &[Event]) -> usize {
    events.iter().filter_map(|event| weight(query, pattern, &event.what)).sum()
}

fn actual(query: Query<'_>, patterns: &[Pattern], told: &[&Event], how: How, events: &[Event]) -> String {
    let log = log(query, events);
    match how {
        How::Not => format!("it happened: {}", tell(query, told.iter().copied()).join(" ")),
        How::Times(_) => format!("it happened {} time(s)\n{log}", told.len() / patterns.len().max(1)),
        How::Total(_) => {
            let sums: Vec<String> = patterns.iter().map(|one| sum(query, one, events).to_string()).collect();
            format!("it was {} in all\n{log}", sums.join(" and "))
        }
        How::AtOnce => format!("it did not happen at once\n{log}"),
        How::Yes => format!("it did not happen\n{log}"),
    }
}

fn tell<'e>(query: Query<'_>, events: impl Iterator<Item = &'e Event>) -> Vec<String> {
    let mut narrator = Narrator::new(query.game);
    events.map(|event| narrator.tell(event, query.game)).collect()
}

/// The last events, as sentences.
fn log(query: Query<'_>, events: &[Event]) -> String {
    let told = tell(query, events.iter());
    let from = told.len().saturating_sub(SHOWN);
    if told.is_empty() {
        "nothing happened".to_owned()
    } else {
        format!("what happened:\n{}", told[from..].join("\n"))
    }
}
