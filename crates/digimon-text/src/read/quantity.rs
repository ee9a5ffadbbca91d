//! How many cards are chosen: "up to 2", "1 of each", "6 play cost's total worth of" (15-10-2).

use super::lex::Token;
use super::mention::{Head, Many};
use super::reader::Reader;
use super::target::{choice, default_of_subject};
use digimon::effects::language::{Amount, Area, Choose, Cmp, Filter, HowMany, Noun, Stat, Target, Whose};

impl Reader<'_> {
    /// A number of cards that are chosen: "1 of your Digimon", "up to 2 red cards in your trash".
    pub(super) fn counted(&mut self, default: &Area) -> Option<Target> {
        if let Some(target) = self
            .attempt(|reader| reader.one_of_each(default))
            .or_else(|| self.attempt(|reader| reader.one_each_of(default)))
        {
            return Some(target);
        }
        let scale = if default_of_subject(default) { self.context.scale.take() } else { None };
        let (n, how_many, other) = self.quantity()?;
        if scale.is_some() {
            self.context.scale = scale;
        }
        if matches!(self.before(), Some(Token::Word("one"))) && (self.sees("from") || self.sees("in")) {
            return self.one_such(n, how_many);
        }
        let different = self.attempt(Reader::differently_named);
        let alike = self.attempt(Reader::same_level);
        let of = self.eat("of");
        let mut phrase = if of {
            let in_play = [Area::Hand, Area::Trash].contains(default);
            self.group(if in_play { &Area::Battle } else { default })?
        } else {
            let named = |reader: &mut Self| reader.owner().filter(|whose| *whose == reader.opponents());
            let whose = self.attempt(named).or_else(|| self.eat("opposing").then(|| self.opponents()));
            let alike = self.such.whose;
            let such = (self.sees("such") && alike != Whose::Any).then_some(alike);
            self.phrase(whose.or(such), default)?
        };
        if other {
            phrase.noun.of.push(Filter::Other);
            phrase.noun.of = super::noun::canonical(phrase.noun.of);
        }
        if n == Amount::N(1)
            && let Some(stat) = phrase.alike.take()
        {
            let like = self.mentions.last()?.target.clone();
            phrase.noun.of.push(Filter::Stat(stat, Cmp::Exactly, Amount::Of(stat, Box::new(like))));
        }
        phrase.different = phrase.different.or(different);
        let blind = self.one_of(&["without looking", "at random"]).is_some();
        let slot = self.next_slot();
        let one = n == Amount::N(1) && how_many != HowMany::AnyNumber;
        let many = if one { Many::One } else { Many::Several };
        (alike.is_none() || many == Many::Several).then_some(())?;
        self.mentions.add(Target::Chosen(slot), phrase.head, many);
        let chosen = choice(phrase, n, how_many, slot);
        Some(Target::Choose(Choose { alike: alike.or(chosen.alike), blind, ..chosen }))
    }

    /// "one from your hand": another of what was spoken of last.
    fn one_such(&mut self, n: Amount, how_many: HowMany) -> Option<Target> {
        let of = self.such.of.clone();
        (!of.is_empty()).then_some(())?;
        let place = self.place()?;
        let noun = Noun { whose: place.whose.unwrap_or_default(), from: place.areas, of };
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), Head::Card, Many::One);
        Some(Target::Choose(Choose { n, how_many, slot, ..Choose::one(noun) }))
    }

    /// "same-level cards".
    fn same_level(&mut self) -> Option<Stat> {
        self.must("same-level").map(|()| Stat::Level)
    }

    /// 4-22: "1 of each Digimon card with different levels in your trash": as many as there are levels.
    fn one_of_each(&mut self, default: &Area) -> Option<Target> {
        self.must("1 of each")?;
        let phrase = if self.eat("of") { self.group(default)? } else { self.phrase(None, default)? };
        let n = Amount::Different(phrase.different?, Box::new(phrase.noun.clone()));
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::Several);
        Some(Target::Choose(choice(phrase, n, HowMany::Exactly, slot)))
    }

    /// "1 each of level 3, level 4 and level 5 Digimon cards".
    fn one_each_of(&mut self, default: &Area) -> Option<Target> {
        self.one_of(&["1 each of", "1 of each of"])?;
        let whose = self.owner();
        let mut kinds = self.adjectives_apart()?;
        while let Some(more) = self.attempt(|reader| {
            let comma = reader.comma();
            (reader.eat("and") || comma).then_some(())?;
            reader.adjectives_apart()
        }) {
            kinds.extend(more);
        }
        (kinds.len() > 1).then_some(())?;
        let phrase = self.phrase(whose, default)?;
        let mut all = Vec::new();
        for kind in kinds {
            let mut one = phrase.clone();
            one.noun.of.push(kind);
            one.noun.of = super::noun::canonical(one.noun.of);
            let slot = self.next_slot();
            all.push(choice(one, Amount::N(1), HowMany::Exactly, slot));
        }
        Some(Target::Each(all))
    }

    /// "level 3", "level 3, level 4": each for itself.
    fn adjectives_apart(&mut self) -> Option<Vec<Filter>> {
        Some(match self.one_adjective()? {
            Filter::AnyOf(all) => all,
            one => vec![one],
        })
    }

    /// "up to 7 play cost's total worth of your opponent's Digimon".
    pub(super) fn worth_of(&mut self, default: &Area) -> Option<Target> {
        let _ = self.one_of(&["up to", "a total of"]);
        let its = self.eat("its").then(|| self.mentions.last().map(|mention| mention.target.clone()));
        let of = its.flatten().or_else(|| self.attempt(Reader::possessor));
        let said = if of.is_none() { Some(self.amount_number()?) } else { None };
        let stat = self.meaning(&[
            ("play cost's", Stat::PlayCost),
            ("play costs'", Stat::PlayCost),
            ("play cost", Stat::PlayCost),
            ("level's", Stat::Level),
            ("levels'", Stat::Level),
            ("level", Stat::Level),
            ("dp's", Stat::Dp),
            ("dp", Stat::Dp),
        ])?;
        let n = match of {
            Some(target) => Amount::Of(stat, Box::new(target)),
            None => said?,
        };
        self.one_of(&["total worth of", "worth of", "total of"])?;
        let mut phrase = self.group(default)?;
        phrase.total = Some((stat, Cmp::AtMost, n));
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::Several);
        Some(Target::Choose(choice(phrase, Amount::N(1), HowMany::AnyNumber, slot)))
    }

    /// How many are chosen.
    fn quantity(&mut self) -> Option<(Amount, HowMany, bool)> {
        if self.eat("up to") {
            let n = self.number()?;
            return Some((self.scaled(n), HowMany::UpTo, false));
        }
        if self.one_of(&["any number"]).is_some() {
            return Some((Amount::N(1), HowMany::AnyNumber, false));
        }
        if self.one_of(&["1 or more"]).is_some() {
            return Some((Amount::N(1), HowMany::AnyNumber, false));
        }
        if self.eat("another") {
            return Some((Amount::N(1), HowMany::Exactly, true));
        }
        let any = self.eat("any");
        if any && self.sees("of") {
            return Some((self.scaled(1), HowMany::Exactly, false));
        }
        if let Some(n) = self.number() {
            return Some((self.scaled(n), HowMany::Exactly, false));
        }
        self.one_of(&["a", "an", "one"])?;
        Some((self.scaled(1), HowMany::Exactly, false))
    }
}
