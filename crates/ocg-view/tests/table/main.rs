//! The OCG at the table: duels, hidden cards, reasons, decks, positions and matches, as a server would ask for them.

mod ahead;
mod decks;
mod duels;
mod hidden;
mod hidden_triggers;
mod positions;
mod why_not;

use host::{Bot, Host, Move, Playing, Record};
use ocg_view::{InPlay, Ocg, OcgHost, OcgView};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Dice, Key, Seat, Seed};

fn host() -> OcgHost {
    OcgHost::new(None)
}

fn builtin(a: &str, b: &str) -> Value {
    json!({ "decks": [{ "builtin": a }, { "builtin": b }] })
}

#[track_caller]
fn record(host: &OcgHost, wanted: &Value, seed: u64) -> Record {
    host.set_up(wanted, Seed::from(seed)).unwrap_or_else(|problem| panic!("{problem}"))
}

#[track_caller]
fn in_play(host: &OcgHost, record: &Record) -> InPlay {
    use host::GameView;
    host::InPlay::<Ocg>::new(OcgView::new(host.game(record).expect("its cards are there")))
}

/// Takes any option, as chance will have it.
fn at_random(game: &mut dyn Playing, dice: &mut Dice) -> Option<Move> {
    let seat = game.to_answer()?;
    let option = game.thought(seat, Bot::Random, Duration::ZERO, dice.roll(usize::MAX) as u64)();
    let this = Move::Answer { seat, key: game.keys(seat)[option].clone() };
    game.make(&this).expect("what is offered is accepted");
    Some(this)
}

fn answer(game: &mut dyn Playing, seat: Seat, key: &str) {
    game.make(&Move::Answer { seat, key: Key::new(key) }).unwrap_or_else(|why| panic!("{key}: {why}"));
}
