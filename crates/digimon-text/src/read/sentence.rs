//! Sentences: what governs what (15-6-2, 15-7-2, 15-9-2).

use super::reader::Reader;
use digimon::effects::language::Step;

impl Reader<'_> {
    /// All sentences up to the end of the paragraph.
    pub(super) fn sentences(&mut self) -> Option<Vec<Step>> {
        None
    }
}
