//! Positions come from a duel, go on, and turn round; what cannot be on a table is refused.

use crate::{at_random, builtin, host, record};
use host::{Host, Viewer};
use serde_json::{Value, json};
use table::{Dice, Seed};

#[test]
fn a_position_of_a_main_phase_looks_the_same_when_it_is_laid_out() {
    let (host, mut laid) = (host(), 0);
    for (seed, [a, b]) in (0u64..).zip([["A", "B"], ["C", "D"], ["D", "C"]]) {
        let mut game = host.open(&record(&host, &builtin(a, b), seed)).expect("it opens");
        let mut dice = Dice::new(seed);
        for _ in 0..200 {
            if let Ok(position) = game.position() {
                let again = host.open(&position).unwrap_or_else(|problem| panic!("{problem}"));
                let table = |view: Value| {
                    let piles = ["life", "hand", "deck", "graveyard", "banished", "extra_deck"];
                    let side = |n: usize| piles.map(|pile| numbers(&view["sides"][n][pile]));
                    (view["turn"].clone(), view["phase"].clone(), [side(0), side(1)])
                };
                assert_eq!(table(again.view(Viewer::Both)), table(game.view(Viewer::Both)));
                laid += 1;
            }
            if at_random(&mut *game, &mut dice).is_none() {
                break;
            }
        }
    }
    assert!(laid > 30, "only {laid} positions");
}

/// What the cards are, whatever they are called by.
fn numbers(pile: &Value) -> Value {
    match pile.as_array() {
        Some(all) => all.iter().map(|card| card["number"].clone()).collect(),
        None => pile.clone(),
    }
}

#[test]
fn what_cannot_be_on_a_table_is_refused() {
    let host = host();
    let elf = |place: Value| json!({ "number": "69140098", "owner": "A", "place": place, "face": "up" });
    let refused = |cards: Vec<Value>, turn: u16, life: i32| {
        let position =
            json!({ "turn": turn, "player": "A", "phase": "main1", "life": [life, 8000], "cards": cards });
        host.set_up(&json!({ "position": position }), Seed::from(1)).expect_err("refused").what
    };
    let zone = |n: u8| json!({ "zone": { "main": ["A", n] } });
    assert_eq!(refused(vec![elf(zone(5))], 1, 8000), Some("no_such_zone"));
    assert_eq!(refused(vec![elf(zone(1)), elf(zone(1))], 1, 8000), Some("zone_taken"));
    assert_eq!(refused(vec![elf(json!({ "material": 7 }))], 1, 8000), Some("no_such_holder"));
    assert_eq!(refused(vec![], 0, 8000), Some("no_turn"));
    assert_eq!(refused(vec![], 1, 0), Some("no_life"));
}
