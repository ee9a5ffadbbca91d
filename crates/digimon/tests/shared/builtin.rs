//! The built-in cards are what the reader makes of the pool, to the letter.

use crate::pool::pool;
use digimon_lab::BuiltinSets;
use std::collections::BTreeMap;

const WAY_OUT: &str = "cargo run -p headjudge -- cards builtin --pool ../shared/cards/digimon.en.json";
const FOLDER: &str = "cards/sets/";

pub fn built_in_cards_are_those_of_the_pool() {
    let in_folder = |(path, text): (String, String)| (path.trim_start_matches(FOLDER).to_owned(), text);
    let stored: BTreeMap<String, String> =
        checkout::files(FOLDER, "ron").into_iter().map(in_folder).collect();
    let now = BuiltinSets::of(pool(), &[]).unwrap().files;
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&stored), names(&now), "run `{WAY_OUT}`");
    for (name, text) in &stored {
        let differs = text.lines().zip(now[name].lines()).position(|(stored, now)| stored != now);
        let line = differs.unwrap_or_default() + 1;
        assert!(*text == now[name], "{FOLDER}{name}:{line} is not what the pool says: run `{WAY_OUT}`");
    }
}
