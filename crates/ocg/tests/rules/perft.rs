//! From ten fixed positions, how many sequences of answers there are to a given depth.
//!
//! When a rule was mended and the new numbers are right: `HEADJUDGE_BLESS=1 cargo test -p ocg --test rules perft`.

use lab::perft::{Positions, compare, count};
use libtest_mimic::{Failed, Trial};
use ocg_scenario::{CardSource, positions};

const POSITIONS: &str = "crates/ocg/tests/perft/positions.scn";
const EXPECTED: &str = "crates/ocg/tests/perft/expected.txt";

pub fn trials() -> Vec<Trial> {
    vec![Trial::test("perft: the number of sequences is known", as_counted)]
}

fn as_counted() -> Result<(), Failed> {
    let positions: Positions<_> =
        positions(POSITIONS, &checkout::read(POSITIONS), &CardSource::builtin())?.into_iter().collect();
    if positions.len() != 10 {
        return Err(format!("{POSITIONS}: {} positions", positions.len()).into());
    }
    if checkout::blessing() {
        checkout::write(EXPECTED, &count(&positions));
    }
    let wrong = compare(&positions, &checkout::read(EXPECTED))?;
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}
