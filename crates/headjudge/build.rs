//! Puts the scenarios and the list of all modules into the binary, so that it works anywhere.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let checkout = folder_named_by("CARGO_MANIFEST_DIR")?.join("../..").canonicalize()?;
    let scenarios = files(&checkout, "scenarios", "scn")?;
    let mut modules = Vec::new();
    for entry in fs::read_dir(checkout.join("crates"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        modules.extend(files(&checkout, &format!("crates/{name}/src"), "rs")?);
    }
    modules.sort();

    let mut code = String::from("pub static SCENARIOS: &[(&str, &str)] = &[\n");
    for path in scenarios {
        let whole = checkout.join(&path).display().to_string();
        let _ = writeln!(code, "    ({path:?}, include_str!({whole:?})),");
    }
    let _ = writeln!(code, "];\npub static MODULES: &[&str] = &{modules:?};");
    fs::write(folder_named_by("OUT_DIR")?.join("embedded.rs"), code)
}

fn folder_named_by(variable: &str) -> io::Result<PathBuf> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("cargo sets {variable}")))
}

/// The files with this ending below a folder, named from the checkout with `/`, in order.
fn files(checkout: &Path, folder: &str, ending: &str) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![checkout.join(folder)];
    while let Some(folder) = folders.pop() {
        println!("cargo::rerun-if-changed={}", folder.display());
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let below = path.strip_prefix(checkout).map_err(io::Error::other)?;
                found.push(below.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found.sort();
    Ok(found)
}
