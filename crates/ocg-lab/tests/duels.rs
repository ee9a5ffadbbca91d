//! Duels at random between the built-in decks and with random ones: every one ends, nothing is wrong at any decision,
//! and playing the same answers again gives the same duel.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use lab::{Settings, prove};
use ocg_lab::Proving;

#[test]
fn the_rules_hold_in_random_duels() {
    let proof = prove::<Proving>(Settings { games: 16, seed: 1, limit: 20_000, replay: true }).unwrap();
    let report = &proof.report;
    println!(
        "{} duels, {} turns, {} choices, {:.1} CPU seconds; {} statements followed; {} of {} effects often enough",
        report.games,
        report.turns,
        report.choices,
        report.cpu_seconds,
        proof.clauses_followed,
        proof.effects.resolved_enough,
        proof.effects.number
    );
    assert!(report.is_clean(), "{:#?}", report.failures);
    assert_eq!(report.replayed, report.games);
    let never = proof.effects.below.iter().filter(|row| row.times == 0);
    for row in never {
        println!("never: {} {}: {}", row.card, row.place, row.text);
    }
}
