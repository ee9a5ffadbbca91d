//! By what something happens: "in battle", "by your opponent's effects".

use super::reader::Reader;
use digimon::effects::language::How;

impl Reader<'_> {
    /// "in battle", "by an opponent's effect", "other than by your effects".
    pub(super) fn how(&mut self) -> Option<How> {
        None
    }
}
