//! Lists the files of built-in cards, one a set, so that a new set needs no line of code.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let sets = folder_named_by("CARGO_MANIFEST_DIR")?.join("../../cards/sets").canonicalize()?;
    println!("cargo::rerun-if-changed={}", sets.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(sets)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ron") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.push((order(&name), name, path));
        }
    }
    files.sort();
    let mut code = String::from("const SETS: &[(&str, &str)] = &[\n");
    for (_, name, path) in files {
        let _ = writeln!(code, "    ({name:?}, include_str!({:?})),", path.display().to_string());
    }
    code.push_str("];\n");
    fs::write(folder_named_by("OUT_DIR")?.join("sets.rs"), code)
}

fn folder_named_by(variable: &str) -> io::Result<PathBuf> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("cargo sets {variable}")))
}

/// Starter sets first, then by letters and number: st2 before st10, and that before bt1.
fn order(set: &str) -> (bool, String, u32) {
    let letters = set.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = set[letters.len()..].parse().unwrap_or(0);
    (letters != "st", letters.to_owned(), number)
}
