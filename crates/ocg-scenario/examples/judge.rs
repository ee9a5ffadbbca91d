//! Plays the scenario files named on the command line and ends with 1 at the first scenario that fails, which it names.

use ocg_scenario::{CardSource, play};
use std::process::ExitCode;

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|_| {}));
    let cards = CardSource::builtin();
    for name in std::env::args().skip(1) {
        let Ok(text) = std::fs::read_to_string(&name) else {
            println!("{name}: cannot be read");
            return ExitCode::FAILURE;
        };
        let file = play(&name, &text, &cards);
        if let Some(error) = file.errors.first() {
            println!("{error}");
            return ExitCode::FAILURE;
        }
        if let Some(failed) = file.scenarios.iter().find(|each| !each.report.passed) {
            println!("{name}:{}", failed.heading.line);
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
