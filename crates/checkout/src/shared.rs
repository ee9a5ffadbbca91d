//! Tests that need the folder `shared` beside the checkout. Where it is not, they are shown as ignored;
//! where it is, they are played, and a file that is missing in it fails them.

use crate::root;
use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;

/// Makes the `main` of a test target with `harness = false` out of tests that need `../shared`.
#[macro_export]
macro_rules! need_shared {
    ($($test:path),* $(,)?) => {
        fn main() {
            $crate::run(&[$((stringify!($test), $test as fn())),*]);
        }
    };
}

/// Plays the tests as `cargo test` does, or shows all of them as ignored.
pub fn run(tests: &[(&'static str, fn())]) {
    let absent = !root().join("../shared").is_dir();
    let trial = |&(name, test): &(&'static str, fn())| {
        let name: String = name.split_whitespace().collect();
        Trial::test(name, move || catch_unwind(test).map_err(|_| Failed::without_message()))
            .with_ignored_flag(absent)
    };
    libtest_mimic::run(&Arguments::from_args(), tests.iter().map(trial).collect()).exit();
}

/// Where a file of `../shared` is.
pub fn shared_path(path: &str) -> PathBuf {
    root().join("../shared").join(path)
}

/// The text of a file of `../shared`.
pub fn shared(path: &str) -> String {
    fs::read_to_string(shared_path(path)).unwrap_or_else(|error| panic!("../shared/{path}: {error}"))
}
