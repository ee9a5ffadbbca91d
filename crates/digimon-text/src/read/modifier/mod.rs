//! What holds of something for a time or as long as an effect is there (15-8-2, 15-12, 15-13).

mod bar;
mod can;
mod cannot;
mod continuous;
mod duration;
mod effects;
mod gains;
mod gets;
mod player;
mod source;
mod statement;
mod treated;

#[cfg(test)]
mod tests;

use super::lex::Token;
use super::reader::Reader;
use digimon::effects::language::Modifier;

impl Reader<'_> {
    /// "gets +2000 DP and gains <Blocker>", "can't attack or block": what is said of a subject.
    pub(super) fn modifiers(&mut self) -> Option<Vec<Modifier>> {
        let scale = self.context.scale.clone();
        let first = self.attempt(Reader::modifier_group)?;
        Some(self.more_modifiers(first, scale))
    }

    /// What else is said of the same subject, after a comma or "and".
    pub(super) fn more_modifiers(
        &mut self,
        mut all: Vec<Modifier>,
        scale: Option<super::reader::Scale>,
    ) -> Vec<Modifier> {
        let mut used = scale.is_some() && self.context.scale.is_none();
        self.context.scale.clone_from(&scale);
        while let Some(group) = self.attempt(Reader::next_group) {
            all.extend(group);
            used |= scale.is_some() && self.context.scale.is_none();
            self.context.scale.clone_from(&scale);
        }
        if used {
            self.context.scale = None;
        }
        all
    }

    pub(super) fn next_group(&mut self) -> Option<Vec<Modifier>> {
        let comma = self.comma();
        let and = self.eat("and");
        (comma || and).then_some(())?;
        let _ = and && self.one_of(&["it", "they"]).is_some();
        let listed = and || matches!(self.peek(), Some(Token::Icon(_) | Token::Signed(_)));
        if listed && let Some(group) = self.attempt(Reader::without_verb) {
            return Some(group);
        }
        self.modifier_group()
    }

    /// One verb and all that belongs to it.
    fn modifier_group(&mut self) -> Option<Vec<Modifier>> {
        self.attempt(Reader::gets)
            .or_else(|| self.attempt(Reader::gains))
            .or_else(|| self.attempt(Reader::cannot))
            .or_else(|| self.attempt(Reader::unaffected))
            .or_else(|| self.attempt(Reader::treated))
            .or_else(|| self.attempt(Reader::can))
            .or_else(|| self.attempt(Reader::has_attached))
            .or_else(|| {
                self.expect("what holds of it");
                None
            })
    }
}
