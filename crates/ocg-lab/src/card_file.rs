//! Cards from files, beside the built-in ones; pools that were read may be kept in a folder.

use ocg_text::pool::{Printed, ReadPool};
use std::path::{Path, PathBuf};
use std::{fs, io};
use text::Cancel;
use text::pool::{PoolCache, PoolError};

/// A file of printed cards, and where what was read of it may be kept.
#[derive(Clone, Debug)]
pub struct CardFile {
    pub path: PathBuf,
    pub cache: PoolCache,
}

/// Why there are no cards in a file.
#[derive(Debug, thiserror::Error)]
pub enum NoCards {
    #[error("{file}: {why}")]
    File { file: String, why: io::Error },
    #[error(
        "{file}: {why}\nexpected a JSON list of printed cards with `id`, `name`, `type`, `text` and so on"
    )]
    Json { file: String, why: PoolError },
}

impl CardFile {
    /// The pool of the file, read.
    ///
    /// # Errors
    /// When it cannot be had, or is no pool.
    pub fn pool(&self) -> Result<ReadPool, NoCards> {
        let file = || self.path.display().to_string();
        let no_text = || io::Error::new(io::ErrorKind::InvalidData, "this is no text; save it as UTF-8");
        let text = fs::read(&self.path).and_then(|bytes| text::decode_exactly(&bytes).ok_or_else(no_text));
        let text = text.map_err(|why| NoCards::File { file: file(), why })?;
        let read = self.cache.read::<Printed>(&name_of(&self.path), &text, &Cancel::never());
        read.map_err(|why| NoCards::Json { file: file(), why })
    }
}

/// One kept file a pool, by where the pool is.
fn name_of(path: &Path) -> String {
    path.canonicalize().unwrap_or_else(|_| path.to_owned()).to_string_lossy().into_owned()
}
