//! What is said of pools on the command line.

use super::{Cache, shelf};
use crate::problem::Problem;
use digimon_lab::Playable;
use digimon_view::shelf::Unread;
use std::path::PathBuf;

/// The cards of a game: the built-in ones, and more
#[derive(clap::Args, Debug)]
pub struct MoreCards {
    /// A file with more cards: printed cards in JSON, or cards in the form of those in cards/
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    #[command(flatten)]
    cache: CacheArgs,
    /// Play cards whose text is not understood without that text; they are marked
    #[arg(long)]
    allow_unread: bool,
}

impl MoreCards {
    /// They and the built-in cards.
    pub fn with_builtin(&self) -> Result<Playable, Problem> {
        let unread = if self.allow_unread { Unread::Played } else { Unread::Refused };
        Ok(Playable::of(shelf(self.pool.as_deref(), self.cache.cache())?, unread))
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
    pub fn cache(&self) -> Cache {
        if self.no_cache { Cache::Avoid } else { Cache::Use }
    }
}
