//! The pool of printed cards, read once for all tests.

use digimon_text::Cancel;
use digimon_text::pool::{Pool, ReadPool};
use std::sync::LazyLock;

static TEXT: LazyLock<String> = LazyLock::new(|| checkout::shared("cards/digimon.en.json"));
static POOL: LazyLock<ReadPool> =
    LazyLock::new(|| Pool::from_json(text()).unwrap().read(&Cancel::never()).unwrap());

pub fn text() -> &'static str {
    &TEXT
}

pub fn pool() -> &'static ReadPool {
    &POOL
}
