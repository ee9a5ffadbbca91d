//! Writes those seeds that follow from the cards and from the form of stored games: choices, messages to rooms, and
//! replays. `cargo run -p fuzz-targets --example write_seeds`; the other seeds are written by hand.

#![allow(clippy::unwrap_used, reason = "what cannot be written ends it")]

use digimon_view::DigimonHost;
use host::{Host, Move, Playing, Record};
use ocg_view::OcgHost;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use table::Dice;

fn main() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("seeds");
    choices(&folder.join("play"));
    let games: [(&str, &dyn Host); 2] = [("0", &DigimonHost::new(None)), ("2", &OcgHost::new(None))];
    for (sign, host) in games {
        for (at, length) in [(0, 12), (1, 40)] {
            let (record, moves, hashes) = game(host, at, length);
            let name = format!("{}-{length}", host.key());
            let lines = moves.iter().filter_map(message).map(|line| line.to_string() + "\n");
            std::fs::write(folder.join("wire").join(&name), format!("{sign}{}", lines.collect::<String>()))
                .unwrap();
            let by = host.played_by(&record).unwrap();
            let player = json!({ "name": "Ann", "bot": null, "here": false });
            let replay = json!({ "game": host.key(), "version": 2, "record": record, "played_by": by, "moves": moves,
                "hashes": hashes, "players": [player, player] });
            std::fs::write(folder.join("stored").join(&name), replay.to_string()).unwrap();
        }
    }
}

/// Some hundred choices with each pair of decks.
fn choices(folder: &Path) {
    for which in 0..8 {
        let mut dice = Dice::new(u64::from(which));
        let bytes: Vec<u8> =
            [which, which].into_iter().chain((0..300).map(|_| dice.roll(256) as u8)).collect();
        std::fs::write(folder.join(format!("decks-{which}")), bytes).unwrap();
    }
}

/// A game of the first built-in deck against itself, answered at random.
fn game(host: &dyn Host, seed: u64, length: usize) -> (Record, Vec<Move>, Vec<Value>) {
    let decks = host.ask("decks", &json!({})).unwrap();
    let deck = json!({ "builtin": decks[0]["name"] });
    let wanted = json!({ "decks": [deck, deck], "allow_unread": true, "allow_restricted": true });
    let record = host.set_up(&wanted, (seed + 7).into()).unwrap();
    let mut playing: Box<dyn Playing> = host.open(&record).unwrap();
    let (mut dice, mut moves, mut hashes) = (Dice::new(seed), Vec::new(), Vec::new());
    while let Some(seat) = playing.to_answer().filter(|_| moves.len() < length) {
        let keys = playing.keys(seat);
        let this = Move::Answer { seat, key: keys[dice.roll(keys.len())].clone() };
        playing.make(&this).unwrap();
        moves.push(this);
        hashes.push(json!(playing.state_hash()));
    }
    (record, moves, hashes)
}

fn message(this: &Move) -> Option<Value> {
    match this {
        Move::Answer { seat, key } => Some(json!({ "do": "answer", "at": 0, "key": key, "seat": seat })),
        Move::Option(_) | Move::Concede(_) | Move::Draw | Move::TimeOut(_) => None,
    }
}
