//! A position is the game: at random moments of random games the position that is made of it looks the same to each
//! seat and offers the same, or says what it cannot carry.

use super::{options, plain, shared, whole};
use digimon_view::DigimonHost;
use digimon_view::position::{LeftOut, PositionView};
use digimon_view::requests::DeckEntry;
use host::{Host, Move, Playing, Stored, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Dice, Seat};

/// How often something was left out, and of how many moments.
#[derive(Debug, Default)]
struct Tally {
    moments: u32,
    whole: u32,
    left_out: BTreeMap<String, u32>,
}

/// The numbers of cards and units in play are of one game only. Everything else has to be the same.
fn without_handles(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(name, _)| !["id", "unit", "spots"].contains(&name.as_str()));
            kept.map(|(name, inner)| (name.clone(), without_handles(inner))).collect()
        }
        Value::Array(list) => Value::Array(list.iter().map(without_handles).collect()),
        plain => plain.clone(),
    }
}

/// The view of a seat; offers in any order.
fn seen(game: &dyn Playing, viewer: Viewer) -> Value {
    let mut view = without_handles(&game.view(viewer));
    if let Some(offers) = view["asked"]["offers"].as_array_mut() {
        offers.sort_by_key(Value::to_string);
    }
    view
}

fn compare(host: &DigimonHost, game: &dyn Playing, position: &PositionView, tally: &mut Tally) {
    tally.moments += 1;
    for what in &position.left_out {
        *tally.left_out.entry(format!("{what:?}")).or_default() += 1;
    }
    if position.left_out.contains(&LeftOut::Choices) {
        let again =
            host.open(&game.position().expect("it was made by the game")).expect("it was made by the game");
        let (one, two) = (seen(game, Viewer::Both), seen(&*again, Viewer::Both));
        panic!("something is lost and nobody knows what\n{one:#}\n{two:#}");
    }
    if !position.left_out.is_empty() {
        return;
    }
    tally.whole += 1;
    let again =
        host.open(&game.position().expect("it was made by the game")).expect("it was made by the game");
    for viewer in [Viewer::Both, Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public] {
        let (one, two) = (seen(game, viewer), seen(&*again, viewer));
        assert!(one == two, "{viewer:?}\n{one:#}\n{two:#}");
    }
}

fn play(host: &DigimonHost, wanted: &Value, seed: u64, tally: &mut Tally) {
    let record = host.set_up(wanted, seed.into()).expect("it was made by the game");
    let mut game = host.open(&record).expect("it was made by the game");
    let mut dice = Dice::new(seed);
    for _ in 0..3000 {
        if game.outcome().is_some() {
            return;
        }
        if let Ok(record) = game.position()
            && dice.roll(4) == 0
        {
            let position = Stored::<Vec<DeckEntry>, PositionView>::read(&record)
                .expect("it was made by the game")
                .position
                .expect("it was made by the game");
            compare(host, &*game, &position, tally);
        }
        let option = dice.roll(options(&*game)) as u16;
        game.make(&Move::Option(option)).expect("it was made by the game");
    }
}

#[test]
fn positions_of_built_in_decks_are_the_game() {
    let decks: Vec<String> = digimon::builtin::decks().iter().map(|deck| deck.name.clone()).collect();
    let mut tally = Tally::default();
    for (seed, pair) in (1..).zip(decks.windows(2)) {
        let wanted = json!({"decks": [{"builtin": pair[0]}, {"builtin": pair[1]}]});
        for game in 0..3 {
            play(plain(), &wanted, seed + 1000 * game, &mut tally);
        }
    }
    println!("{tally:?}");
    assert!(tally.whole > 100, "{tally:?}");
}

#[test]
fn positions_of_tournament_decks_are_the_game() {
    let (Some(host), Some(decks)) = (whole(), shared("decks/digimon-tournament.json")) else { return };
    let decks: Vec<Value> = serde_json::from_str(&decks).unwrap();
    let entries = |deck: &Value| {
        let cards = ["eggs", "main"].into_iter().flat_map(|part| deck[part].as_array().unwrap());
        let entry = |card: &Value| json!({"number": card["id"], "copies": card["n"]});
        json!({"entries": cards.map(entry).collect::<Vec<_>>()})
    };
    let mut tally = Tally::default();
    for (seed, pair) in (1..).zip(decks.chunks_exact(2)).step_by(3) {
        let decks = [entries(&pair[0]), entries(&pair[1])];
        let wanted = json!({"decks": decks, "allow_unread": true, "allow_restricted": true});
        if host.set_up(&wanted, seed.into()).is_ok() {
            play(host, &wanted, seed, &mut tally);
        }
    }
    println!("{tally:?}");
    assert!(tally.whole > 100, "{tally:?}");
}
