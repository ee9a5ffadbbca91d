//! A sample of the read cards of the test pool: none fails.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg::card::Card;
use ocg_exercise::{Line, Options, Verdict, exercise};
use ocg_lab::{CardFile, Playable};
use text::pool::PoolCache;

/// Every so many of the read cards.
const EVERY: usize = 20;

fn no_effect_of_a_sample_fails() {
    let path = checkout::shared_path("cards/ocg.en.json");
    let cards = Playable::with(&CardFile { path, cache: PoolCache::Nowhere }.pool().unwrap());
    let all: Vec<Card> = cards.cards().cloned().collect();
    let ids: Vec<String> = all.iter().step_by(EVERY).map(|card| card.id.0.to_string()).collect();
    let report = exercise(&all, &ids, Options::default()).unwrap();
    println!("{}", report.in_words(false));
    let failed = report.effects.iter().filter(|line| matches!(line.verdict, Verdict::Failed { .. }));
    assert_eq!(failed.collect::<Vec<_>>(), Vec::<&Line>::new());
}

checkout::need_shared!(no_effect_of_a_sample_fails);
