//! Every scenario of `scenarios/ocg` as a test of its own, stored duels, and the scenarios and the code against the
//! rulebook.
//!
//! `cargo test -p ocg --test rules -- 3.3.2` plays those of a folder, a file or a title.

mod golden;
mod index;
mod perft;
mod scenarios;

use libtest_mimic::{Arguments, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let tests: Vec<Trial> = scenarios::trials()
        .into_iter()
        .chain(index::trials())
        .chain(golden::trials())
        .chain(perft::trials())
        .collect();
    libtest_mimic::run(&arguments, tests).exit();
}
