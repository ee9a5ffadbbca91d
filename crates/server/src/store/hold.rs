//! Two servers must not play the same games: a folder has a locked file, a database a lock of the session that writes.

use host::Problem;
use std::fs::{File, TryLockError};
use std::path::Path;

/// Whose the stored games are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// This server's, for the so-manieth time: what was opened under another term may have gone on elsewhere.
    Ours(u32),
    /// The database is out of reach, and asked again and again.
    Lost,
    /// Another server plays them now.
    Theirs,
}

impl Hold {
    pub fn is_under(self, term: u32) -> bool {
        self == Hold::Ours(term)
    }
}

/// What is wrong with a folder.
pub fn unusable(folder: &Path, why: &dyn std::fmt::Display) -> Problem {
    let way_out = "name a folder that you can write to with --data";
    Problem::new(folder.display().to_string(), format!("games cannot be kept here: {why}"), way_out)
}

/// The folder is this server's own until it ends.
///
/// # Errors
/// When another has it, or it cannot be written to.
pub fn lock(folder: &Path) -> Result<File, Problem> {
    std::fs::create_dir_all(folder).map_err(|why| unusable(folder, &why))?;
    let lock = File::create(folder.join("headjudge.lock")).map_err(|why| unusable(folder, &why))?;
    lock.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => {
            let way_out = "open the page of the one that runs, or name another folder with --data";
            Problem::new(folder.display().to_string(), "another Headjudge plays here", way_out)
        }
        TryLockError::Error(why) => unusable(folder, &why),
    })?;
    Ok(lock)
}
