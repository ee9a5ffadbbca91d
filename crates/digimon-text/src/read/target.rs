//! What a process acts on: something known, something chosen, or all of a kind (15-10, 15-11).

use super::mention::{Head, Many};
use super::noun::Phrase;
use super::reader::Reader;
use digimon::effects::language::{
    Amount, Area, Choose, Cmp, Filter, HowMany, Noun, Slot, Stat, Target, Verb, Whose,
};

/// What a past participle says that this effect did.
const DONE: [(&str, Verb); 17] = [
    ("deleted", Verb::Deleted),
    ("trashed", Verb::Trashed),
    ("discarded", Verb::Trashed),
    ("returned", Verb::Returned),
    ("added", Verb::Added),
    ("placed", Verb::Placed),
    ("played", Verb::Played),
    ("digivolved", Verb::Digivolved),
    ("suspended", Verb::Suspended),
    ("unsuspended", Verb::Unsuspended),
    ("drawn", Verb::Drawn),
    ("revealed", Verb::Revealed),
    ("used", Verb::Used),
    ("linked", Verb::Linked),
    ("attacked", Verb::Attacked),
    ("de-digivolved", Verb::DeDigivolved),
    ("moved", Verb::Moved),
];

impl Reader<'_> {
    /// Reads what is acted on; `default` is where cards are if nothing is said.
    pub(super) fn target(&mut self, default: &Area) -> Option<Target> {
        let first = self.one_target(default)?;
        let mut all = vec![first];
        while let Some(next) = self.attempt(|reader| reader.joined_target(default)) {
            all.push(next);
        }
        match all.len() {
            1 => Some(all.remove(0)),
            _ => Some(together(all)),
        }
    }

    fn one_target(&mut self, default: &Area) -> Option<Target> {
        self.attempt(|reader| reader.worth_of(default))
            .or_else(|| self.attempt(Reader::end_of_stack))
            .or_else(|| self.attempt(Reader::top_card_of))
            .or_else(|| self.attempt(|reader| reader.counted(default)))
            .or_else(|| self.attempt(|reader| reader.all_of_them(default)))
            .or_else(|| self.attempt(|reader| reader.pronoun(default)))
            .or_else(|| self.attempt(Reader::this_like_that))
            .or_else(|| self.attempt(Reader::known))
            .or_else(|| {
                self.expect("what this acts on");
                None
            })
    }

    /// "… and 1 of your Tamers", where nothing is said of it that would make it a subject of its own.
    fn joined_target(&mut self, default: &Area) -> Option<Target> {
        let comma = self.comma();
        let and = self.one_of(&["and/or", "and"]).is_some();
        (comma || and).then_some(())?;
        let target = self
            .attempt(|reader| reader.counted(default))
            .or_else(|| self.attempt(|reader| reader.all_of_them(default)))
            .or_else(|| self.attempt(Reader::this))?;
        let says_more = [
            "gets",
            "get",
            "gains",
            "gain",
            "may",
            "can't",
            "can",
            "isn't",
            "aren't",
            "is",
            "are",
            "digivolves",
            "attacks",
            "has",
            "have",
            "doesn't",
            "don't",
            "becomes",
            "digivolve",
            "attack",
            "unsuspends",
            "suspends",
        ];
        let goes_on = and || self.sees("and") || self.peek() == Some(super::lex::Token::Comma);
        (goes_on && (default_of_subject(default) || !says_more.iter().any(|word| self.sees(word))))
            .then_some(target)
    }

    /// Something that was spoken of before, or this.
    pub(super) fn known(&mut self) -> Option<Target> {
        if let Some(target) = self.attempt(Reader::this) {
            return Some(target);
        }
        if self.one_of(&["it", "them", "they", "itself"]).is_some() {
            return Some(self.spoken_of());
        }
        if let Some(done) = self.attempt(Reader::done_by_this) {
            return Some(done);
        }
        if self.one_of(&["the attacking digimon", "the attacking monster"]).is_some() {
            return Some(Target::Attacker);
        }
        if self.one_of(&["the attack target", "the attacked digimon"]).is_some() {
            return Some(Target::AttackTarget);
        }
        let head = self.attempt(|reader| {
            reader.one_of(&["that", "those", "the chosen", "the selected", "these", "the"])?;
            reader.plain_head()
        })?;
        self.mentions.last_called(head, self.placing.as_ref()).map(|mention| mention.target.clone())
    }

    /// The last thing that was spoken of; this, if nothing was.
    fn spoken_of(&self) -> Target {
        self.mentions.last().map_or(Target::This, |mention| mention.target.clone())
    }

    /// The last Digimon or Tamer that was spoken of, but not what is being placed under it.
    fn spoken_of_in_play(&self) -> Target {
        self.mentions
            .last_in_play(self.placing.as_ref())
            .map_or(Target::This, |mention| mention.target.clone())
    }

    /// "it", "them": something in play, if what is done is done to Digimon and Tamers.
    fn pronoun(&mut self, default: &Area) -> Option<Target> {
        self.one_of(&["it", "them", "they", "itself"])?;
        Some(match default {
            Area::Battle | Area::SecurityDigimon => self.spoken_of_in_play(),
            _ => self.spoken_of(),
        })
    }

    fn plain_head(&mut self) -> Option<Head> {
        Some(
            match self.one_of(&[
                "digimon or tamer",
                "digimon or tamers",
                "digimon card",
                "digimon cards",
                "digimon",
                "tamer card",
                "tamer",
                "tamers",
                "option card",
                "option",
                "cards",
                "card",
                "token",
            ])? {
                0 | 1 => Head::DigimonOrTamer,
                2 | 3 | 5 | 10 | 11 => Head::Card,
                4 | 12 => Head::Digimon,
                6 | 7 => Head::Tamer,
                _ => Head::Option,
            },
        )
    }

    /// "this Digimon", "this card".
    pub(super) fn this(&mut self) -> Option<Target> {
        let (target, head) =
            match self.one_of(&["this digimon", "this tamer", "this card", "this digi-egg"])? {
                0 | 3 => (Target::This, Head::Digimon),
                1 => (Target::This, Head::Tamer),
                _ => (Target::ThisCard, Head::Card),
            };
        self.mentions.add(target.clone(), head, Many::One);
        Some(target)
    }

    /// "this Digimon with [X] in its name": the process is under the condition that it is so.
    fn this_like_that(&mut self) -> Option<Target> {
        let target = self.this()?;
        if self.one_of(&["with", "that has"]).is_none() {
            return None;
        }
        let filters = self.qualities()?;
        self.context.asked.push(digimon::effects::language::Condition::Is(target.clone(), filters));
        Some(target)
    }

    /// "this Digimon's", "its", "that Digimon's": who has what follows.
    pub(super) fn possessor(&mut self) -> Option<Target> {
        match self.one_of(&["this digimon's", "this tamer's", "this card's", "its"]) {
            Some(0 | 1) => {
                self.mentions.add(Target::This, Head::Digimon, Many::One);
                return Some(Target::This);
            }
            Some(2) => return Some(Target::ThisCard),
            Some(_) => return Some(self.spoken_of_in_play()),
            None => {}
        }
        if let Some(target) = self.attempt(|reader| {
            reader.one_of(&["that", "those", "the chosen", "the"])?;
            let head = match reader.one_of(&["digimon's", "tamer's", "card's", "digimon or tamer's"])? {
                0 => Head::Digimon,
                1 => Head::Tamer,
                2 => Head::Card,
                _ => Head::DigimonOrTamer,
            };
            let placing = reader.placing.clone();
            reader.mentions.last_called(head, placing.as_ref()).map(|mention| mention.target.clone())
        }) {
            return Some(target);
        }
        if let Some(target) = self.attempt(|reader| {
            reader.must("the")?;
            let verb = reader.done_word()?;
            reader.one_of(&["digimon's", "card's", "tamer's"])?;
            Some(Target::Done(verb))
        }) {
            return Some(target);
        }
        if self.one_of(&["the attacking digimon's"]).is_some() {
            return Some(Target::Attacker);
        }
        self.attempt(|reader| {
            let mention = reader.mentions.last()?.clone();
            (mention.many == Many::Several).then_some(())?;
            reader.must("their")?;
            Some(mention.target)
        })
    }

    pub(super) fn done_word(&mut self) -> Option<Verb> {
        let at = self.one_of(&DONE.map(|(word, _)| word))?;
        Some(DONE[at].1)
    }

    /// "the deleted Digimon", "the Digimon played by this effect", "Digimon suspended with this effect".
    fn done_by_this(&mut self) -> Option<Target> {
        if let Some(verb) = self.attempt(|reader| {
            reader.must("the")?;
            let verb = reader.done_word()?;
            (!matches!(verb, Verb::Suspended | Verb::Unsuspended | Verb::Linked)).then_some(())?;
            reader.plain_head()?;
            Some(verb)
        }) {
            return Some(Target::Done(verb));
        }
        let _ = self.one_of(&["all", "each", "any"]);
        let _ = self.one_of(&["the", "your opponent's", "a", "your", "of the"]);
        self.plain_head()?;
        let by = self.one_of(&["you", "this effect"]).is_some();
        if !by {
            let _ = self.one_of(&["that was", "that were", "that"]);
        }
        let _ = self.eat("dna");
        let verb = self.done_word()?;
        let effect =
            ["by this effect", "with this effect", "by the effect", "by that effect", "this way", "by it"];
        (self.one_of(&effect).is_some() || by).then_some(Target::Done(verb))
    }

    /// A number of cards that are chosen: "1 of your Digimon", "up to 2 red cards in your trash".
    pub(super) fn counted(&mut self, default: &Area) -> Option<Target> {
        let scale = if default_of_subject(default) { self.context.scale.take() } else { None };
        let (n, how_many, other) = self.quantity()?;
        if scale.is_some() {
            self.context.scale = scale;
        }
        if matches!(self.before(), Some(super::lex::Token::Word("one")))
            && (self.sees("from") || self.sees("in"))
        {
            return self.one_such(n, how_many);
        }
        let alike = self.attempt(Reader::same_level);
        let of = self.eat("of");
        let mut phrase = if of {
            let in_play = [Area::Hand, Area::Trash].contains(default);
            self.group(if in_play { &Area::Battle } else { default })?
        } else {
            let whose = self.one_of(&["opponent's", "opposing"]).map(|_| self.opponents());
            self.phrase(whose, default)?
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
        let slot = self.next_slot();
        let many = if n == Amount::N(1) { Many::One } else { Many::Several };
        (alike.is_none() || many == Many::Several).then_some(())?;
        self.mentions.add(Target::Chosen(slot), phrase.head, many);
        let chosen = choice(phrase, n, how_many, slot);
        Some(Target::Choose(Choose { alike: alike.or(chosen.alike), ..chosen }))
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

    /// "up to 7 play cost's total worth of your opponent's Digimon".
    fn worth_of(&mut self, default: &Area) -> Option<Target> {
        let _ = self.one_of(&["up to", "a total of"]);
        let n = self.amount_number()?;
        let stat = match self.one_of(&["play cost's", "play cost", "level's", "dp's", "dp", "level"])? {
            0 | 1 => Stat::PlayCost,
            2 | 5 => Stat::Level,
            _ => Stat::Dp,
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
        let _ = self.eat("any");
        if let Some(n) = self.number() {
            return Some((self.scaled(n), HowMany::Exactly, false));
        }
        self.one_of(&["a", "an", "one"])?;
        Some((self.scaled(1), HowMany::Exactly, false))
    }

    /// Out of whom: "your opponent's Digimon", "those cards".
    fn group(&mut self, default: &Area) -> Option<Phrase> {
        if let Some(target) = self.attempt(|reader| {
            reader.one_of(&["those", "them", "these"])?;
            match reader.plain_head() {
                Some(head) => reader.mentions.last_several(head).cloned(),
                None => reader.mentions.last().cloned(),
            }
        }) {
            return Some(among(target.target, target.head));
        }
        if let Some(phrase) = self.attempt(|reader| {
            let done = reader.done_by_this()?;
            Some(among(done, Head::Card))
        }) {
            return Some(phrase);
        }
        if let Some(phrase) = self.attempt(|reader| reader.cards_of(default)) {
            return Some(phrase);
        }
        let whose = self.owner();
        let _ = whose.is_none().then(|| self.eat("the"));
        self.phrase(whose, default)
    }

    /// "this Digimon's level 6 digivolution cards", "your opponent's Digimon's digivolution cards".
    fn cards_of(&mut self, _default: &Area) -> Option<Phrase> {
        let holder = self.possessor()?;
        let mut filters = Vec::new();
        while let Some(filter) = self.attempt(Reader::adjective) {
            filters.push(filter);
        }
        let area =
            match self.one_of(&["digivolution cards", "digivolution card", "link cards", "link card"])? {
                0 | 1 => Area::Under(Box::new(holder)),
                _ => Area::LinkCards(Box::new(holder)),
            };
        let noun = Noun { whose: Whose::Any, from: vec![area], of: super::noun::canonical(filters) };
        Some(Phrase {
            noun,
            head: Head::Card,
            many: Many::Several,
            placed: true,
            total: None,
            different: None,
            alike: None,
        })
    }

    /// "all of your opponent's Digimon", "each of your Tamers", "all Digimon".
    pub(super) fn all_of_them(&mut self, default: &Area) -> Option<Target> {
        self.one_of(&["all of", "all", "each of", "each", "every", "both of", "both", "any of", "any"])?;
        if self.one_of(&["them", "those digimon", "those cards", "those"]).is_some() {
            return self.mentions.last().map(|mention| mention.target.clone());
        }
        let phrase = self.group(default)?;
        self.mentions.add(Target::All(phrase.noun.clone()), phrase.head, Many::Several);
        Some(Target::All(phrase.noun))
    }
}

/// Is this a subject, of which something is said after it?
fn default_of_subject(default: &Area) -> bool {
    *default == Area::SecurityDigimon
}

fn among(target: Target, head: Head) -> Phrase {
    let noun =
        Noun { of: vec![Filter::Among(Box::new(target))], from: vec![Area::Battle], ..Noun::default() };
    Phrase { noun, head, many: Many::Several, placed: true, total: None, different: None, alike: None }
}

pub(super) fn choice(phrase: Phrase, n: Amount, how_many: HowMany, slot: Slot) -> Choose {
    Choose {
        from: phrase.noun,
        n,
        how_many,
        by: Whose::Yours,
        total: phrase.total,
        different: phrase.different,
        alike: phrase.alike,
        slot,
        blind: false,
    }
}

/// Several targets, processed together.
fn together(targets: Vec<Target>) -> Target {
    let mut chosen: Vec<Choose> = Vec::new();
    for target in &targets {
        match target {
            Target::Choose(choose) => chosen.push(choose.clone()),
            _ => return Target::Together(targets),
        }
    }
    share_place(&mut chosen);
    Target::Each(chosen)
}

/// "1 red card and 1 blue card in your hand": the place is said once, at the end.
fn share_place(chosen: &mut [Choose]) {
    let Some(last) = chosen.last() else { return };
    let (whose, from) = (last.from.whose, last.from.from.clone());
    if from == [Area::Battle] {
        return;
    }
    for choose in chosen.iter_mut() {
        if choose.from.from == [Area::Battle] || choose.from.whose == Whose::Any {
            choose.from.whose = whose;
            choose.from.from.clone_from(&from);
        }
    }
}
