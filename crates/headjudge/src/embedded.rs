//! What the binary carries with it: the scenarios, and the names of all modules.

use crate::game::Game;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The files of a game's scenarios, by name and text.
pub fn scenarios<G: Game>() -> impl Iterator<Item = (&'static str, &'static str)> {
    let folder = format!("scenarios/{}/", G::NAME);
    SCENARIOS.iter().copied().filter(move |(name, _)| name.starts_with(&folder))
}

/// The source file of a module of a crate.
pub fn module_file(crate_name: &str, module: &str) -> Option<&'static str> {
    let base = format!("crates/{crate_name}/src/{module}");
    let (plain, folder) = (format!("{base}.rs"), format!("{base}/mod.rs"));
    MODULES.iter().copied().find(|path| *path == plain || *path == folder)
}
