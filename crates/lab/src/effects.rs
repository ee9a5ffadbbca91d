//! Which effects of the cards came about in the games, and how often.

use crate::Report;
use serde::Serialize;

/// An effect that came about this often has been seen to work.
pub const ENOUGH: u64 = 100;

/// An effect and how often it came about.
#[derive(Clone, Debug, Serialize)]
pub struct EffectRow {
    pub card: String,
    pub place: &'static str,
    pub text: String,
    pub persistent: bool,
    /// How often it was activated; for one that only holds, in how many decisions it did.
    pub times: u64,
}

/// What games were seen to do.
#[derive(Clone, Debug, Serialize)]
pub struct Effects {
    /// How many clauses of the rulebook the games followed.
    pub clauses_followed: usize,
    /// The rarest first.
    pub effects: Vec<EffectRow>,
}

/// What games came to that were played to show that the rules hold and that every effect works.
#[derive(Clone, Debug)]
pub struct Proof {
    pub report: Report,
    pub clauses_followed: usize,
    pub effects: Summary,
}

/// How many effects were resolved often enough, and which were not.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    pub number: usize,
    pub enough: u64,
    pub resolved_enough: usize,
    pub below: Vec<EffectRow>,
}

impl Summary {
    pub fn of(rows: Vec<EffectRow>) -> Summary {
        let number = rows.len();
        let below: Vec<EffectRow> = rows.into_iter().filter(|row| row.times < ENOUGH).collect();
        Summary { number, enough: ENOUGH, resolved_enough: number - below.len(), below }
    }
}

impl Proof {
    pub fn is_clean(&self) -> bool {
        self.report.is_clean() && self.effects.below.is_empty()
    }
}
