//! Conditions about several cards together, and about places: "your Tamers have 3 or more total colors" (15-6).

use super::deed::stays;
use super::mention::Head;
use super::reader::Reader;
use super::target::among;
use super::verb::Form;
use super::word_class::Polarity;
use digimon::effects::language::{Amount, Area, Cmp, Condition, Filter, Noun, Stat, Target, Whose};

impl Reader<'_> {
    pub(super) fn circumstance(&mut self) -> Option<Condition> {
        self.attempt(Reader::together_have)
            .or_else(|| self.attempt(Reader::area_is_empty))
            .or_else(|| self.attempt(Reader::any_of_them))
            .or_else(|| self.attempt(Reader::either_area))
            .or_else(|| self.attempt(Reader::did_to_somebodys))
            .or_else(|| self.attempt(Reader::so_many_different))
            .or_else(|| self.attempt(Reader::attacking_such))
            .or_else(|| self.attempt(Reader::all_are))
            .or_else(|| self.attempt(Reader::name_is))
            .or_else(|| self.attempt(Reader::adds_up_to))
    }

    /// "your Tamers with the [X] trait have 3 or more total colors".
    fn together_have(&mut self) -> Option<Condition> {
        let noun = if self.eat("they") {
            self.numbered.clone()?
        } else {
            let whose = self.owner();
            (whose.is_some() || self.eat("the")).then_some(())?;
            self.phrase(whose, &Area::Battle)?.noun
        };
        self.has_it()?;
        let n = self.number()?;
        let cmp = self.or_less_or_more().unwrap_or(Cmp::Exactly);
        let _ = self.one_of(&["total", "different"]);
        (self.stat_word()? == Stat::Colors).then_some(())?;
        let _ = self.one_of(&["in total", "among them"]);
        self.numbered = Some(noun.clone());
        Some(Condition::Compare(Amount::Different(Stat::Colors, Box::new(noun)), cmp, Amount::N(n)))
    }

    /// "your breeding area is empty", "there's nothing in your breeding area".
    fn area_is_empty(&mut self) -> Option<Condition> {
        let place = self.areas()?;
        let empty = self.be()? == Polarity::Said;
        self.must("empty")?;
        let noun = Noun { whose: place.whose.unwrap_or(Whose::Yours), from: place.areas, of: Vec::new() };
        Some(if empty { Condition::None(noun) } else { Condition::Any(noun) })
    }

    /// "any of them have the [X] trait", "1 of those Digimon is level 6".
    fn any_of_them(&mut self) -> Option<Condition> {
        self.out_of()?;
        (self.sees("them") || self.sees("those")).then_some(())?;
        let target = self.known()?;
        let (filters, denied) = self.predicate()?;
        let mut noun = among(target, Head::Card).noun;
        noun.of.extend(filters);
        noun.of = super::noun::canonical(noun.of);
        (!denied).then_some(Condition::Any(noun))
    }

    /// "your opponent has 10 or more cards in either their hand or trash": in one of them, not together.
    fn either_area(&mut self) -> Option<Condition> {
        let whose = match self.one_of(&["you have", "your opponent has", "they have"])? {
            0 => self.yours(),
            _ => self.opponents(),
        };
        let (cmp, n) = self.how_many()?;
        self.cards_word()?;
        self.must("in either")?;
        let place = self.areas()?;
        (place.areas.len() > 1).then_some(())?;
        let each = |area: Area| {
            let noun = Noun { whose, from: vec![area], of: Vec::new() };
            Condition::Compare(Amount::Count(Box::new(noun)), cmp, Amount::N(n))
        };
        Some(Condition::AnyOf(place.areas.into_iter().map(each).collect()))
    }

    /// "this effect suspended your Digimon": one of yours, among those which it suspended.
    fn did_to_somebodys(&mut self) -> Option<Condition> {
        self.must("this effect")?;
        let denied = self.do_not().is_some();
        let verb = if denied {
            self.base_done()?
        } else {
            self.done_word().or_else(|| self.attempt(|reader| reader.deed_in(Form::Third)?.done))?
        };
        stays(verb).then_some(())?;
        let _ = self.out_of();
        let whose = self.owner()?;
        let mut noun = self.phrase(Some(whose), &Area::Battle)?.noun;
        noun.of.push(Filter::Among(Box::new(Target::Done(verb))));
        noun.of = super::noun::canonical(noun.of);
        Some(if denied { Condition::None(noun) } else { Condition::Any(noun) })
    }
}
