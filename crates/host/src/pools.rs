//! Pools of cards that people bring for themselves.

use serde::{Deserialize, Serialize};

/// What games call a pool that somebody brought. It tells nothing about whose it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PoolId(pub String);
