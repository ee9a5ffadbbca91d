//! A made-up card with a text of ours, read as a pool is.

use ocg::card::Card;
use ocg_text::pool::Pool;
use text::Cancel;
use text::pool::Reading;

/// A Level 4 monster of Type Rock, or another card by its kind, with this text, beside a monster that gives the series
/// its code.
pub fn reading(series: &str, kind: u32, text: &str) -> Reading<Card> {
    const EFFECT_MONSTER: u32 = 0x21;
    let card = |id: u32, name: &str, kind: u32, text: &str| {
        let text = text.replace('"', "\\\"").replace('\n', "\\n");
        format!(
            r#"{{"id": {id}, "name": "{name}", "type": {kind}, "race": "Rock", "attribute": "EARTH", "level": 4,
               "rank": 4, "atk": 0, "def": 0, "text": "{text}", "setcodes": [7], "archetypes": ["{series}"]}}"#
        )
    };
    let pool = format!("[{}, {}]", card(1, "Pebble", EFFECT_MONSTER, ""), card(2, "Boulder", kind, text));
    let mut pool = Pool::from_json(&pool).unwrap().read(&Cancel::never()).unwrap();
    pool.readings.remove(1)
}
