//! Where this system keeps what belongs to its user.

use directories::BaseDirs;
use std::path::PathBuf;

/// For games and decks.
pub fn data_folder() -> Option<PathBuf> {
    Some(BaseDirs::new()?.data_local_dir().join("headjudge"))
}

/// For what can be made again.
pub fn cache_folder() -> Option<PathBuf> {
    Some(BaseDirs::new()?.cache_dir().join("headjudge"))
}
