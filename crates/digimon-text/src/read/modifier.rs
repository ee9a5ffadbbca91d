//! What holds of something for a time or as long as an effect is there (15-8-2, 15-12, 15-13).

use super::reader::Reader;
use digimon::effects::language::{Continuous, Duration, Modifier};

impl Reader<'_> {
    /// "gets +2000 DP and gains <Blocker>", "can't attack or block": what is said of a subject.
    pub(super) fn modifiers(&mut self) -> Option<Vec<Modifier>> {
        None
    }

    /// "for the turn", "until the end of your opponent's turn".
    pub(super) fn duration(&mut self) -> Option<Duration> {
        None
    }

    /// One sentence of a persistent effect, without its stop.
    pub(super) fn continuous(&mut self) -> Option<Vec<Continuous>> {
        None
    }
}
