//! Cards from files, beside the built-in ones; pools that were read may be kept in a folder.

use digimon::card::Card;
use digimon_text::Cancel;
use digimon_text::pool::{PoolError, Printed, ReadPool};
use digimon_view::catalogue::{self, Catalogue};
use host::{NotCards, PoolCache};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A file of cards, and where what was read of it may be kept.
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
    #[error("{file}: {why}\nexpected a JSON list of printed cards with `id`, `name`, `card_types` and so on")]
    Json { file: String, why: PoolError },
    #[error("{file}:{why}\nexpected a list of cards as in the files of cards/")]
    Data { file: String, why: String },
}

/// The built-in cards and those of a file, if one is named.
pub fn catalogue(file: Option<&CardFile>) -> Result<Catalogue, NoCards> {
    let builtin = Catalogue::builtin();
    Ok(match file {
        Some(file) => builtin.with(&file.read()?),
        None => builtin,
    })
}

impl CardFile {
    /// The pool of a JSON file, read.
    pub fn pool(&self) -> Result<ReadPool, NoCards> {
        let unreadable = |why| NoCards::Json { file: self.path.display().to_string(), why };
        self.cache.read::<Printed>(&name_of(&self.path), &self.text()?, &Cancel::never()).map_err(unreadable)
    }

    /// The cards that were understood: of a pool in JSON, or cards in the form of those in cards/.
    pub fn cards(&self) -> Result<Vec<Card>, NoCards> {
        Ok(match self.read()? {
            catalogue::CardFile::Printed(pool) => pool.cards().cloned().collect(),
            catalogue::CardFile::Written(cards) => cards,
        })
    }

    fn read(&self) -> Result<catalogue::CardFile, NoCards> {
        let file = self.path.display().to_string();
        catalogue::CardFile::read(&name_of(&self.path), &self.text()?, &self.cache, &Cancel::never()).map_err(
            |why| match why {
                NotCards::Json(why) => NoCards::Json { file, why },
                NotCards::Data(why) => NoCards::Data { file, why },
            },
        )
    }

    fn text(&self) -> Result<String, NoCards> {
        let failed = |why| NoCards::File { file: self.path.display().to_string(), why };
        let no_text = || io::Error::new(io::ErrorKind::InvalidData, "this is no text; save it as UTF-8");
        let text = fs::read(&self.path).and_then(|bytes| text::decode_exactly(&bytes).ok_or_else(no_text));
        text.map_err(failed)
    }
}

/// One kept file a pool, by where the pool is.
fn name_of(path: &Path) -> String {
    path.canonicalize().unwrap_or_else(|_| path.to_owned()).to_string_lossy().into_owned()
}
