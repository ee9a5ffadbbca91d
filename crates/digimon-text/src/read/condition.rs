//! Conditions: "if …", "while …" (15-6).

use super::filter::all_of;
use super::mention::Head;
use super::noun::flat_any_of;
use super::reader::{Reader, This};
use super::word_class::Polarity;
use digimon::effects::language::{Amount, Area, Cmp, Condition, Filter, Noun, Stat, Target, Whose};
use std::cmp::Ordering;

impl Reader<'_> {
    /// Everything up to the comma that ends the condition (which is not read).
    pub(super) fn condition(&mut self) -> Option<Condition> {
        let first = self.simple_condition()?;
        let mut all = vec![first];
        let mut any = false;
        while let Some((or, next)) = self.attempt(|reader| {
            let _ = reader.comma();
            let or = matches!(reader.one_of(&["and if", "and while", "or if", "and", "or"])?, 2 | 4);
            Some((or, reader.simple_condition()?))
        }) {
            any |= or;
            all.push(next);
        }
        Some(match all.len() {
            1 => all.remove(0),
            _ if any => Condition::AnyOf(all),
            _ => Condition::All(all),
        })
    }

    pub(super) fn simple_condition(&mut self) -> Option<Condition> {
        self.attempt(Reader::fixed_condition)
            .or_else(|| self.attempt(Reader::circumstance))
            .or_else(|| self.attempt(Reader::player_has))
            .or_else(|| self.attempt(Reader::there_is))
            .or_else(|| self.attempt(Reader::happened_this_turn))
            .or_else(|| self.attempt(Reader::one_of_them_is))
            .or_else(|| self.attempt(Reader::this_effect_did))
            .or_else(|| self.attempt(Reader::it_came))
            .or_else(|| self.attempt(Reader::stack_has))
            .or_else(|| self.attempt(Reader::each_name_is_in))
            .or_else(|| self.attempt(Reader::card_is_in))
            .or_else(|| self.attempt(Reader::something_is))
            .or_else(|| self.attempt(Reader::numbers_compare))
            .or_else(|| {
                self.expect("a condition");
                None
            })
    }

    /// Conditions without parts.
    fn fixed_condition(&mut self) -> Option<Condition> {
        if let Some(counted) = self.one_of(&["digixrosing with", "digixrosing"]) {
            if counted == 1 {
                return Some(Condition::DigiXrosing(1));
            }
            let n = self.number()?;
            let _ = self.one_of(&["or more"]);
            self.one_of(&["cards", "card", "digimon cards", "materials"])?;
            let _ = self.one_of(&["or more"]);
            return Some(Condition::DigiXrosing(u8::try_from(n).ok()?));
        }
        if let Some(condition) = self
            .attempt(Reader::whether_done)
            .or_else(|| self.attempt(Reader::attacking))
            .or_else(|| self.attempt(Reader::time_of_turn))
        {
            return Some(condition);
        }
        self.meaning(&[
            ("dna digivolving", Condition::DnaDigivolving),
            ("dna digivolved", Condition::DnaDigivolving),
            ("assembling", Condition::Assembling),
            ("a digimon is attacking", Condition::Attacking),
        ])
    }

    /// "you do", "they didn't": whether the process before was carried out.
    fn whether_done(&mut self) -> Option<Condition> {
        let negated = self.not_word() || {
            self.one_of(&["you", "they", "it", "your opponent"])?;
            let denied = self.do_not().is_some();
            (denied || self.form("do", &["did either", "did", "does", "do"])).then_some(denied)?
        };
        self.clause_of_condition_ends().then_some(())?;
        Some(if negated { not(Condition::IfYouDo) } else { Condition::IfYouDo })
    }

    fn clause_of_condition_ends(&self) -> bool {
        matches!(self.peek(), Some(super::lex::Token::Comma))
    }

    /// "you have …", "your opponent doesn't have …".
    fn player_has(&mut self) -> Option<Condition> {
        let both = self.sees("both players");
        let whose = self.player()?;
        let negated = self.have()? == Polarity::Denied;
        if whose == Whose::Any {
            let each = (!negated).then(|| self.each_has())??;
            return Some(if both { Condition::All(each) } else { Condition::AnyOf(each) });
        }
        if let Some(each) = self.attempt(|reader| reader.has_each_name(whose)) {
            return (!negated).then_some(each);
        }
        let has = self.has(whose)?;
        if let (false, Condition::Any(noun)) = (negated, &has) {
            self.had = Some(noun.clone());
        }
        if negated {
            return Some(not(has));
        }
        let mut all = vec![has];
        let Some(or) = self.attempt(|reader| reader.has_more(whose, &mut all, None)) else {
            return Some(all.remove(0));
        };
        while self.attempt(|reader| reader.has_more(whose, &mut all, Some(or))).is_some() {}
        Some(if or { Condition::AnyOf(all) } else { Condition::All(all) })
    }

    /// "either player has 5 or more cards in their trash", "both players have …": each for itself.
    fn each_has(&mut self) -> Option<Vec<Condition>> {
        let count = self.how_many();
        let noun = self.phrase(None, &Area::Battle)?.noun;
        let of = |whose| counted(Noun { whose, ..noun.clone() }, count);
        Some([Whose::Yours, Whose::Opponents].map(of).to_vec())
    }

    /// What a player has: memory, or so many of a kind.
    pub(super) fn has(&mut self, whose: Whose) -> Option<Condition> {
        if let Some(condition) = self.attempt(|reader| reader.has_memory(whose)) {
            return Some(condition);
        }
        if let Some(condition) = self.attempt(|reader| reader.has_more_than(whose)) {
            return Some(condition);
        }
        let count = self.how_many();
        if count.is_some() && self.peek() == Some(super::lex::Token::Comma) {
            return Some(counted(Noun { whose, ..self.numbered.clone()? }, count));
        }
        let _ = self.owner();
        let different = self.attempt(Reader::differently_named);
        let mut phrase = self.phrase(Some(whose), &Area::Battle)?;
        let count = match (count, self.attempt(Reader::or_less_or_more)) {
            (Some((_, n)), Some(cmp)) => Some((cmp, n)),
            (count, _) => count,
        };
        if phrase.noun.whose == Whose::Any {
            phrase.noun.whose = whose;
        }
        let noun = phrase.noun;
        if let Some(stat) = different.or(phrase.different) {
            let (cmp, n) = count.unwrap_or((Cmp::AtLeast, 1));
            return Some(Condition::Compare(Amount::Different(stat, Box::new(noun)), cmp, Amount::N(n)));
        }
        self.numbered = count.map(|_| noun.clone());
        Some(counted(noun, count))
    }

    pub(super) fn differently_named(&mut self) -> Option<Stat> {
        if self.eat("differently named") {
            return Some(Stat::Name);
        }
        None
    }

    fn has_memory(&mut self, whose: Whose) -> Option<Condition> {
        let n = self.number()?;
        let early = self.or_less_or_more();
        self.memory_word()?;
        let cmp = early.or_else(|| self.or_less_or_more()).unwrap_or(Cmp::Exactly);
        match whose {
            Whose::Yours => Some(Condition::Compare(Amount::Memory, cmp, Amount::N(n))),
            Whose::Opponents => Some(Condition::Compare(Amount::Memory, other_side(cmp), Amount::N(-n))),
            Whose::Any => None,
        }
    }

    /// "more Digimon than your opponent", "as many or fewer security cards as your opponent".
    fn has_more_than(&mut self, whose: Whose) -> Option<Condition> {
        let cmp = if self.eat("the same number of") {
            Cmp::Exactly
        } else {
            let or_equal = self.form("as many or", &["as many or"]);
            match (self.more_or_less()?, or_equal) {
                (Ordering::Less, false) => Cmp::Less,
                (Ordering::Less, true) => Cmp::AtMost,
                (_, false) => Cmp::More,
                (_, true) => Cmp::AtLeast,
            }
        };
        let _ = self.eat("total");
        let phrase = self.phrase(None, &Area::Battle)?;
        self.than()?;
        if let Some(right) = self.attempt(Reader::cards_it_has_under) {
            return Some(Condition::Compare(
                Amount::Count(Box::new(Noun { whose, ..phrase.noun })),
                cmp,
                right,
            ));
        }
        let other = match self.one_of(&[
            "your opponent does",
            "your opponent",
            "you do",
            "you",
            "they do",
            "them",
        ])? {
            0 | 1 | 4 | 5 => self.opponents(),
            _ => self.yours(),
        };
        let of = |whose| Amount::Count(Box::new(Noun { whose, ..phrase.noun.clone() }));
        Some(Condition::Compare(of(whose), cmp, of(other)))
    }

    /// "this Digimon has face-down digivolution cards": how many.
    fn cards_it_has_under(&mut self) -> Option<Amount> {
        let holder = Box::new(self.known()?);
        self.has_it()?;
        let mut of = Vec::new();
        while let Some(filter) = self.attempt(Reader::adjective) {
            of.push(filter);
        }
        self.digivolution_cards()?;
        if of.is_empty() {
            return Some(Amount::Of(Stat::DigivolutionCards, holder));
        }
        Some(Amount::Count(Box::new(Noun { whose: Whose::Any, from: vec![Area::Under(holder)], of })))
    }

    /// "a", "no", "2 or more", "3 or fewer", "exactly 1".
    pub(super) fn how_many(&mut self) -> Option<(Cmp, i32)> {
        if self.form("no", &["no", "0"]) {
            return Some((Cmp::AtMost, 0));
        }
        if let Some(count) = self.attempt(|reader| {
            let cmp = match reader.one_of(&["exactly", "only", "at least"])? {
                2 => Cmp::AtLeast,
                _ => Cmp::Exactly,
            };
            Some((cmp, reader.number()?))
        }) {
            return Some(count);
        }
        if let Some(n) = self.attempt(Reader::number) {
            return Some((self.or_less_or_more().unwrap_or(Cmp::AtLeast), n)).map(|(cmp, n)| {
                let _ = self.one_of(&["of", "total"]);
                (cmp, n)
            });
        }
        let _ = self.one_of(&["a", "an", "any", "one or more", "one of", "any of"]);
        None
    }

    /// "there's a Tamer", "there are 2 or more cards in …".
    fn there_is(&mut self) -> Option<Condition> {
        let negated = self.there_be()? == Polarity::Denied;
        let count = self.how_many();
        let noun = if count.is_some() && self.clause_of_condition_ends() {
            self.numbered.clone()?
        } else {
            let whose = self.owner();
            self.phrase(whose, &Area::Battle)?.noun
        };
        self.numbered = count.map(|_| noun.clone());
        let condition = counted(noun, count);
        Some(if negated { not(condition) } else { condition })
    }

    /// "[X] is in this Digimon's digivolution cards", "a card with … is in your trash".
    fn card_is_in(&mut self) -> Option<Condition> {
        let count = self.how_many();
        let whose = self.owner();
        let phrase = self.phrase(whose, &Area::Battle)?;
        let negated = self.be()? == Polarity::Denied;
        let mut of = phrase.noun.of;
        if self.face_up() {
            of.push(Filter::FaceUp);
        }
        let _ = self.eat("placed");
        let place = self.place().or_else(|| self.areas())?;
        let whose = place.whose.unwrap_or(phrase.noun.whose);
        let noun = Noun { whose, from: place.areas, of: super::noun::canonical(of) };
        let condition = counted(noun, count);
        Some(if negated { not(condition) } else { condition })
    }

    /// "this Digimon has the [X] trait", "that card is a Digimon card", "it's level 4 or lower".
    fn something_is(&mut self) -> Option<Condition> {
        if let Some(condition) = self.attempt(Reader::described_this_is) {
            return Some(condition);
        }
        let it = self.sees("it") || self.sees("it's");
        let mut target = self.attempt(Reader::contracted).or_else(|| self.attempt(Reader::known))?;
        let mut filters = self.predicate()?;
        if it && filters.0.iter().any(is_of_digimon) {
            target = self.it_as_digimon(target);
        }
        while let Some((or, more)) = self.attempt(|reader| {
            let or = reader.and_or()?;
            ["is", "has", "are", "have"].iter().any(|verb| reader.sees(verb)).then_some(())?;
            Some((or, reader.predicate()?))
        }) {
            (!filters.1 && !more.1).then_some(())?;
            if or {
                let either = flat_any_of(vec![all_of(filters.0), all_of(more.0)]);
                return Some(Condition::Is(target, vec![either]));
            }
            filters.0.extend(more.0);
        }
        Some(match filters {
            (filters, false) => is(target, filters),
            (filters, true) => not(Condition::Is(target, filters)),
        })
    }

    /// "It", of which something is said that no Tamer has.
    fn it_as_digimon(&self, it: Target) -> Target {
        if it != Target::This || self.context.this != This::Tamer {
            return it;
        }
        self.mentions.last_other(Head::Digimon, None).map_or(it, |mention| mention.target.clone())
    }

    /// "this red Digimon has the [X] trait": both.
    fn described_this_is(&mut self) -> Option<Condition> {
        let before = std::mem::take(&mut self.context.asked);
        let target = self.described_this_one()?;
        let (filters, denied) = self.predicate()?;
        let said = is(target, filters);
        let mut all = std::mem::replace(&mut self.context.asked, before);
        all.push(if denied { not(said) } else { said });
        Some(Condition::All(all))
    }

    /// "one of your Digimon has [X] in its name", "any of their Digimon is attacking".
    fn one_of_them_is(&mut self) -> Option<Condition> {
        self.out_of()?;
        let whose = self.owner();
        let mut noun = self.phrase(whose, &Area::Battle)?.noun;
        let (filters, denied) = self.predicate()?;
        (!denied).then_some(())?;
        noun.of.extend(filters);
        noun.of = super::noun::canonical(noun.of);
        Some(Condition::Any(noun))
    }

    /// "it's", "that's": the subject with its verb, of which the verb is left to be read.
    fn contracted(&mut self) -> Option<Target> {
        let mention = match self.one_of(&["it's", "they're"])? {
            0 => self.mentions.last(),
            _ => self.mentions.last_of_many(),
        };
        Some(mention.map_or(Target::This, |mention| mention.target.clone()))
    }

    /// What a subject is or has; true when it is denied.
    pub(super) fn predicate(&mut self) -> Option<(Vec<Filter>, bool)> {
        if let Some(had) = self.have() {
            let denied = had == Polarity::Denied;
            let _ = denied && self.eat("any");
            return Some((self.qualities()?, denied));
        }
        let denied = self.be() == Some(Polarity::Denied);
        Some((self.is_what()?, denied))
    }

    /// "a red Digimon card", "suspended", "[X]", "level 4 or lower".
    fn is_what(&mut self) -> Option<Vec<Filter>> {
        if self.one_of(&["of that category", "of the declared category"]).is_some() {
            return Some(vec![self.context.declared.clone()?]);
        }
        let _ = self.one_of(&["a", "an", "also"]);
        if let Some(kind) = self.attempt(|reader| {
            let phrase = reader.phrase(None, &Area::Battle)?;
            (!phrase.noun.of.is_empty()).then_some(phrase)
        }) {
            return Some(kind.noun.of);
        }
        let mut filters = vec![self.adjective()?];
        while let Some(filter) = self.attempt(|reader| {
            reader.must("and")?;
            reader.adjective()
        }) {
            filters.push(filter);
        }
        Some(filters)
    }

    /// "… than your opponent's": the same count of the other player.
    fn the_same_of(&mut self, left: &Amount) -> Option<Amount> {
        let Amount::Count(noun) = left else { return None };
        let whose = self.owner()?;
        matches!(self.peek(), Some(super::lex::Token::Comma | super::lex::Token::Stop)).then_some(())?;
        Some(Amount::Count(Box::new(Noun { whose, ..(**noun).clone() })))
    }

    /// "your memory is 1 or less", "the total number of … is 6 or more".
    fn numbers_compare(&mut self) -> Option<Condition> {
        let left = self.amount()?;
        self.is_it()?;
        if let Some(cmp) = self.comparison() {
            let right = self.attempt(|reader| reader.the_same_of(&left)).or_else(|| self.amount())?;
            return Some(Condition::Compare(left, cmp, right));
        }
        let right = self.amount()?;
        let cmp = self.or_less_or_more().unwrap_or(Cmp::Exactly);
        Some(Condition::Compare(left, cmp, right))
    }
}

