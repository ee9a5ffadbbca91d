//! DCG 16: keyword effects, a file each.

use crate::effects::language::{Effect, Keyword};

/// What the keyword does when it triggers or is activated; nothing for keywords that only hold.
pub fn meaning(_keyword: &Keyword) -> Option<Effect> {
    None
}
