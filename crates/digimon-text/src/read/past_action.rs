//! Conditions on what the effect itself did: "if this effect deleted a Digimon", "if no card was trashed by it".

use super::condition::not;
use super::lex::Token;
use super::mention::{Head, Many};
use super::noun::Phrase;
use super::reader::Reader;
use digimon::effects::language::{Amount, Area, Cmp, Condition, Filter, Stat, Target, Verb, Whose};

/// The words for the effect that does it.
const BY_THIS: [&str; 6] = [
    "by this effect",
    "with this effect",
    "using this effect",
    "by the effect",
    "with the effect",
    "this way",
];

/// What an effect can do, by the words for it.
const BASE: [(&str, Verb); 16] = [
    ("delete", Verb::Deleted),
    ("trash", Verb::Trashed),
    ("discard", Verb::Trashed),
    ("return", Verb::Returned),
    ("add", Verb::Added),
    ("place", Verb::Placed),
    ("play", Verb::Played),
    ("digivolve", Verb::Digivolved),
    ("suspend", Verb::Suspended),
    ("unsuspend", Verb::Unsuspended),
    ("draw", Verb::Drawn),
    ("reveal", Verb::Revealed),
    ("use", Verb::Used),
    ("link", Verb::Linked),
    ("attack", Verb::Attacked),
    ("move", Verb::Moved),
];

impl Reader<'_> {
    /// "this effect deleted", "no card was trashed by this effect", "you added a card".
    pub(super) fn this_effect_did(&mut self) -> Option<Condition> {
        self.attempt(Reader::gained_so_much)
            .or_else(|| self.attempt(Reader::was_done))
            .or_else(|| self.attempt(Reader::they_did_not))
            .or_else(|| self.attempt(Reader::effect_did))
    }

    /// "no Digimon was deleted by this effect", "a card with … is trashed by this effect".
    fn was_done(&mut self) -> Option<Condition> {
        let (n, none) = self.how_many_done();
        let phrase = self.attempt(super::reader::Reader::done_object)?;
        let denied = self.one_of(&["was", "were", "is", "are", "wasn't", "weren't", "isn't", "aren't"])? > 3;
        let verb = self.done_word()?;
        self.one_of(&BY_THIS)?;
        let done = self.that_it_was_done(verb, n, Some(phrase))?;
        (!(none && denied)).then_some(())?;
        Some(if none || denied { not(done) } else { done })
    }

    /// "this effect didn't delete", "you trashed a card with this effect".
    fn effect_did(&mut self) -> Option<Condition> {
        let negated = self.one_of(&[
            "this effect didn't",
            "this effect doesn't",
            "this didn't",
            "you didn't",
            "you don't",
            "you do not",
        ]);
        let verb = if negated.is_some() {
            self.base_done()?
        } else {
            self.one_of(&["this effect", "you"])?;
            let _ = self.eat("dna");
            self.attempt(Reader::done_word).or_else(|| self.attempt(Reader::base_done))?
        };
        let (n, _) = self.how_many_done();
        let phrase = self.attempt(super::reader::Reader::done_object);
        let _ = self.one_of(&["to a hand", "to the hand", "to your hand"]);
        let _ = self.one_of(&BY_THIS);
        let done = self.that_it_was_done(verb, n, phrase)?;
        Some(if negated.is_some() { not(done) } else { done })
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
        self.one_of(&BY_THIS)?;
        Some(Condition::Compare(self.context.gained.clone()?, Cmp::AtLeast, Amount::N(n)))
    }

    /// "they do not trash a card": the process before, which they might have done.
    fn they_did_not(&mut self) -> Option<Condition> {
        self.one_of(&["they do not", "they don't", "they didn't", "your opponent doesn't"])?;
        let verb = self.base_done()?;
        (self.context.did == Some(verb)).then_some(())?;
        let _ = self.one_of(&["a card", "any cards", "1", "a digimon", "a tamer"]);
        let _ = self.one_of(&BY_THIS);
        (self.peek() == Some(Token::Comma)).then_some(not(Condition::IfYouDo))
    }

    /// How many cards of a kind this effect did something to: "yellow Tamer you suspend by this effect",
    /// "card placed at the bottom of your deck".
    pub(super) fn count_of_done(&mut self) -> Option<Amount> {
        let phrase = self.phrase(None, &Area::Battle)?;
        let _ = self.one_of(&["you", "this effect"]);
        let verb = self.attempt(Reader::done_word).or_else(|| self.attempt(Reader::base_done))?;
        let said = self.one_of(&BY_THIS).is_some() || {
            let there = self.attempt(Reader::destination).is_some();
            let _ = there && self.one_of(&BY_THIS).is_some();
            there && self.context.put.contains(&verb)
        };
        (said || self.context.did == Some(verb) && self.clause_ends_here()).then_some(())?;
        let kinds = told_apart(&phrase);
        if kinds.is_empty() {
            return Some(Amount::Done(verb));
        }
        let stays = matches!(verb, Verb::Suspended | Verb::Unsuspended | Verb::Played);
        stays.then_some(())?;
        let mut noun = phrase.noun;
        noun.of.push(Filter::Among(Box::new(Target::Done(verb))));
        noun.of = super::noun::canonical(noun.of);
        Some(Amount::Count(Box::new(noun)))
    }

    fn done_object(&mut self) -> Option<Phrase> {
        let _ = self.one_of(&["one of", "1 of"]);
        let whose = self.owner();
        self.phrase(whose, &Area::Battle)
    }

    /// "delete", "trash": what the effect may have done, after "didn't".
    pub(super) fn base_done(&mut self) -> Option<Verb> {
        let at = self.one_of(&BASE.map(|(word, _)| word))?;
        Some(self.as_done(BASE[at].1))
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
        Filter::Stat(stat, ..) => matches!(stat, Stat::Level | Stat::PlayCost | Stat::Colors),
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
