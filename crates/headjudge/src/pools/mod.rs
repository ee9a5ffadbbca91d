//! Pools of printed cards from files, read once and kept in the user's cache folder.

mod args;

use crate::problem::Problem;
pub use args::{CacheArgs, MoreCards};
use digimon::card::Card;
use digimon_text::pool::ReadPool;
use digimon_view::shelf::{NotCards, PoolCache, Shelf, Stock};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// May a pool that was read before be taken from the cache?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cache {
    Use,
    Avoid,
}

impl Cache {
    fn folder(self) -> PoolCache {
        match self {
            Cache::Use => cache_folder().map_or(PoolCache::Nowhere, PoolCache::In),
            Cache::Avoid => PoolCache::Nowhere,
        }
    }
}

/// How a person is told of cards that are played so.
pub fn note_of_marked(numbers: &[String]) -> Option<String> {
    let which = numbers.join(", ");
    (!numbers.is_empty()).then(|| format!("effects not understood, not played: {which}"))
}

/// The built-in cards and those of a file, if one is named.
pub fn shelf(file: Option<&Path>, cache: Cache) -> Result<Shelf, Problem> {
    let shelf = Shelf::builtin();
    Ok(match file {
        Some(file) => shelf.with(&stock(file, cache)?),
        None => shelf,
    })
}

/// The pool of a JSON file, read.
pub fn load(path: &Path, cache: Cache) -> Result<ReadPool, Problem> {
    let text = text_of(path)?;
    let unreadable = |why| Problem::JsonPool { file: path.display().to_string(), why };
    cache.folder().read(&name_of(path), &text).map_err(unreadable)
}

/// The cards of a file that were understood: of a pool in JSON, or cards in the form of those in cards/.
pub fn cards(path: &Path, cache: Cache) -> Result<Vec<Card>, Problem> {
    Ok(match stock(path, cache)? {
        Stock::Printed(pool) => pool.cards().cloned().collect(),
        Stock::Written(cards) => cards,
    })
}

fn stock(path: &Path, cache: Cache) -> Result<Stock, Problem> {
    let file = path.display().to_string();
    Stock::read(&name_of(path), &text_of(path)?, &cache.folder()).map_err(|why| match why {
        NotCards::Json(why) => Problem::JsonPool { file, why },
        NotCards::Data(why) => Problem::Pool { file, why },
    })
}

pub fn text_of(path: &Path) -> Result<String, Problem> {
    fs::read_to_string(path).map_err(|why| Problem::File { file: path.display().to_string(), why })
}

/// One kept file a pool, by where the pool is.
fn name_of(path: &Path) -> String {
    path.canonicalize().unwrap_or_else(|_| path.to_owned()).to_string_lossy().into_owned()
}

/// Where programs of this user keep what can be made again.
pub fn cache_folder() -> Option<PathBuf> {
    let named = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = named("XDG_CACHE_HOME").or_else(|| {
        if cfg!(windows) {
            named("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            named("HOME").map(|home| home.join("Library/Caches"))
        } else {
            named("HOME").map(|home| home.join(".cache"))
        }
    })?;
    Some(folder.join("headjudge"))
}
