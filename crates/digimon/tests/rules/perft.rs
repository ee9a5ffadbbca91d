//! From ten fixed positions, how many sequences of answers there are to a given depth.
//!
//! When a rule was mended and the new numbers are right:
//! `HEADJUDGE_BLESS=1 cargo test -p digimon --test rules perft`.

use digimon_scenario::{CardSource, parse, position};
use lab::perft::{Positions, compare, count};

const POSITIONS: &str = "crates/digimon/tests/perft/positions.scn";
const EXPECTED: &str = "crates/digimon/tests/perft/expected.txt";

#[test]
fn the_number_of_sequences_is_known() {
    let scenarios = parse(&checkout::read(POSITIONS), POSITIONS).expect("the positions can be read");
    let cards = CardSource::builtin();
    let positions: Positions<_> = scenarios
        .iter()
        .map(|scenario| {
            let game = position(scenario, &cards).unwrap_or_else(|report| panic!("{report}"));
            (scenario.heading.title.clone(), game)
        })
        .collect();
    assert_eq!(positions.len(), 10);
    if checkout::blessing() {
        checkout::write(EXPECTED, &count(&positions));
    }
    let wrong =
        compare(&positions, &checkout::read(EXPECTED)).unwrap_or_else(|why| panic!("{EXPECTED}: {why}"));
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
