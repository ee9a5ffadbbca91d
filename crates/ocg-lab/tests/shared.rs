//! Cards of the test pool as they were read: decks that are read whole, and random decks of all read cards, play duels
//! in which nothing breaks.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use lab::{Report, Settings, simulate};
use ocg_lab::{CardFile, Invariants, OcgArena, Playable, listed_decks, name_of};
use table::PerSeat;
use text::pool::PoolCache;

fn cards() -> Playable {
    let path = checkout::shared_path("cards/ocg.en.json");
    Playable::with(&CardFile { path, cache: PoolCache::Nowhere }.pool().unwrap())
}

fn played(arena: &OcgArena, games: u64) -> Report {
    let settings = Settings { games, seed: 1, limit: 20_000, replay: true };
    simulate(arena, settings, &mut Invariants).unwrap()
}

/// Both in one test, since reading the pool takes a while.
fn read_cards_are_played() {
    let cards = cards();
    let (decks, absent) = listed_decks(&checkout::shared_path("decks/ocg"), &cards).unwrap();
    println!("{} decks are read whole, {} are not", decks.len(), absent.len());
    for (one, two) in decks.iter().zip(decks.iter().cycle().skip(1)) {
        let report = played(&OcgArena::of(PerSeat([one.clone(), two.clone()]), &cards), 1);
        assert!(report.is_clean(), "{}: {:#?}", name_of(one), report.failures);
    }
    let random = OcgArena::new(&PerSeat::new(|_| "random".to_owned()), &cards).unwrap();
    let report = played(&random, 4);
    assert!(report.is_clean(), "{:#?}", report.failures);
}

checkout::need_shared!(read_cards_are_played);
