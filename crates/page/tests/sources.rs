//! What is shared of the page knows no game.

use std::path::{Path, PathBuf};
use std::{fs, io};

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

#[test]
fn what_is_shared_knows_no_game() {
    let words = ["digimon", "digivol", "digi-egg", "tamer", "ocg", "yu-gi-oh", "monster"];
    let mut found = Vec::new();
    for folder in ["lib", "room", "pages", "words", "protocol"] {
        files(&web().join("src").join(folder), &mut found).expect("the folder is there");
    }
    let mut wrong = Vec::new();
    for path in found {
        let text = fs::read_to_string(&path).expect("a text").to_lowercase();
        // The contract names a game's key as an example.
        let text = text.replace("such as \"digimon\"", "");
        let named = words.iter().filter(|word| text.contains(*word));
        wrong.extend(named.map(|word| format!("{} names `{word}`", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
