//! OCG 3.4.3-13, -16: what several chosen cards must have in common, or come to.

use crate::language::Together;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Joined};
use std::collections::BTreeSet;

/// What the text asks, with its number as it is now.
pub(crate) fn joined(query: Query<'_>, standpoint: Standpoint<'_>, how: &Together) -> Joined {
    match how {
        // Which these are is known by the cards; see `including`.
        Together::Any | Together::Including(_) => Joined::Any,
        Together::Same(quality) => Joined::Same(*quality),
        Together::Different(quality) => Joined::Different(*quality),
        Together::Total(stat, comparison, n) => {
            Joined::Total(*stat, *comparison, query.amount(standpoint, n))
        }
    }
}

/// Those of which one must be among the chosen, if the text asks for one.
pub(crate) fn including(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    how: &Together,
    cards: &[CardId],
) -> Option<Vec<CardId>> {
    let Together::Including(noun) = how else { return None };
    Some(cards.iter().copied().filter(|&card| query.fits(standpoint, card, noun)).collect())
}

/// How many of them can be chosen together at most.
pub(crate) fn most(query: Query<'_>, cards: &[CardId], how: Joined) -> usize {
    match how {
        Joined::Any | Joined::Total(..) => cards.len(),
        Joined::Same(quality) => {
            let alike =
                |card: &CardId| cards.iter().filter(|other| query.share(**other, *card, quality)).count();
            cards.iter().map(alike).max().unwrap_or(0)
        }
        Joined::Different(quality) => {
            let mut kinds: Vec<CardId> = Vec::new();
            for &card in cards {
                if !kinds.iter().any(|&other| query.share(card, other, quality)) {
                    kinds.push(card);
                }
            }
            kinds.len()
        }
    }
}

/// Is it enough as far as they go?
pub(crate) fn is_complete(query: Query<'_>, how: Joined, chosen: &[CardId]) -> bool {
    match how {
        Joined::Any | Joined::Same(_) | Joined::Different(_) => true,
        Joined::Total(stat, comparison, n) => {
            comparison.holds(chosen.iter().filter_map(|&card| query.stat(card, stat)).sum(), n)
        }
    }
}

/// Can what was chosen become a whole choice of so many?
pub(crate) fn can_be_completed(
    query: Query<'_>,
    how: Joined,
    chosen: &[CardId],
    candidates: &[CardId],
    (least, most): (usize, usize),
) -> bool {
    match how {
        Joined::Any => true,
        Joined::Same(quality) => {
            let Some((first, others)) = chosen.split_first() else { return true };
            let alike = |other: &CardId| query.share(*other, *first, quality);
            others.iter().all(alike) && candidates.iter().filter(|other| alike(other)).count() >= least
        }
        Joined::Different(quality) => {
            let mut pairs = chosen.iter().enumerate();
            pairs.all(|(at, one)| !chosen[..at].iter().any(|two| query.share(*one, *two, quality)))
        }
        Joined::Total(stat, comparison, n) => {
            let value = |card: &CardId| query.stat(*card, stat).unwrap_or(0);
            let rest: Vec<i32> = candidates.iter().filter(|card| !chosen.contains(card)).map(value).collect();
            let sum = chosen.iter().map(value).sum();
            let reached = reachable((chosen.len(), sum), &rest, most);
            reached.into_iter().any(|(count, sum)| count >= least && comparison.holds(sum, n))
        }
    }
}

/// Every number of cards with every sum that they can come to.
fn reachable(from: (usize, i32), rest: &[i32], most: usize) -> BTreeSet<(usize, i32)> {
    let mut reached = BTreeSet::from([from]);
    for value in rest {
        let more: Vec<(usize, i32)> = reached
            .iter()
            .filter(|(count, _)| *count < most)
            .map(|(count, sum)| (count + 1, sum + value))
            .collect();
        reached.extend(more);
    }
    reached
}
