//! Burst Digivolve requirements (2-3-9).

use crate::read::reader::Reader;
use digimon::card::BurstDigivolution;
use digimon::effects::language::Destination;

impl Reader<'_> {
    pub(crate) fn burst_digivolution(&mut self) -> Option<BurstDigivolution> {
        self.heading("Burst Digivolve")?;
        let from = self.brief()?;
        self.must(":")?;
        self.must("by returning 1")?;
        let tamer = self.brief()?;
        if self.destination() != Some(Destination::Hand) || !self.comma() {
            self.expect("to the hand,");
            return None;
        }
        Some(BurstDigivolution { tamer, from, cost: self.cost_number()? })
    }
}
