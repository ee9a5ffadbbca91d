//! Link requirements (2-3-12-2, 2-3-12-3).

use crate::read::reader::Reader;
use digimon::card::Cost;
use digimon::effects::language::Filter;

impl Reader<'_> {
    pub(crate) fn link_requirement(&mut self) -> Option<(Vec<Filter>, Cost)> {
        self.heading("Link")?;
        let to = self.brief()?;
        Some((to, self.colon_cost()?))
    }
}
