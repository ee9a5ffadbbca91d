//! `read`: the text of a card. The first byte says which game, the second which kind of card (a small letter: each place
//! for a text has it); the rest is its text. Reading ends within its bounds, and is the same each time.

use crate::games;
use serde_json::Value;
use text::Cancel;
use text::pool::{Corrections, Pool, Printing};

/// How the cards of one game are made up and read.
pub struct Reader {
    /// A card of a kind with a text.
    pub printed: fn(u8, &str) -> Value,
    /// Reads a pool.
    pub read: fn(&str),
}

pub fn run(bytes: &[u8]) {
    let [which, kind, rest @ ..] = bytes else { return };
    let reader = &games::READERS[usize::from(*which) % games::READERS.len()];
    let text = String::from_utf8_lossy(rest);
    (reader.read)(&Value::Array(vec![(reader.printed)(*kind, &text)]).to_string());
}

/// Reads a pool of a game twice.
pub fn pool<P: Printing>(text: &str) {
    let none = Corrections { spellings: Vec::new(), cards: Vec::new() };
    let Ok(pool) = Pool::<P>::from_json_with(text, &none) else { return };
    let _ = P::suspicions(&pool.cards);
    let read = || pool.clone().read(&Cancel::never()).unwrap_or_else(|_| unreachable!("nobody cancels"));
    let (one, two) = (read(), read());
    if one.is_certain() && two.is_certain() {
        let written = [&one, &two].map(|pool| pool.cards().map(written).collect::<Vec<_>>());
        assert_eq!(written[0], written[1], "a text means the same each time");
    }
}

fn written(card: &impl serde::Serialize) -> String {
    serde_json::to_string(card).unwrap_or_default()
}
