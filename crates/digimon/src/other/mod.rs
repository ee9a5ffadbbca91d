//! DCG 18: deferred and replacement processing, endless loops.

use serde::{Deserialize, Serialize};

/// 18-3: what the game remembers to notice that it goes round in a circle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Watch {
    /// Fingerprints of the states since suspicion arose.
    pub seen: Vec<u64>,
}
