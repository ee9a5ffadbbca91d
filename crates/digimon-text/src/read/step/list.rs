//! Lists of effects of which some are chosen: "Activate 1 of the effects below".

use crate::read::reader::Reader;
use digimon::effects::language::{Amount, Step};

impl Reader<'_> {
    pub(super) fn list_step(&mut self) -> Option<Vec<Step>> {
        (self.verb("activate") || self.verb("choose")).then_some(())?;
        let n = match self.one_of(&["one of", "all of", "both of"]) {
            Some(0) => Some(1),
            Some(_) => None,
            None => {
                let n = self.number()?;
                self.must("of")?;
                Some(n)
            }
        };
        self.one_of(&[
            "the effects below",
            "the following effects",
            "the effect below",
            "the below effects",
            "the following",
            "these effects",
        ])?;
        let n_scaled = n.map(|n| self.scaled(n));
        while self.take(crate::read::lex::Token::Stop) || self.take(crate::read::lex::Token::Colon) {}
        let modes = self.listed()?;
        let n = n_scaled.unwrap_or(Amount::N(i32::try_from(modes.len()).ok()?));
        Some(vec![Step::ChooseModes(n, modes)])
    }
}
