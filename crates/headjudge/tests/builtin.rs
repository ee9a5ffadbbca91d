//! The built-in cards are what the reader makes of the pool, to the letter. Needs `../shared`.

mod checkout;

use checkout::headjudge::headjudge;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const WAY_OUT: &str = "cargo run -p headjudge -- cards builtin --pool ../shared/cards/digimon.en.json";

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries =
        fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("a file").path());
    let named = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a text"))
    };
    entries.map(named).collect()
}

#[test]
fn built_in_cards_are_those_of_the_pool() {
    if checkout::shared("cards/digimon.en.json").is_none() {
        println!("skipped: ../shared is not here");
        return;
    }
    let pool = checkout::root().join("../shared/cards/digimon.en.json").display().to_string();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sets");
    let _ = fs::remove_dir_all(&folder);
    let into = folder.display().to_string();
    let run = headjudge(&["cards", "builtin", "--pool", &pool, "--into", &into]);
    assert_eq!(run.code, 0, "{}", run.err);
    let (stored, now) = (files(&checkout::root().join("cards/sets")), files(&folder));
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&stored), names(&now), "run `{WAY_OUT}`");
    for (name, text) in &stored {
        let differs = text.lines().zip(now[name].lines()).position(|(stored, now)| stored != now);
        let line = differs.unwrap_or_default() + 1;
        assert!(*text == now[name], "cards/sets/{name}:{line} is not what the pool says: run `{WAY_OUT}`");
    }
}

/// There is no ST11.
#[test]
fn every_starter_set_is_built_in() {
    let there = files(&checkout::root().join("cards/sets"));
    let missing: Vec<u8> =
        (1..=22).filter(|set| *set != 11 && !there.contains_key(&format!("st{set}.ron"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
