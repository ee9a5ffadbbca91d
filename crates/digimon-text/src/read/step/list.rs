//! Lists of effects of which some are chosen: "Activate 1 of the effects below".

use crate::read::lex::Token;
use crate::read::reader::{Reader, Scale};
use crate::read::sentence::block;
use crate::read::subordination::times;
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
        while self.take(Token::Stop) {}
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
        let fixed = self.attempt(Reader::so_often);
        while self.take(Token::Stop) || self.take(Token::Colon) {}
        if let Some(condition) = self.attempt(Reader::all_instead) {
            return self.some_or_all(n?, condition);
        }
        let often = match (fixed, self.context.scale.take(), self.attempt(Reader::again_for_each)) {
            (None, None, None) => None,
            (Some(often), None, None) => Some(often),
            (None, Some(scale), None) => Some(times(scale)),
            (None, None, Some(scale)) => Some(Amount::Plus(Box::new(Amount::N(1)), Box::new(times(scale)))),
            _ => return None,
        };
        let then = self.before_the_list()?;
        let mut modes = self.listed()?;
        let mut steps = match (often, modes.len()) {
            (Some(often), 1) => vec![Step::Repeat(often, modes.remove(0))],
            (Some(_), _) => return None,
            (None, 1) => modes.remove(0).steps,
            (None, all) => {
                let n = Amount::N(n.unwrap_or(i32::try_from(all).ok()?));
                vec![Step::ChooseModes(n, modes)]
            }
        };
        steps.extend(then);
        Some(steps)
    }

    /// "twice", "3 times".
    fn so_often(&mut self) -> Option<Amount> {
        if self.eat("twice") {
            return Some(Amount::N(2));
        }
        let n = self.number()?;
        self.must("times")?;
        Some(Amount::N(n))
    }

    /// "For each …, activate it again."
    fn again_for_each(&mut self) -> Option<Scale> {
        let scale = self.for_each()?;
        let _ = self.comma();
        self.must("activate it again")?;
        while self.take(Token::Stop) {}
        Some(scale)
    }

    /// What is said between "the effect below" and the list, and is done after it: "Then, …".
    fn before_the_list(&mut self) -> Option<Vec<Step>> {
        if self.begins_list() || !self.sees("then") {
            return Some(Vec::new());
        }
        let mut steps = Vec::new();
        while !self.begins_list() {
            self.sentence(&mut steps)?;
            while self.take(Token::Stop) {}
        }
        Some(steps)
    }
}
