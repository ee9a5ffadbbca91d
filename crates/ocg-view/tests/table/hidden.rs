//! A seat only ever receives what its player may know: two worlds that differ in hidden cards alone give it the same
//! bytes.

use crate::{at_random, host, in_play, record};
use host::{Host, Move, Playing, Viewer};
use ocg::state::CardId;
use ocg_view::{InPlay, OcgHost};
use serde_json::{Value, json};
use table::{Dice, Key, Searchable, Seat};

/// All that a seat is sent: the view with its question, the keys of its options, who is waited for, and the log.
pub(super) fn sent(game: &InPlay, seat: Seat) -> String {
    let viewer = Viewer::Seat(seat);
    let keys: Vec<Key> = game.keys(seat);
    let asked = game.asked(seat).map(|asked| (asked.kind, asked.options));
    json!([game.view(viewer), game.log(0, viewer), keys, game.to_answer()]).to_string()
        + &format!("{asked:?}")
}

/// The first place where they differ, and what is around it.
#[track_caller]
pub(super) fn same(one: &str, two: &str, seed: u64) {
    let at = one.bytes().zip(two.bytes()).position(|(a, b)| a != b);
    let around = |text: &str, at: usize| {
        text.char_indices()
            .filter(|(n, _)| (at.saturating_sub(400)..at + 200).contains(n))
            .map(|(_, c)| c)
            .collect::<String>()
    };
    if let Some(at) = at {
        panic!("seed {seed}:\n{}\n\n{}", around(one, at), around(two, at));
    }
    assert_eq!(one.len(), two.len(), "seed {seed}");
}

const PAIRS: [[&str; 2]; 4] = [["A", "B"], ["C", "D"], ["D", "B"], ["B", "C"]];

#[test]
fn dealt_anew_what_a_seat_does_not_know_it_gets_the_same_bytes_at_every_question() {
    let host = host();
    for (seed, [a, b]) in (0u64..).zip(PAIRS) {
        let wanted = json!({ "decks": [{ "builtin": a }, { "builtin": b }] });
        let (mut game, mut dice) = (in_play(&host, &record(&host, &wanted, seed)), Dice::new(seed));
        for _ in 0..250 {
            let Some(seat) = game.to_answer() else { break };
            let other = game.with_game(|game| game.redeal(seat, &mut dice));
            same(&sent(&game, seat), &sent(&other, seat), seed);
            at_random(&mut game, &mut dice);
        }
    }
}

/// Two duels whose seat B has the same cards in another order.
fn worlds(host: &OcgHost, [a, b]: [&str; 2], seed: u64) -> [InPlay; 2] {
    let decks = host.ask("decks", &json!({})).expect("there are decks");
    let named =
        |name: &str| decks.as_array().and_then(|all| all.iter().find(|deck| deck["name"] == name)).cloned();
    let entries = named(b).expect("it is built in")["entries"].clone();
    let mut turned = entries.clone();
    turned.as_array_mut().expect("entries").reverse();
    [entries, turned].map(|entries: Value| {
        let wanted = json!({ "decks": [{ "builtin": a }, { "entries": entries }] });
        in_play(host, &record(host, &wanted, seed))
    })
}

/// What B does in both worlds alike, as far as A can see: Sets a card in the same row, passes, goes on.
fn quiet(worlds: &[InPlay; 2], dice: &mut Dice) -> Option<[Key; 2]> {
    let [one, two] = worlds.each_ref().map(offers);
    let alike = |(key, kind): &(Key, Value)| {
        let place = |key: &Key| key.as_str().split('.').next().unwrap_or_default().to_owned();
        let other = two.iter().find(|(other, its)| its == kind && place(other) == place(key))?;
        let hidden = key.as_str().starts_with("set ") || !key.as_str().contains('.');
        hidden.then(|| [key.clone(), other.0.clone()])
    };
    let same: Vec<[Key; 2]> = one.iter().filter_map(alike).collect();
    (!same.is_empty()).then(|| same[dice.roll(same.len())].clone())
}

/// The keys of B's options, and what they mean.
fn offers(game: &InPlay) -> Vec<(Key, Value)> {
    let asked = game.view(Viewer::Seat(Seat::B))["asked"]["offers"].clone();
    let kinds = asked.as_array().into_iter().flatten().map(|offer| offer["kind"]["offer"].clone());
    game.keys(Seat::B).into_iter().zip(kinds.collect::<Vec<_>>()).collect()
}

/// Has A seen a card of B?
fn is_revealed(game: &InPlay) -> bool {
    let state = game.game().state();
    let mut cards = (0..state.cards()).map(|card| state.card(CardId(card)));
    cards.any(|card| card.owner == Seat::B && card.known.to(Seat::A))
}

#[test]
fn whatever_the_other_player_holds_a_seat_gets_the_same_bytes_all_duel_long() {
    let (host, mut steps, mut turns) = (host(), 0, 0);
    for (seed, pair) in (0u64..).zip(PAIRS.into_iter().cycle().take(24)) {
        let (mut worlds, mut dice) = (worlds(&host, pair, seed), Dice::new(seed));
        for _ in 0..400 {
            if worlds.iter().any(is_revealed) {
                break;
            }
            let [one, two] = worlds.each_ref().map(|game| sent(game, Seat::A));
            same(&one, &two, seed);
            steps += 1;
            let made = match worlds[0].to_answer() {
                Some(Seat::A) => {
                    let keys = worlds[0].keys(Seat::A);
                    let key = keys[dice.roll(keys.len())].clone();
                    worlds.each_mut().map(|game| game.make(&Move::Answer { seat: Seat::A, key: key.clone() }))
                }
                Some(Seat::B) => {
                    let Some([one, two]) = quiet(&worlds, &mut dice) else { break };
                    let [first, second] = &mut worlds;
                    [
                        first.make(&Move::Answer { seat: Seat::B, key: one }),
                        second.make(&Move::Answer { seat: Seat::B, key: two }),
                    ]
                }
                None => break,
            };
            assert!(made.iter().all(Result::is_ok), "seed {seed}: {made:?}");
        }
        turns += worlds[0].turn();
    }
    assert!(steps > 500 && turns > 60, "only {steps} steps and {turns} turns were compared");
}

#[test]
fn whoever_is_not_asked_is_told_that_somebody_is_waited_for() {
    let host = host();
    let wanted = json!({ "decks": [{ "builtin": "A" }, { "builtin": "B" }] });
    let (mut game, mut dice) = (in_play(&host, &record(&host, &wanted, 2)), Dice::new(2));
    for _ in 0..100 {
        let Some(seat) = game.to_answer() else { break };
        for viewer in [Viewer::Seat(seat.other()), Viewer::Public] {
            let asked = game.view(viewer)["asked"].clone();
            assert_eq!(asked["question"], "waiting");
            assert!(asked["offers"].is_null() && asked["window"].is_null() && asked["card"].is_null());
        }
        at_random(&mut game, &mut dice);
    }
}
