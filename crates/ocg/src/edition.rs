//! Which rules these are: for duels that are stored, and opened by another version of the program.

use table::StateHash;

/// The rulebook.
pub const EDITION: &str = "OCG 2020-04-01";

/// Another number whenever the rules play otherwise than before.
const RULES: u64 = 1;

/// The version of the rules.
pub fn rules() -> StateHash {
    StateHash::new(RULES)
}
