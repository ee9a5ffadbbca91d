//! The files of the database hold every hidden card and every key: only their owner can read them.

use std::fs::OpenOptions;
use std::io;
use std::path::Path;

/// Makes the file if it is not there, and takes it and its companions from everybody else. SQLite gives new companions
/// the rights of the file.
///
/// # Errors
/// When that cannot be done.
pub fn database(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?;
    let named = |end: &str| file.with_extension(format!("db{end}"));
    ["", "-wal", "-shm"].map(named).iter().try_for_each(|file| restrict_if_there(file))
}

/// SQLite takes companions away when it closes, at any moment.
fn restrict_if_there(file: &Path) -> io::Result<()> {
    match restrict(file) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(()),
        restricted => restricted,
    }
}

#[cfg(unix)]
fn restrict(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))
}

/// The rights of the folder count here.
#[cfg(not(unix))]
fn restrict(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_companion_that_has_just_been_taken_away_is_no_fault() {
        assert!(restrict_if_there(Path::new("/no/such/folder/headjudge.db-wal")).is_ok());
    }
}