/// Is it a number that only Digimon have?
fn is_of_digimon(filter: &Filter) -> bool {
    matches!(filter, Filter::Stat(Stat::Level | Stat::Dp, ..))
}

/// That it is like this; what is denied of this is a denied condition.
pub(super) fn is(target: Target, filters: Vec<Filter>) -> Condition {
    match (target, filters.as_slice()) {
        (Target::This, [Filter::Not(filter)]) => not(Condition::Is(Target::This, vec![(**filter).clone()])),
        (target, _) => Condition::Is(target, filters),
    }
}

pub(super) fn not(condition: Condition) -> Condition {
    match condition {
        Condition::Any(noun) => Condition::None(noun),
        Condition::None(noun) => Condition::Any(noun),
        Condition::Not(inner) => *inner,
        other => Condition::Not(Box::new(other)),
    }
}

/// Memory of one player is counted down from 0 by the other.
fn other_side(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::AtMost => Cmp::AtLeast,
        Cmp::AtLeast => Cmp::AtMost,
        Cmp::Less => Cmp::More,
        Cmp::More => Cmp::Less,
        Cmp::Exactly => Cmp::Exactly,
    }
}

/// So many of the noun.
pub(super) fn counted(noun: Noun, count: Option<(Cmp, i32)>) -> Condition {
    match count {
        None | Some((Cmp::AtLeast, 1)) => Condition::Any(noun),
        Some((Cmp::AtMost, 0)) => Condition::None(noun),
        Some((cmp, n)) => Condition::Compare(Amount::Count(Box::new(noun)), cmp, Amount::N(n)),
    }
}
