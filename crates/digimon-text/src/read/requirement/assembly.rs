//! Assembly requirements (2-3-11).

use crate::read::reader::Reader;
use digimon::card::Assembly;

impl Reader<'_> {
    pub(crate) fn assembly(&mut self) -> Option<Assembly> {
        let reduces = self.heading_with_number("Assembly")?;
        Some(Assembly { reduces, materials: self.materials()? })
    }
}
