//! Which rules these are: for games that are stored, and opened by another version of the program.

use table::StateHash;

/// The rulebook.
pub const EDITION: &str = "DCG 3.6";

/// The hash of the states of the golden games and of the counted positions: the test that
/// plays them sees to it that this changes with them.
const RULES: u64 = 0x40f2_9fc1_36a5_b329;

/// The version of the rules.
pub fn rules() -> StateHash {
    StateHash::new(RULES)
}
