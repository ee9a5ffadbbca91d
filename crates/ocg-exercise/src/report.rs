//! What came of exercising: a verdict for every effect, none left out, and totals.

use crate::subject::Section;
use serde::Serialize;
use std::collections::BTreeMap;

/// How it went with one effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// It worked, and each of its steps was seen to happen.
    Exercised,
    /// It worked, but this about it was not seen.
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
    /// "effect 1", "procedure 2".
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

    /// For a person: what is not simply exercised, and with `whole` everything.
    pub fn in_words(&self, whole: bool) -> String {
        let mut lines: Vec<String> = self.effects.iter().filter_map(|line| line.in_words(whole)).collect();
        lines.push(String::new());
        let mut reasons: Vec<(&String, &usize)> = self.reasons.iter().collect();
        reasons.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
        lines.extend(reasons.into_iter().map(|(why, n)| format!("{n:6} {why}")));
        let all = self.totals;
        lines.push(format!(
            "{} cards, {} effects: {} exercised, {} reached, {} not reached, {} failed",
            all.cards, all.effects, all.exercised, all.reached, all.not_reached, all.failed
        ));
        lines.join("\n")
    }
}

impl Line {
    fn in_words(&self, whole: bool) -> Option<String> {
        let name = format!("{} {} {} {}", self.card, self.name, self.section, self.which);
        match &self.verdict {
            Verdict::Exercised => whole.then(|| format!("{name}: exercised")),
            Verdict::Reached { unchecked } => {
                Some(format!("{name}: reached; not seen: {}", unchecked.join(", ")))
            }
            Verdict::NotReached { reason } => Some(format!("{name}: NOT REACHED: {reason}")),
            Verdict::Failed { seed, account } => {
                let account =
                    if whole { account.as_str() } else { account.lines().next().unwrap_or_default() };
                Some(format!("{name}: FAILED (seed {seed}): {account}"))
            }
        }
    }
}
