//! Numbers that are counted: "the number of …", "for each …", "for every 2 …" (15-15-7).

use super::lex::Token;
use super::mention::Many;
use super::reader::{Reader, Scale};
use digimon::effects::language::{Amount, Area, Noun, Stat, Target, Verb, Whose};

impl Reader<'_> {
    /// A number that is written or counted.
    pub(super) fn amount(&mut self) -> Option<Amount> {
        self.attempt(Reader::memory_of)
            .or_else(|| self.attempt(Reader::amount_number))
            .or_else(|| self.attempt(Reader::counted_amount))
            .or_else(|| {
                self.attempt(|reader| {
                    let target = reader.possessor_of_one()?;
                    let _ = reader.one_of(&["original", "highest", "total"]);
                    let stat = reader.stat_word()?;
                    Some(Amount::Of(stat, Box::new(target)))
                })
            })
    }

    /// "your memory", "your opponent's memory": what one player has, the other lacks.
    fn memory_of(&mut self) -> Option<Amount> {
        let whose = self.owner()?;
        self.must("memory")?;
        match whose {
            Whose::Yours => Some(Amount::Memory),
            Whose::Opponents => Some(Amount::Minus(Box::new(Amount::N(0)), Box::new(Amount::Memory))),
            Whose::Any => None,
        }
    }

    pub(super) fn amount_number(&mut self) -> Option<Amount> {
        self.number().map(Amount::N)
    }

    /// "the number of your Digimon", "the total number of …", "the DP of this Digimon".
    fn counted_amount(&mut self) -> Option<Amount> {
        if let Some(count) = self.attempt(|reader| {
            reader.one_of(&["the number of", "the total number of", "the total"])?;
            reader.count_of()
        }) {
            return Some(count);
        }
        self.must("the")?;
        // Of several the highest level counts, and the sum of other numbers.
        let _ = self.one_of(&["highest", "total"]);
        let stat = self.stat_word()?;
        self.must("of")?;
        if let Some(noun) = self.attempt(Reader::one_of_such) {
            return Some(Amount::Most(stat, Box::new(noun)));
        }
        let target = self.known()?;
        Some(Amount::Of(stat, Box::new(target)))
    }

    /// "of those Digimon": how many triggered the effect.
    fn count_of_those(&mut self) -> Option<Amount> {
        self.must("of")?;
        self.sees("those").then_some(())?;
        (self.known()? == Target::Triggering).then_some(Amount::Triggering(Vec::new()))
    }

    /// What is counted, in the plural or after "each".
    pub(super) fn count_of(&mut self) -> Option<Amount> {
        self.attempt(Reader::count_of_those)
            .or_else(|| self.attempt(Reader::each_one))
            .or_else(|| self.attempt(Reader::memory_paid))
            .or_else(|| self.attempt(Reader::count_of_done))
            .or_else(|| self.attempt(Reader::level_of))
            .or_else(|| self.attempt(Reader::cards_it_has))
            .or_else(|| self.attempt(Reader::count_done))
            .or_else(|| self.attempt(Reader::count_colors))
            .or_else(|| self.attempt(Reader::count_of_target))
            .or_else(|| self.attempt(Reader::count_alike))
            .or_else(|| self.attempt(Reader::count_under))
            .or_else(|| self.attempt(Reader::count_phrase))
    }

    /// "for each memory paid": as many as were declared.
    fn memory_paid(&mut self) -> Option<Amount> {
        self.must("memory paid")?;
        Some(Amount::Declared)
    }

    /// "level of the Digimon deleted by this effect".
    fn level_of(&mut self) -> Option<Amount> {
        self.must("level of")?;
        Some(Amount::Of(Stat::Level, Box::new(self.known()?)))
    }

    /// "digivolution card this Digimon has with the [X] trait".
    fn cards_it_has(&mut self) -> Option<Amount> {
        self.digivolution_cards()?;
        let target = self.known()?;
        self.one_of(&["has with", "have with"])?;
        let of = super::noun::canonical(self.qualities()?);
        let noun = Noun { from: vec![Area::Under(Box::new(target))], of, ..Noun::default() };
        Some(Amount::Count(Box::new(noun)))
    }

    /// "for each one": of those to which something was just done.
    fn each_one(&mut self) -> Option<Amount> {
        self.must("one")?;
        (!self.sees("of")).then_some(())?;
        self.context.did.map(Amount::Done)
    }

    /// "card trashed by this effect", "Digimon deleted with this effect".
    fn count_done(&mut self) -> Option<Amount> {
        if let Some(amount) = self.attempt(Reader::count_done_of) {
            return Some(amount);
        }
        let others = self.eat("of your opponent's");
        let _ = self.one_of(&["of the", "the"]);
        if let Some(verb) = self.attempt(|reader| {
            reader.one_of(&[
                "cards",
                "card",
                "digimon cards",
                "digimon card",
                "digimon",
                "tamers",
                "tamer",
                "other digimon",
                "1",
            ])?;
            let _ = reader.one_of(&["that was", "that were", "you", "this effect"]);
            let verb = reader.done_word().or_else(|| reader.base_done())?;
            let _ = reader.by_this_effect();
            Some(verb)
        }) {
            let count = self.count_of_deeds(verb);
            return (!others || matches!(count, Amount::Triggering(_))).then_some(count);
        }
        (!others).then_some(())?;
        let verb = self.done_word()?;
        self.one_of(&["cards", "card", "digimon", "tamers", "tamer"])?;
        let said = self.by_this_effect().is_some();
        // "Suspended Digimon" are those which are suspended, whoever did it.
        (said || !matches!(verb, Verb::Suspended | Verb::Unsuspended | Verb::Linked)).then_some(())?;
        Some(if said { Amount::Done(verb) } else { self.count_of_deeds(verb) })
    }

    /// "of your opponent's Digimon suspended by this effect".
    fn count_done_of(&mut self) -> Option<Amount> {
        let _ = self.of();
        match self.done_by_this()? {
            Target::All(noun) => Some(Amount::Count(Box::new(noun))),
            Target::Done(verb) => Some(Amount::Done(verb)),
            _ => None,
        }
    }

    /// "of this Digimon's colors", "color this Digimon has", "different colors among your Digimon".
    pub(super) fn count_colors(&mut self) -> Option<Amount> {
        let _ = self.of();
        if let Some(stat) = self.attempt(|reader| {
            let different = reader.one_of(&["different", "differently"]).is_some();
            let stat = reader.stat_word()?;
            (different || stat == Stat::Colors).then_some(stat)
        }) {
            return self.different_among(stat);
        }
        if let Some(amount) = self.attempt(|reader| {
            let whose = reader.owner();
            let noun = reader.phrase_possessive(whose)?;
            (reader.stat_word()? == Stat::Colors).then(|| Amount::Different(Stat::Colors, Box::new(noun)))
        }) {
            return Some(amount);
        }
        if let Some(target) = self.attempt(|reader| {
            reader.digivolution_cards()?;
            let target = reader.known()?;
            reader.has_it()?;
            Some(target)
        }) {
            return Some(Amount::Of(Stat::DigivolutionCards, Box::new(target)));
        }
        let target = self.possessor_of_one()?;
        let stat = self.stat_word()?;
        matches!(stat, Stat::Colors | Stat::DigivolutionCards | Stat::LinkCards).then_some(())?;
        Some(Amount::Of(stat, Box::new(target)))
    }

    fn different_among(&mut self, stat: Stat) -> Option<Amount> {
        if self.within().is_some() {
            if let Some(place) = self.attempt(Reader::areas) {
                let noun = Noun { whose: place.whose.unwrap_or_default(), from: place.areas, of: Vec::new() };
                return Some(Amount::Different(stat, Box::new(noun)));
            }
            let _ = self.every();
            let phrase = self.group(&Area::Battle)?;
            return Some(Amount::Different(stat, Box::new(phrase.noun)));
        }
        if let Some(noun) = self.attempt(|reader| {
            let whose = reader.owner();
            let phrase = reader.phrase(whose, &Area::Battle)?;
            reader.has_it()?;
            (whose.is_some() || phrase.many == Many::Several).then_some(phrase.noun)
        }) {
            return Some(Amount::Different(stat, Box::new(noun)));
        }
        let target = self.known()?;
        self.has_it()?;
        Some(Amount::Of(stat, Box::new(target)))
    }

    /// "same-level cards this Digimon's stack has", "same-level cards in its stack".
    fn count_alike(&mut self) -> Option<Amount> {
        self.one_of(&["same-level cards", "cards with the same level", "cards of the same level"])?;
        let within = self.eat("in");
        let target = self.possessor_of_one()?;
        self.must("stack")?;
        (within || self.eat("has")).then_some(())?;
        let stack = Noun { from: vec![Area::Stack(Box::new(target))], ..Noun::default() };
        Some(Amount::Alike(Stat::Level, Box::new(stack)))
    }

    /// "of its digivolution cards", "card under this Tamer".
    fn count_of_target(&mut self) -> Option<Amount> {
        let _ = self.eat("of");
        let phrase = self.attempt(|reader| {
            let target = reader.possessor_of_one()?;
            let mut filters = Vec::new();
            while let Some(filter) = reader.attempt(Reader::adjective) {
                filters.push(filter);
            }
            let area = reader.stacked()?.0.of(target);
            Some((area, filters))
        })?;
        let noun = Noun { whose: Whose::Any, from: vec![phrase.0], of: phrase.1 };
        Some(number_of(noun))
    }

    /// "of your [X]'s digivolution cards".
    fn count_under(&mut self) -> Option<Amount> {
        self.must("of")?;
        let area = self.area_under()?;
        let noun = Noun { from: vec![area], ..Noun::default() };
        Some(number_of(noun))
    }

    /// Any noun phrase; "you have" and "in play" after it say whose.
    fn count_phrase(&mut self) -> Option<Amount> {
        let _ = self.one_of(&["of", "total"]);
        let whose = self.owner();
        let mut phrase = self.phrase(whose, &Area::Battle)?;
        match self.one_of(&["you have", "your opponent has", "they have"]) {
            Some(0) => phrase.noun.whose = self.yours(),
            Some(_) => phrase.noun.whose = self.opponents(),
            None => {}
        }
        let _ = self.in_play_words() || self.eat("in the battle area");
        if let Some(stat) = self.attempt(|reader| {
            reader.must("with")?;
            reader.different_word()?;
            reader.stat_word()
        }) {
            phrase.different = Some(stat);
        } else if self.eat("with") {
            phrase.noun.of.extend(self.qualities()?);
            phrase.noun.of = super::noun::canonical(phrase.noun.of);
        }
        match phrase.different {
            // 4-22-2: a card of several colours counts once.
            Some(Stat::Colors) => return Some(Amount::Unlike(Stat::Colors, Box::new(phrase.noun))),
            Some(stat) => return Some(Amount::Different(stat, Box::new(phrase.noun))),
            None => {}
        }
        Some(number_of(phrase.noun))
    }

    /// Whose number it is. Of all of several it would be each one's own, which the language cannot say.
    fn possessor_of_one(&mut self) -> Option<Target> {
        self.possessor().filter(|target| !matches!(target, Target::All(_)))
    }

    /// "for each …", "for every 2 …".
    pub(super) fn for_each(&mut self) -> Option<Scale> {
        let every = match self.one_of(&["for each", "for every"])? {
            0 => 1,
            _ => self.number().unwrap_or(1),
        };
        let _ = self.eat("total");
        let mut count = self.count_of()?;
        while let Some(more) = self.attempt(|reader| {
            reader.one_of(&["and for each", "and each"])?;
            reader.count_of()
        }) {
            if matches!(self.before(), Some(Token::Word("have" | "play"))) {
                owned_alike(&mut count, &more);
            }
            count = Amount::Plus(Box::new(count), Box::new(more));
        }
        Some(Scale { count, every })
    }

    /// A number that "for each …" in front of the sentence multiplies, if there is one.
    pub(super) fn scaled(&mut self, each: i32) -> Amount {
        match self.context.scale.take() {
            Some(Scale { count, every }) => Amount::For { count: Box::new(count), every, each },
            None => Amount::N(each),
        }
    }

    pub(super) fn clause_ends_here(&self) -> bool {
        matches!(self.peek(), None | Some(super::lex::Token::Comma | super::lex::Token::Stop))
    }

    /// The number, and "for each …" after it or in front of the sentence.
    pub(super) fn per(&mut self, each: i32) -> Amount {
        if self.context.scale.is_some() {
            return self.scaled(each);
        }
        match self.attempt(Reader::for_each) {
            Some(Scale { count, every }) => Amount::For { count: Box::new(count), every, each },
            None => Amount::N(each),
        }
    }
}

/// How many there are; all cards under something are a number of that thing.
fn number_of(noun: Noun) -> Amount {
    match (noun.from.as_slice(), noun.of.is_empty()) {
        ([Area::Under(holder)], true) => Amount::Of(Stat::DigivolutionCards, holder.clone()),
        ([Area::LinkCards(holder)], true) => Amount::Of(Stat::LinkCards, holder.clone()),
        _ => Amount::Count(Box::new(noun)),
    }
}

/// "each Digimon and each Tamer you have in play": you have both.
fn owned_alike(before: &mut Amount, last: &Amount) {
    if let (Amount::Count(one), Amount::Count(two)) = (before, last)
        && one.whose == Whose::Any
    {
        one.whose = two.whose;
    }
}
