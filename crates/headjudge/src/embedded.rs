//! What the binary carries with it: the rulebook index and the scenarios.

use crate::cli::Game;
use crate::problem::Problem;
use rulebook::Index;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

const DIGIMON: &str = include_str!("../../../rulebook/digimon.txt");
const DIGIMON_CHAPTERS: &str = include_str!("../../../rulebook/digimon-chapters.txt");

/// The index of a game's rulebook.
pub fn index(game: Game) -> Result<Index, Problem> {
    match game {
        Game::Digimon => Index::read(DIGIMON, DIGIMON_CHAPTERS)
            .map_err(|why| Problem::Index { file: "rulebook/digimon.txt", why }),
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
