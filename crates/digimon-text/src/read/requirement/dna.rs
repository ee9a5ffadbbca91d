//! DNA digivolution requirements (2-3-7).

use crate::read::lex::Token;
use crate::read::reader::Reader;
use digimon::card::DnaDigivolution;

impl Reader<'_> {
    pub(crate) fn dna_digivolution(&mut self) -> Option<DnaDigivolution> {
        self.heading("DNA Digivolve")?;
        let mut from = vec![self.brief()?];
        while self.take(Token::Plus) {
            from.push(self.brief()?);
        }
        if from.len() < 2 {
            self.expect("+");
            return None;
        }
        Some(DnaDigivolution { from, cost: self.colon_cost()? })
    }
}
