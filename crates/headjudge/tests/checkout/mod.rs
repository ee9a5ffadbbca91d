//! What the tests read from the checkout, and the command itself.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its part of it, and may fail")]

pub mod garbled;
pub mod headjudge;
pub mod program;

use rulebook::{ClauseNumber, Index};
use std::fs;
use std::path::{Path, PathBuf};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// A text file of the checkout.
pub fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Are stored results to be written anew, instead of compared?
pub fn blessing() -> bool {
    std::env::var_os("HEADJUDGE_BLESS").is_some_and(|value| value == "1")
}

/// Stores a text file of the checkout.
pub fn write(path: &str, text: &str) {
    let file = root().join(path);
    let written = fs::create_dir_all(file.parent().unwrap()).and_then(|()| fs::write(file, text));
    written.unwrap_or_else(|error| panic!("{path}: {error}"));
}

pub fn index() -> Index {
    Index::read(&read("rulebook/digimon.txt"), &read("rulebook/digimon-chapters.txt")).unwrap()
}

/// Every file with this ending below a folder of the checkout, with its text.
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let (root, mut found) = (root(), Vec::new());
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// A file that lies beside the checkout for those who have it.
pub fn shared(path: &str) -> Option<String> {
    fs::read_to_string(root().join("../shared").join(path)).ok()
}

/// The words of a text that are clause numbers; a card number such as ST1-01 is not.
pub fn clauses(text: &str) -> Vec<ClauseNumber> {
    let word = |c: char| !(c.is_alphanumeric() || c == '-' || c == '_');
    let number = |word: &str| word.parse::<ClauseNumber>().ok().filter(|number| number.depth() > 1);
    text.split(word).filter_map(number).collect()
}
