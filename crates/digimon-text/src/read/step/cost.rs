//! Costs about to be paid that change (1-3-8, 1-3-9): "reduce the play cost by 2".

use crate::read::reader::Reader;
use digimon::effects::language::{Amount, Step};

impl Reader<'_> {
    pub(super) fn cost_step(&mut self) -> Option<Vec<Step>> {
        if let Some(amount) = self.attempt(|reader| {
            reader.cost_named()?;
            reader.must("is equal to")?;
            reader.amount()
        }) {
            return Some(vec![Step::SetCost(amount)]);
        }
        let sign = if self.lowers() {
            -1
        } else if self.raises() {
            1
        } else {
            return None;
        };
        self.cost_named()?;
        self.must("by")?;
        let Some(n) = self.number() else {
            let count = Box::new(self.amount()?);
            return Some(vec![Step::ChangeCost(Amount::For { count, every: 1, each: sign })]);
        };
        let _ = self.eat("memory");
        let amount = self.per(sign * n);
        Some(vec![Step::ChangeCost(amount)])
    }

    /// "the play cost", "its digivolution cost", "the memory cost of that Digimon".
    pub(super) fn cost_named(&mut self) -> Option<()> {
        if self.attempt(Reader::possessor).is_none() {
            let _ = self.whoevers() || self.demonstrative().is_some();
        }
        self.cost_word()?;
        let _ = self.attempt(|reader| {
            reader.one_of(&["of", "for"])?;
            reader
                .known()
                .map(|_| ())
                .or_else(|| reader.one_of(&["the digivolution", "the card played", "that card"]).map(|_| ()))
        });
        Some(())
    }
}
