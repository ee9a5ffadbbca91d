//! Lists of effects of which some are chosen: "Activate 1 of the effects below".

use crate::read::govern::times;
use crate::read::reader::Reader;
use digimon::effects::language::{Amount, Step};

impl Reader<'_> {
    pub(super) fn list_step(&mut self) -> Option<Vec<Step>> {
        (self.verb("activate") || self.verb("choose")).then_some(())?;
        let n = match self.one_of(&["one of", "all of", "both of"]) {
            Some(0) => Some(1),
            Some(_) => None,
            None if self.sees("the effect below") || self.sees("the following effect") => None,
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
            "the following effect",
            "the below effects",
            "the following",
            "these effects",
        ])?;

        let repeated = self.attempt(|reader| {
            let n = reader.number()?;
            reader.must("times")?;
            Some(n)
        });
        while self.take(crate::read::lex::Token::Stop) || self.take(crate::read::lex::Token::Colon) {}
        let scale = self.context.scale.take();
        let mut modes = self.listed()?;
        if let Some(times) = repeated {
            return (modes.len() == 1).then(|| vec![Step::Repeat(Amount::N(times), modes.remove(0))]);
        }
        if modes.len() == 1 {
            let only = modes.remove(0);
            return Some(match scale {
                Some(scale) => vec![Step::Repeat(times(scale), only)],
                None => only.steps,
            });
        }
        if scale.is_some() {
            return None;
        }
        let n = n.map_or(i32::try_from(modes.len()).ok()?, |n| n);
        let n = Amount::N(n);
        Some(vec![Step::ChooseModes(n, modes)])
    }
}
