//! What came of exercising: a verdict for every effect, none left out, and totals.

use crate::subject::Section;
use serde::Serialize;
use std::collections::BTreeMap;

/// How it went with one effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// It worked, and everything that it says was seen to happen.
    Exercised,
    /// It worked, but this about it could not be checked.
    Reached { unchecked: Vec<String> },
    /// Something else happened than what it says: a suspected bug.
    Failed { seed: u64, account: String },
    /// No position was found in which it works.
    NotReached { reason: String },
}

/// One effect and its verdict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    pub card: String,
    pub name: String,
    pub section: Section,
    /// "effect 1", "keyword 2".
    pub which: String,
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// How many effects there are of each verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Totals {
    pub cards: usize,
    pub effects: usize,
    pub exercised: usize,
    pub reached: usize,
    pub failed: usize,
    pub not_reached: usize,
}

/// Everything that was exercised, in the order of the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    pub totals: Totals,
    /// What could not be checked, or why effects were not reached, and how often.
    pub reasons: BTreeMap<String, usize>,
    pub effects: Vec<Line>,
}

impl Report {
    pub(crate) fn of(cards: usize, effects: Vec<Line>) -> Report {
        let mut totals = Totals { cards, effects: effects.len(), ..Totals::default() };
        let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
        for line in &effects {
            match &line.verdict {
                Verdict::Exercised => totals.exercised += 1,
                Verdict::Reached { unchecked } => {
                    totals.reached += 1;
                    for what in unchecked {
                        *reasons.entry(format!("unchecked: {what}")).or_default() += 1;
                    }
                }
                Verdict::Failed { .. } => totals.failed += 1,
                Verdict::NotReached { reason } => {
                    totals.not_reached += 1;
                    *reasons.entry(format!("not reached: {reason}")).or_default() += 1;
                }
            }
        }
        Report { totals, reasons, effects }
    }
}
