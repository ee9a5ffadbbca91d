//! Runs the scenarios of the files named on the command line and tells what happened in them.

use digimon_scenario::{CardSource, parse, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cards = CardSource::builtin();
    let mut passed = true;
    for file in std::env::args().skip(1) {
        match std::fs::read_to_string(&file).map(|text| parse(&text, &file)) {
            Ok(Ok(scenarios)) => {
                for report in scenarios.iter().map(|scenario| run(scenario, &cards)) {
                    passed &= report.passed;
                    for told in &report.transcript {
                        println!("{told}");
                    }
                    println!("{report}\n");
                }
            }
            Ok(Err(errors)) => {
                passed = false;
                for error in errors {
                    println!("{error}");
                }
            }
            Err(error) => {
                passed = false;
                println!("{file}: {error}");
            }
        }
    }
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
