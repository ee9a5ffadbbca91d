//! What else a player has: "you have 3 or fewer security cards and a Tamer" (15-6).

use super::condition::counted;
use super::filter::Joined;
use super::lex::Token;
use super::reader::Reader;
use digimon::effects::language::{Area, Condition, Filter, Noun, Whose};

impl Reader<'_> {
    /// "… and a Tamer", "… or 3 or more Tamers": the verb is said once. True for "or".
    pub(super) fn has_more(
        &mut self,
        whose: Whose,
        all: &mut Vec<Condition>,
        before: Option<bool>,
    ) -> Option<bool> {
        let or = self.and_or()?;
        before.is_none_or(|before| before == or).then_some(())?;
        let next = self.has(whose)?;
        self.condition_goes_no_further().then_some(())?;
        all.push(next);
        Some(or)
    }

    /// Is this the end of what is had, and not the subject of a condition of its own?
    fn condition_goes_no_further(&self) -> bool {
        matches!(self.peek(), Some(Token::Comma)) || self.sees("and") || self.sees("or")
    }

    /// "[A] and [B] in play": each of them.
    pub(super) fn has_each_name(&mut self, whose: Whose) -> Option<Condition> {
        let (names, joined) = self.bracket_list()?;
        (joined == Joined::And && names.len() > 1).then_some(())?;
        let _ = self.in_play_words();
        self.condition_goes_no_further().then_some(())?;
        let one = |name| Noun { whose, from: vec![Area::Battle], of: vec![Filter::Name(name)] };
        Some(Condition::All(names.into_iter().map(|name| counted(one(name), None)).collect()))
    }

    /// "[A] and [B] are in this Digimon's digivolution cards": each of them.
    pub(super) fn each_name_is_in(&mut self) -> Option<Condition> {
        let (names, joined) = self.bracket_list()?;
        (joined == Joined::And && names.len() > 1).then_some(())?;
        self.is_it()?;
        let place = self.place()?;
        let one = |name| Noun {
            whose: place.whose.unwrap_or_default(),
            from: place.areas.clone(),
            of: vec![Filter::Name(name)],
        };
        Some(Condition::All(names.into_iter().map(|name| counted(one(name), None)).collect()))
    }
}
