//! Conditions on what the effect itself did: "if this effect deleted a Digimon", "if no card was trashed by it".

use super::condition::not;
use super::deed::stays;
use super::lex::Token;
use super::mention::{Head, Many};
use super::noun::Phrase;
use super::reader::Reader;
use super::word_class::Polarity;
use digimon::effects::language::{Amount, Area, Cmp, Condition, Filter, Stat, Target, Verb, Whose};

/// Who did something.
#[derive(Clone, Copy, Debug)]
enum Doer {
    This,
    Opponent,
}

impl Reader<'_> {
    /// "this effect deleted", "no card was trashed by this effect", "you added a card".
    pub(super) fn this_effect_did(&mut self) -> Option<Condition> {
        self.attempt(Reader::gained_so_much)
            .or_else(|| self.attempt(Reader::was_done))
            .or_else(|| self.attempt(Reader::effect_did))
    }

    /// "no Digimon was deleted by this effect", "a card with … is trashed by this effect".
    fn was_done(&mut self) -> Option<Condition> {
        let (n, none) = self.how_many_done();
        let phrase = self.attempt(super::reader::Reader::done_object)?;
        let denied = self.be()? == Polarity::Denied;
        let verb = self.done_word()?;
        self.by_this_effect()?;
        let done = self.that_it_was_done(verb, n, Some(phrase))?;
        (!(none && denied)).then_some(())?;
        Some(if none || denied { not(done) } else { done })
    }

    /// "this effect didn't delete", "you trashed a card with this effect", "they don't trash a card".
    fn effect_did(&mut self) -> Option<Condition> {
        // "This didn't …", but "this suspended Digimon" is a Digimon.
        let short = self.attempt(|reader| {
            reader.must("this")?;
            reader.do_not()
        });
        let doer = if short.is_some() { Doer::This } else { self.doer()? };
        let denied = short.is_some() || self.do_not().is_some();
        if self.context.flipped && self.attempt(Reader::flip_ends).is_some() {
            return Some(if denied { not(Condition::IfYouDo) } else { Condition::IfYouDo });
        }
        let verb = if denied { self.base_done()? } else { self.done_word().or_else(|| self.base_done())? };
        let (n, _) = self.how_many_done();
        let phrase = self.attempt(Reader::done_object);
        let _ = self.attempt(Reader::destination);
        let said = self.by_this_effect().is_some();
        let done = match doer {
            Doer::This => self.that_it_was_done(verb, n, phrase)?,
            Doer::Opponent => self.process_before(verb, said)?,
        };
        Some(if denied { not(done) } else { done })
    }

    /// "flip", "flipped", and no more.
    fn flip_ends(&mut self) -> Option<()> {
        (self.any_form_of_deed()?.lemma == "flip").then_some(())?;
        self.clause_ends_here().then_some(())
    }

    /// What a player might have done in the process before.
    fn process_before(&self, verb: Verb, said: bool) -> Option<Condition> {
        let ends = self.peek() == Some(Token::Comma);
        (self.context.did == Some(verb) && (said || ends)).then_some(Condition::IfYouDo)
    }

    /// Who did it: this effect, by which "you" act, or the other player, whom it let act.
    fn doer(&mut self) -> Option<Doer> {
        if self.form("this effect", &["this effect", "the effect"]) {
            return Some(Doer::This);
        }
        Some(if self.player()? == self.yours() { Doer::This } else { Doer::Opponent })
    }

    /// How many, and whether it is none.
    fn how_many_done(&mut self) -> (i32, bool) {
        if let Some(n) = self.number() {
            let _ = self.one_of(&["or more"]);
            return (n, false);
        }
        (1, self.one_of(&["a", "an", "any", "no"]) == Some(3))
    }

    /// "you gained 2 or more memory by this effect".
    fn gained_so_much(&mut self) -> Option<Condition> {
        self.one_of(&["you gained", "you gain"])?;
        let n = self.number()?;
        self.must("or more memory")?;
        self.by_this_effect()?;
        Some(Condition::Compare(self.context.gained.clone()?, Cmp::AtLeast, Amount::N(n)))
    }

    /// How many cards of a kind this effect did something to: "yellow Tamer you suspend by this effect",
    /// "card placed at the bottom of your deck".
    pub(super) fn count_of_done(&mut self) -> Option<Amount> {
        let phrase = self.phrase(None, &Area::Battle)?;
        let _ = self.one_of(&["you", "this effect"]);
        let verb = self.done_word().or_else(|| self.base_done())?;
        let said = self.by_this_effect().is_some() || {
            let there = self.attempt(Reader::destination).is_some();
            let _ = there && self.by_this_effect().is_some();
            there && self.context.put.contains(&verb)
        };
        (said || self.context.did == Some(verb) && self.clause_ends_here()).then_some(())?;
        let kinds = told_apart(&phrase);
        if kinds.is_empty() {
            return Some(Amount::Done(verb));
        }
        stays(verb).then_some(())?;
        let mut noun = phrase.noun;
        noun.of.push(Filter::Among(Box::new(Target::Done(verb))));
        noun.of = super::noun::canonical(noun.of);
        Some(Amount::Count(Box::new(noun)))
    }

    fn done_object(&mut self) -> Option<Phrase> {
        let _ = self.out_of();
        let whose = self.owner();
        self.phrase(whose, &Area::Battle)
    }

    /// Whose it was need not be asked if there can be no other.
    fn deleted_somebodys(&self, verb: Verb, whose: Whose, phrase: &Phrase) -> Option<Condition> {
        (verb == Verb::Deleted && told_apart(phrase).is_empty()).then_some(())?;
        let deleted = &self.context.deleted;
        let no_other = !deleted.is_empty() && deleted.iter().all(|&other| other == whose);
        Some(if no_other { Condition::Did(verb) } else { Condition::DidTo(verb, whose) })
    }

    /// That it was done to so many; what they are like is looked at afterwards.
    fn that_it_was_done(&self, verb: Verb, n: i32, object: Option<Phrase>) -> Option<Condition> {
        let filters = match object {
            Some(phrase) => {
                (!phrase.placed).then_some(())?;
                let whose = phrase.noun.whose;
                if whose != Whose::Any {
                    return self.deleted_somebodys(verb, whose, &phrase);
                }
                told_apart(&phrase)
            }
            None => Vec::new(),
        };
        if n > 1 {
            let done = Condition::Compare(Amount::Done(verb), Cmp::AtLeast, Amount::N(n));
            return filters.is_empty().then_some(done);
        }
        if filters.is_empty() {
            return Some(Condition::Did(verb));
        }
        // The DP of one that was deleted is known as it was then; of several it would be the sum.
        if let [Filter::Digimon, Filter::Stat(Stat::Dp, Cmp::AtLeast, n)] = filters.as_slice()
            && self.mentions.last().is_some_and(|mention| mention.many == Many::One)
        {
            let dp = Amount::Of(Stat::Dp, Box::new(Target::Done(verb)));
            return Some(Condition::Compare(dp, Cmp::AtLeast, n.clone()));
        }
        // What a Digimon in play had is gone with it; what its card says is not.
        filters.iter().all(of_the_card).then_some(Condition::Is(self.doer_of(verb), filters))
    }
}

/// "a Digimon", "a card": nothing is said of it that could be otherwise.
fn told_apart(phrase: &Phrase) -> Vec<Filter> {
    match phrase.noun.of.as_slice() {
        [Filter::Digimon | Filter::Tamer] if phrase.head != Head::Card => Vec::new(),
        of => of.to_vec(),
    }
}

fn of_the_card(filter: &Filter) -> bool {
    match filter {
        Filter::Stat(stat, ..) => matches!(stat, Stat::Level | Stat::PlayCost | Stat::Cost | Stat::Colors),
        Filter::AnyOf(all) | Filter::AllOf(all) => all.iter().all(of_the_card),
        Filter::Not(inner) => of_the_card(inner),
        Filter::Is(_)
        | Filter::Digimon
        | Filter::Tamer
        | Filter::Option
        | Filter::Color(_)
        | Filter::MultiColored
        | Filter::Name(_)
        | Filter::NameContains(_)
        | Filter::Trait(_)
        | Filter::TraitContains(_)
        | Filter::InText(_) => true,
        _ => false,
    }
}
