//! Which rules these are: for games that are stored, and opened by another version of the program.

use table::StateHash;

/// The rulebook.
pub const EDITION: &str = "DCG 3.6";

/// The hash of what the rules make of the golden games and of the counted positions: the test that
/// plays them sees to it that this changes with them.
const RULES: u64 = 0x4697_64e7_429c_9424;

/// The version of the rules.
pub fn rules() -> StateHash {
    StateHash::new(RULES)
}
