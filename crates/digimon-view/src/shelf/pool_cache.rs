//! Pools that were read are kept in a folder, because reading takes a second or two.

use digimon_text::pool::cache::{self, Key};
use digimon_text::pool::{Pool, PoolError, ReadPool};
use host::Cancel;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where pools are kept that were read.
#[derive(Clone, Debug)]
pub enum PoolCache {
    In(PathBuf),
    /// Every pool is read anew.
    Nowhere,
}

impl PoolCache {
    /// The pool of a JSON text, which has a file of this name here.
    ///
    /// # Errors
    /// When the text is no pool, or nobody waits for it any more.
    pub fn read(&self, name: &str, text: &str, cancel: &Cancel) -> Result<ReadPool, PoolError> {
        let file = self.file(name);
        let key = Key::new(text, &program());
        let found = file.as_ref().and_then(|file| fs::read(file).ok());
        if let Some(pool) = found.and_then(|bytes| cache::from_bytes(key, &bytes)) {
            return Ok(pool);
        }
        let pool = Pool::from_json(text)?.read(cancel).map_err(|_| PoolError::Cancelled)?;
        if pool.is_certain()
            && let (Some(file), Some(bytes)) = (file, cache::to_bytes(key, &pool))
        {
            keep(&file, &bytes);
        }
        Ok(pool)
    }

    /// The end of a long name tells files apart better than its beginning.
    fn file(&self, name: &str) -> Option<PathBuf> {
        const LONGEST: usize = 120;
        let PoolCache::In(folder) = self else { return None };
        let plain: Vec<char> =
            name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
        let end: String = plain[plain.len().saturating_sub(LONGEST)..].iter().collect();
        Some(folder.join(format!("{end}.pool")))
    }
}

/// A cache that cannot be written is no failure: the pool will be read again.
fn keep(file: &Path, bytes: &[u8]) {
    let Some(folder) = file.parent() else { return };
    let new = file.with_extension(format!("{}.new", std::process::id()));
    let written = fs::create_dir_all(folder)
        .and_then(|()| fs::write(&new, bytes))
        .and_then(|()| fs::rename(&new, file));
    if written.is_err() {
        let _ = fs::remove_file(&new);
    }
}

/// What changes whenever the reader does: the program itself.
fn program() -> String {
    let made = env::current_exe().and_then(fs::metadata).map(|about| (about.len(), about.modified().ok()));
    format!("{} {made:?}", env!("CARGO_PKG_VERSION"))
}
