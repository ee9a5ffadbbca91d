//! The built-in cards: none fails, and most are exercised.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg::builtin;
use ocg::card::Card;
use ocg_exercise::{Options, Verdict, exercise};

#[test]
fn no_built_in_effect_fails_and_most_are_exercised() {
    let cards: Vec<Card> = builtin::library().defs().map(|(_, def)| def.card.clone()).collect();
    let report = exercise(&cards, &[], Options::default()).unwrap();
    println!("{}", report.in_words(false));
    let failed = report.effects.iter().filter(|line| matches!(line.verdict, Verdict::Failed { .. }));
    assert_eq!(failed.collect::<Vec<_>>(), Vec::<&ocg_exercise::Line>::new());
    let all = report.totals;
    assert!(100 * (all.exercised + all.reached) >= 85 * all.effects, "{all:?}");
}
