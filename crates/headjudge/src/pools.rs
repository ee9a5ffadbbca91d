//! What is said of files of cards on the command line.

use crate::folders::cache_folder;
use crate::game::{CardFile, Fault, Game};
use host::Unread;
use std::path::PathBuf;

/// The cards of a game: the built-in ones, and more
#[derive(clap::Args, Debug)]
pub struct MoreCards {
    #[command(flatten)]
    pool: PoolArgs,
    /// Play cards whose text is not understood without that text; they are marked
    #[arg(long)]
    allow_unread: bool,
}

impl MoreCards {
    /// They and the built-in cards.
    pub fn with_builtin<G: Game>(&self) -> Result<G::Cards, Fault> {
        G::cards(self.pool.file().as_ref(), Unread::unless(self.allow_unread))
    }

    /// The built-in cards alone, of a game that they are not of.
    pub fn builtin<G: Game>(&self) -> Result<G::Cards, Fault> {
        G::cards(None, Unread::unless(self.allow_unread))
    }
}

/// A file of cards in addition to the built-in ones
#[derive(clap::Args, Debug)]
pub struct PoolArgs {
    /// A file with more cards: printed cards in JSON, or cards in the form of those in cards/
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    #[command(flatten)]
    cache: CacheArgs,
}

impl PoolArgs {
    pub fn file(&self) -> Option<CardFile> {
        self.pool.as_ref().map(|path| self.cache.of(path.clone()))
    }
}

/// Whether a pool may come from the cache
#[derive(clap::Args, Debug)]
pub struct CacheArgs {
    /// Read the pool again, and do not keep what was read
    #[arg(long)]
    no_cache: bool,
}

impl CacheArgs {
    pub fn of(&self, path: PathBuf) -> CardFile {
        CardFile { path, cache: if self.no_cache { None } else { cache_folder() } }
    }
}

/// How a person is told of cards that are played without a part of their text.
pub fn note_of_marked(numbers: &[String]) -> Option<String> {
    let which = numbers.join(", ");
    (!numbers.is_empty()).then(|| format!("effects not understood, not played: {which}"))
}
