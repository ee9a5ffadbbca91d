//! Digivolution requirements as text (2-3-6-3).

use crate::read::lex::Token;
use crate::read::reader::Reader;
use digimon::card::Digivolution;
use digimon::effects::language::Condition;

impl Reader<'_> {
    pub(crate) fn digivolution(&mut self) -> Option<Digivolution> {
        self.heading("Digivolve")?;
        let condition = if self.eat("while") { Some(self.while_condition()?) } else { None };
        let from = self.brief()?;
        Some(Digivolution { from, cost: self.colon_cost()?, condition })
    }

    /// The last comma ends the condition, since names may be listed with commas before it.
    fn while_condition(&mut self) -> Option<Condition> {
        let Some(end) = self.last(Token::Comma) else { return self.condition() };
        let condition = self.up_to(end, Reader::condition)?;
        self.comma().then_some(condition)
    }
}
