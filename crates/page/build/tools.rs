//! Node and npm: are they there, new enough, and do they build the page?

use std::path::Path;
use std::process::Command;
use std::{fs, io};

const NODE: (u32, u32) = (20, 19);

/// Builds the page. An error says what to do about it.
pub fn build(web: &Path, dist: &Path) -> Result<(), String> {
    check_node()?;
    if is_stale(web) {
        run(npm().args(["ci", "--no-audit", "--no-fund"]).current_dir(web))?;
    }
    run(npm().args(["run", "build"]).current_dir(web).env("HEADJUDGE_DIST", dist))?;
    run(Command::new("node").arg(web.join("compress.mjs")).arg(dist))
}

fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

fn check_node() -> Result<(), String> {
    let (major, minor) = NODE;
    let install = format!("install Node.js {major}.{minor} or newer with npm (https://nodejs.org)");
    let said = Command::new("node").arg("--version").output();
    let version = match said {
        Ok(said) => String::from_utf8_lossy(&said.stdout).trim().to_owned(),
        Err(_) => return Err(format!("Node.js was not found; {install}.")),
    };
    let numbers: Vec<u32> =
        version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok()).collect();
    match numbers[..] {
        [found, next, ..] if (found, next) >= NODE => Ok(()),
        _ => Err(format!("Node.js {version} is too old; {install}.")),
    }
}

/// npm keeps a copy of the lock file for what it has installed.
fn is_stale(web: &Path) -> bool {
    let changed = |name: &str| -> io::Result<_> { fs::metadata(web.join(name))?.modified() };
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Ok(wanted), Ok(installed)) => wanted > installed,
        _ => true,
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    let what = format!("{command:?}").replace('"', "");
    let said = command.output().map_err(|error| format!("`{what}` does not start ({error})."))?;
    if said.status.success() {
        return Ok(());
    }
    let text = format!("{}{}", String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    let from = text.lines().count().saturating_sub(12);
    let end: Vec<&str> = text.lines().skip(from).collect();
    Err(format!("`{what}` failed; run it in the folder web/ to see why. It said: {}", end.join(" / ")))
}
