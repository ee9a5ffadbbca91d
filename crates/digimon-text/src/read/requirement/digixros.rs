//! DigiXros requirements (2-3-8), and the materials that Assembly shares with them.

use super::brief::Brief;
use crate::read::lex::Token;
use crate::read::reader::Reader;
use digimon::card::{DigiXros, Material};

/// 1-4-1-2-1: no more than a deck holds.
const ANY_NUMBER: u8 = 50;

impl Reader<'_> {
    pub(crate) fn digixros(&mut self) -> Option<DigiXros> {
        let each = self.heading_with_number("DigiXros")?;
        Some(DigiXros { each, materials: self.materials()? })
    }

    /// "[A] x 2 [B]", perhaps ", all w/…".
    pub(super) fn materials(&mut self) -> Option<Vec<Material>> {
        let mut materials = vec![self.material()?];
        while self.eat("x") {
            materials.push(self.material()?);
        }
        let mut all = Brief::default();
        if self
            .attempt(|reader| {
                reader
                    .must("all")
                    .or_else(|| reader.comma().then_some(()).and_then(|()| reader.must("all")))?;
                reader.comes_with(&mut all)
            })
            .is_some()
        {
            for material in &mut materials {
                material.of.extend(all.filters.iter().cloned());
                material.different = material.different.or(all.different);
            }
        }
        let _ = self.take(Token::Stop);
        Some(materials)
    }

    fn material(&mut self) -> Option<Material> {
        let n = if self.take(Token::Odd('∞')) {
            ANY_NUMBER
        } else {
            let counted = self.attempt(|reader| u8::try_from(reader.number()?).ok().filter(|n| *n > 0));
            counted.unwrap_or(1)
        };
        let Brief { filters, different } = self.brief_cards()?;
        Some(Material { of: filters, n, different })
    }
}
