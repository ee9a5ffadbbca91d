//! Lists of effects of which some are chosen: "Activate 1 of the effects below".

use crate::read::govern::times;
use crate::read::reader::Reader;
use crate::read::sentence::block;
use digimon::effects::language::{Amount, Condition, Step};

impl Reader<'_> {
    /// "If you have …, activate all of the effects below instead."
    fn all_instead(&mut self) -> Option<Condition> {
        self.must("if")?;
        let condition = self.condition()?;
        let _ = self.comma();
        self.one_of(&[
            "activate all of the effects below instead",
            "activate both of the effects below instead",
        ])?;
        while self.take(crate::read::lex::Token::Stop) {}
        Some(condition)
    }

    /// The effects of the list: all of them under the condition, otherwise `n` of them.
    fn some_or_all(&mut self, n: i32, condition: Condition) -> Option<Vec<Step>> {
        let modes = self.listed()?;
        let all = Amount::N(i32::try_from(modes.len()).ok()?);
        let every = Step::ChooseModes(all, modes.clone());
        let some = Step::ChooseModes(Amount::N(n), modes);
        Some(vec![Step::If(condition, block(vec![every]), block(vec![some]))])
    }

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
        if let Some(condition) = self.attempt(Reader::all_instead) {
            return self.some_or_all(n?, condition);
        }
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
