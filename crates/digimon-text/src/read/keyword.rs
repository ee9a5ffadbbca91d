//! Keywords in their icons, with their numbers and cards (16).

use super::reader::Reader;
use digimon::effects::language::Keyword;

impl Reader<'_> {
    /// `<Blocker>`, `<Security Attack +1>`, `<Decoy ([X] trait)>`.
    pub(super) fn keyword(&mut self) -> Option<Keyword> {
        None
    }
}
