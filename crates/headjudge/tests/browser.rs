//! The page in a real browser: what is in `e2e/` is played against this very program.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn people_play_in_a_real_browser() {
    let ready = Command::new("bash").arg(root().join("tools/browser.sh")).status().unwrap();
    assert!(ready.success(), "the browser could not be made ready; the lines above say what is missing");
    let played = Command::new("node")
        .args(["--test", "--test-concurrency=1", "--test-reporter=spec"])
        .current_dir(root().join("e2e"))
        .env("HEADJUDGE_BIN", env!("CARGO_BIN_EXE_headjudge"))
        .status()
        .unwrap();
    assert!(played.success(), "the page does not do what the tests in e2e/ expect");
}
