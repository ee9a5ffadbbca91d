//! Whether events happened as a sentence says: did they, how often, in which order.

use crate::{Course, Game, How};

/// How much of the log is shown when something is missing in it.
const SHOWN: usize = 25;

/// What happened in a course of a game.
type Event<G> = <<G as Game>::Course as Course<G>>::Event;

pub(super) fn happened<'e, G: Game>(
    course: &G::Course,
    patterns: &[G::Pattern],
    how: How,
    events: &'e [Event<G>],
) -> Result<Vec<&'e Event<G>>, String> {
    let found: Vec<Vec<usize>> =
        patterns.iter().map(|pattern| places::<G>(course, pattern, events)).collect();
    let right = match how {
        How::Yes => found.iter().all(|places| !places.is_empty()),
        How::Not => found.iter().all(Vec::is_empty),
        How::Times(times) => found.iter().all(|places| places.len() == times),
        How::AtOnce => (0..events.len()).any(|at| found.iter().all(|places| places.contains(&at))),
        How::Total(total) => patterns.iter().all(|pattern| sum::<G>(course, pattern, events) == total),
    };
    let told: Vec<&Event<G>> = found.iter().flatten().map(|&at| &events[at]).collect();
    if right { Ok(told) } else { Err(actual::<G>(course, patterns, &told, how, events)) }
}

pub(super) fn in_order<'e, G: Game>(
    course: &G::Course,
    groups: &[Vec<G::Pattern>],
    events: &'e [Event<G>],
) -> Result<Vec<&'e Event<G>>, String> {
    let mut told = Vec::new();
    let mut before: Option<usize> = None;
    for group in groups {
        let firsts: Option<Vec<usize>> =
            group.iter().map(|pattern| places::<G>(course, pattern, events).first().copied()).collect();
        let Some(firsts) = firsts else {
            return Err(format!("not all of it happened\n{}", log::<G>(course, events)));
        };
        if before.is_some_and(|before| firsts.iter().any(|&at| at <= before)) {
            return Err(format!("it happened in another order\n{}", log::<G>(course, events)));
        }
        before = firsts.iter().max().copied().or(before);
        told.extend(firsts.into_iter().map(|at| &events[at]));
    }
    Ok(told)
}

fn places<G: Game>(course: &G::Course, pattern: &G::Pattern, events: &[Event<G>]) -> Vec<usize> {
    (0..events.len()).filter(|&at| course.weight(pattern, &events[at]).is_some()).collect()
}

fn sum<G: Game>(course: &G::Course, pattern: &G::Pattern, events: &[Event<G>]) -> usize {
    events.iter().filter_map(|event| course.weight(pattern, event)).sum()
}

fn actual<G: Game>(
    course: &G::Course,
    patterns: &[G::Pattern],
    told: &[&Event<G>],
    how: How,
    events: &[Event<G>],
) -> String {
    let log = log::<G>(course, events);
    match how {
        How::Not => format!("it happened: {}", course.tell(told.iter().copied()).join(" ")),
        How::Times(_) => format!("it happened {} time(s)\n{log}", told.len() / patterns.len().max(1)),
        How::Total(_) => {
            let sums: Vec<String> =
                patterns.iter().map(|one| sum::<G>(course, one, events).to_string()).collect();
            format!("it was {} in all\n{log}", sums.join(" and "))
        }
        How::AtOnce => format!("it did not happen at once\n{log}"),
        How::Yes => format!("it did not happen\n{log}"),
    }
}

/// The last events, as sentences.
fn log<G: Game>(course: &G::Course, events: &[Event<G>]) -> String {
    let told = course.tell(events);
    let from = told.len().saturating_sub(SHOWN);
    if told.is_empty() {
        "nothing happened".to_owned()
    } else {
        format!("what happened:\n{}", told[from..].join("\n"))
    }
}
