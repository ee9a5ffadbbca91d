//! Where this system keeps what belongs to its user.

use std::env;
use std::path::PathBuf;

pub fn data_folder() -> Option<PathBuf> {
    let named = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = named("XDG_DATA_HOME").or_else(|| {
        if cfg!(windows) {
            named("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            named("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            named("HOME").map(|home| home.join(".local/share"))
        }
    })?;
    Some(folder.join("headjudge"))
}
