//! What tests read from the checkout, and from the folder `shared` beside it. For tests only.

mod shared;

pub use shared::{run, shared, shared_path};

use std::fs;
use std::path::{Path, PathBuf};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the checkout is there")
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
    let folder = file.parent().expect("a file is in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, text));
    written.unwrap_or_else(|error| panic!("{path}: {error}"));
}

/// Every file with this ending below a folder of the checkout, with its text.
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let (root, mut found) = (root(), Vec::new());
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let below = path.strip_prefix(&root).expect("it is below the checkout");
                let name = below.to_string_lossy().replace('\\', "/");
                found.push((name.clone(), read(&name)));
            }
        }
    }
    found.sort();
    found
}
