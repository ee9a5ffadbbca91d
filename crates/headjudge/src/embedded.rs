//! What the binary carries with it: the rulebook index and the scenarios.

use crate::cli::Game;
use crate::problem::Problem;
use digimon_view::clauses::{self, Language};
use rulebook::Index;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The index of a game's rulebook.
pub fn index(game: Game, language: Language) -> Result<&'static Index, Problem> {
    match game {
        Game::Digimon => clauses::index(language).map_err(|bad| Problem::Index(bad.clone())),
    }
}

/// The title of a game's rulebook.
pub fn title(game: Game) -> &'static str {
    match game {
        Game::Digimon => "Digimon Card Game, Comprehensive Rules 3.6",
    }
}

/// The source file of a module of the index.
pub fn module_file(game: Game, module: &str) -> Option<&'static str> {
    let crate_name = match game {
        Game::Digimon => "digimon",
    };
    let base = format!("crates/{crate_name}/src/{module}");
    let (plain, folder) = (format!("{base}.rs"), format!("{base}/mod.rs"));
    MODULES.iter().copied().find(|path| *path == plain || *path == folder)
}
