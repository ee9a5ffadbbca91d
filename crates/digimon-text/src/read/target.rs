//! What a process acts on: something known, something chosen, or all of a kind (15-10, 15-11).

use super::lex::Token;
use super::mention::{Head, Many, Mention};
use super::noun::Phrase;
use super::reader::Reader;
use digimon::effects::language::{
    Amount, Area, Choose, Condition, Filter, HowMany, Noun, Slot, Target, Verb, Whose,
};

impl Reader<'_> {
    pub(super) fn one_target(&mut self, default: &Area) -> Option<Target> {
        self.attempt(Reader::one_of_each_name)
            .or_else(|| self.attempt(|reader| reader.one_of_each_players(default)))
            .or_else(|| self.attempt(|reader| reader.one_word_for_all(default)))
            .or_else(|| self.attempt(|reader| reader.worth_of(default)))
            .or_else(|| self.attempt(Reader::end_of_stack))
            .or_else(|| self.attempt(Reader::top_card_of))
            .or_else(|| self.attempt(|reader| reader.counted(default)))
            .or_else(|| self.attempt(|reader| reader.all_of_them(default)))
            .or_else(|| self.attempt(|reader| reader.pronoun(default)))
            .or_else(|| self.attempt(Reader::described_this_one))
            .or_else(|| self.attempt(Reader::known))
            .or_else(|| self.attempt(|reader| reader.any_with_total(default)))
            .or_else(|| self.attempt(|reader| reader.the_only(default)))
            .or_else(|| {
                self.expect("what this acts on");
                None
            })
    }

    /// "your opponent's Digimon with a total play cost of 3 or less": any number of them.
    fn any_with_total(&mut self, default: &Area) -> Option<Target> {
        let whose = self.owner()?;
        let phrase = self.phrase(Some(whose), default)?;
        (phrase.many == Many::Several && phrase.total.is_some()).then_some(())?;
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::Several);
        Some(Target::Choose(choice(phrase, Amount::N(1), HowMany::AnyNumber, slot)))
    }

    /// "your [X] in the breeding area": one, though no number says so.
    fn the_only(&mut self, default: &Area) -> Option<Target> {
        let whose = self.owner();
        (whose.is_some() || self.the()).then_some(())?;
        let phrase = self.phrase(whose, default)?;
        (whose.is_some() || phrase.noun.from == [Area::Breeding]).then_some(())?;
        let one = phrase.many == Many::One || phrase.noun.from == [Area::Breeding];
        (one && (phrase.head != Head::Card || phrase.noun.of.iter().any(super::noun::names_a_card)))
            .then_some(())?;
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::One);
        Some(Target::Choose(choice(phrase, Amount::N(1), HowMany::Exactly, slot)))
    }

    /// Something that was spoken of before, or this.
    pub(super) fn known(&mut self) -> Option<Target> {
        if let Some(target) = self.attempt(Reader::this) {
            return Some(target);
        }
        if let Some(many) = self.pronoun_word() {
            return Some(self.spoken_of(many));
        }
        if let Some(target) = self.attempt(Reader::named_before) {
            return Some(target);
        }
        if let Some(done) = self.attempt(Reader::done_by_this) {
            return Some(done);
        }
        if let Some(target) = self.attempt(Reader::somebodys_chosen) {
            return Some(target);
        }
        if self.one_of(&["the attacking digimon", "the attacking monster"]).is_some() {
            self.mentions.add(Target::Attacker, Head::Digimon, Many::One);
            return Some(Target::Attacker);
        }
        if self
            .one_of(&["the digimon this was placed under", "the digimon this card was placed under"])
            .is_some()
        {
            return Some(Target::HolderOf(Box::new(Target::ThisCard)));
        }
        if self.one_of(&["the attack target", "the attacked digimon"]).is_some() {
            self.mentions.add(Target::AttackTarget, Head::Digimon, Many::One);
            return Some(Target::AttackTarget);
        }
        let (that, many, head) = self.attempt(|reader| {
            let word = reader.one_of(&["that", "those", "the chosen", "the selected", "these", "the"])?;
            let many = [Many::One, Many::Several][usize::from(matches!(word, 1 | 4))];
            Some((word < 5, many, reader.plain_head()?))
        })?;
        let found = if that {
            self.mentions.last_such(head, many, self.placing.as_ref())
        } else {
            self.mentions.last_called(head, self.placing.as_ref())
        };
        match found.cloned() {
            // From now on "it" is that one.
            Some(Mention { target, head, many }) => {
                self.mentions.add(target.clone(), head, many);
                Some(target)
            }
            None if that => self.one_that_was_had(head),
            None => None,
        }
    }

    /// "1 of your chosen Digimon": what was chosen.
    fn somebodys_chosen(&mut self) -> Option<Target> {
        let _ = self.out_of();
        self.owner()?;
        self.must("chosen")?;
        self.plain_head()?;
        self.mentions.last_chosen().cloned()
    }

    /// "that [Agumon]", "those [A] or [B]": what was named so.
    fn named_before(&mut self) -> Option<Target> {
        let several = self.one_of(&["that", "those"])? == 1;
        let name = self.name_filter()?;
        let named = || self.context.named.iter().rev().filter(|(_, of)| of.contains(&name));
        // "Those" are rather what triggered the effect than what was chosen in it.
        let wanted = named().find(|(target, _)| matches!(target, Target::Chosen(_)) != several);
        wanted.or_else(|| named().next()).map(|(target, _)| target.clone())
    }

    fn name_filter(&mut self) -> Option<Filter> {
        let (words, _) = self.bracket_list()?;
        Some(Self::each_word(words, super::filter::Joined::Or, Filter::Name))
    }

    /// "If you have a Digimon with …, … that Digimon": one of those.
    fn one_that_was_had(&mut self, head: Head) -> Option<Target> {
        let noun = self.had.clone()?;
        (noun.from == [Area::Battle]).then_some(())?;
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), head, Many::One);
        Some(Target::Choose(Choose { slot, ..Choose::one(noun) }))
    }

    /// "it", "they": one, or several.
    pub(super) fn pronoun_word(&mut self) -> Option<Many> {
        self.meaning(&[
            ("it", Many::One),
            ("itself", Many::One),
            ("them", Many::Several),
            ("they", Many::Several),
        ])
    }

    /// The last thing that was spoken of; this, if nothing was.
    fn spoken_of(&self, many: Many) -> Target {
        let mention = match many {
            Many::One => self.mentions.last(),
            Many::Several => self.mentions.last_of_many(),
        };
        mention.map_or(self.itself(), |mention| mention.target.clone())
    }

    /// What has the effect: the card itself, unless it is something in play.
    fn itself(&self) -> Target {
        if self.context.this == super::reader::This::Card { Target::ThisCard } else { Target::This }
    }

    /// The last Digimon or Tamer that was spoken of, but not what is being placed under it.
    pub(super) fn spoken_of_in_play(&self, many: Many) -> Target {
        self.mentions
            .last_in_play(many, self.placing.as_ref())
            .map_or(self.itself(), |mention| mention.target.clone())
    }

    /// "it", "them": something in play, if what is done is done to Digimon and Tamers.
    fn pronoun(&mut self, default: &Area) -> Option<Target> {
        let many = self.pronoun_word()?;
        Some(match default {
            Area::Battle | Area::SecurityDigimon => self.spoken_of_in_play(many),
            _ => self.spoken_of(many),
        })
    }

    pub(super) fn plain_head(&mut self) -> Option<Head> {
        if self.form("digimon or tamer", &["digimon or tamers", "digimon or tamer"]) {
            return Some(Head::DigimonOrTamer);
        }
        let cards = ["digimon cards", "digimon card", "tamer cards", "tamer card", "cards", "card"];
        if self.form("card", &cards) {
            return Some(Head::Card);
        }
        if self.form("digimon", &["digimon", "tokens", "token"]) {
            return Some(Head::Digimon);
        }
        if self.form("tamer", &["tamers", "tamer"]) {
            return Some(Head::Tamer);
        }
        self.form("option", &["option cards", "option card", "options", "option"]).then_some(Head::Option)
    }

    /// "this Digimon", "this card".
    pub(super) fn this(&mut self) -> Option<Target> {
        self.must("this")?;
        let head = if self.eat("digi-egg") { Head::Digimon } else { self.plain_head()? };
        let target = match head {
            Head::Digimon | Head::Tamer | Head::DigimonOrTamer => Target::This,
            Head::Card | Head::Option => Target::ThisCard,
        };
        self.mentions.add(target.clone(), head, Many::One);
        Some(target)
    }

    /// "The suspended Digimon" are those which are suspended, unless the effect has suspended any.
    fn is_meant_as_done(&self, verb: Verb) -> bool {
        let is_state = matches!(verb, Verb::Suspended | Verb::Unsuspended | Verb::Linked);
        !is_state || self.context.deeds.contains(&verb) || self.context.happened.contains(&verb)
    }

    /// "this Digimon with the [X] trait", in a process: it is done if this is so (15-6).
    pub(super) fn described_this_one(&mut self) -> Option<Target> {
        let mut filters = self.adjectives_of_this()?;
        let head = self.meaning(&[
            ("digimon or tamer", Head::DigimonOrTamer),
            ("digimon", Head::Digimon),
            ("tamer", Head::Tamer),
        ])?;
        let asked = self.context.asked.len();
        while self.attempt(|reader| reader.said_after_this(&mut filters)).is_some() {}
        (!filters.is_empty() || self.context.asked.len() > asked).then_some(())?;
        self.mentions.add(Target::This, head, Many::One);
        self.ask_of_this(filters);
        Some(Target::This)
    }

    /// "with the [X] trait", "without …", "that's …", "linked with [X]".
    fn said_after_this(&mut self, filters: &mut Vec<Filter>) -> Option<()> {
        if self.attempt(|reader| reader.must("linked").and_then(|()| reader.linked_to())).is_some() {
            let of = vec![self.name_filter()?];
            let from = vec![Area::LinkCards(Box::new(Target::This))];
            self.context.asked.push(Condition::Any(Noun { whose: Whose::Any, from, of }));
            return Some(());
        }
        if let Some(filter) = self.without() {
            filters.push(filter);
            return Some(());
        }
        if !self.sees("that has") && self.that_is().is_some() {
            filters.extend(self.predicate_quality()?);
            return Some(());
        }
        self.one_of(&["with", "that has", "w/"])?;
        if let Some(asked) = self.attempt(|reader| reader.different_under(Target::This)) {
            self.context.asked.push(asked);
            return Some(());
        }
        filters.extend(self.qualities()?);
        Some(())
    }

    /// What is said of this is a condition.
    fn ask_of_this(&mut self, filters: Vec<Filter>) {
        if !filters.is_empty() {
            self.context.asked.push(super::condition::is(Target::This, super::noun::canonical(filters)));
        }
    }

    /// "this [X] trait Digimon's".
    pub(super) fn described_own(&mut self) -> Option<Target> {
        let filters = self.adjectives_of_this()?;
        (!filters.is_empty()).then_some(())?;
        let head = self.possessive_head().filter(|head| *head != Head::Card)?;
        self.mentions.add(Target::This, head, Many::One);
        self.ask_of_this(filters);
        Some(Target::This)
    }

    fn adjectives_of_this(&mut self) -> Option<Vec<Filter>> {
        self.must("this")?;
        let mut filters = Vec::new();
        while let Some(filter) = self.attempt(Reader::adjective) {
            filters.push(filter);
        }
        Some(filters)
    }

    /// "this Digimon's", "its", "that Digimon's": who has what follows.
    pub(super) fn possessor(&mut self) -> Option<Target> {
        match self.one_of(&["this digimon's", "this tamer's", "this card's", "its"]) {
            Some(0 | 1) => {
                self.mentions.add(Target::This, Head::Digimon, Many::One);
                return Some(Target::This);
            }
            Some(2) => {
                let stack = ["digivolution cards", "digivolution card", "top", "bottom", "stack"];
                let in_play = stack.iter().any(|word| self.sees(word));
                return Some(if in_play { Target::This } else { Target::ThisCard });
            }
            Some(_) => return Some(self.spoken_of_in_play(Many::One)),
            None => {}
        }
        if let Some(target) = self.attempt(Reader::described_own) {
            return Some(target);
        }
        if let Some(target) = self.attempt(|reader| {
            if matches!(reader.peek_at(1), Some(Token::Bracket(_))) {
                let target = reader.named_before()?;
                return reader.possessive_s().map(|()| target);
            }
            let word = reader.one_of(&["that", "those", "the chosen", "the"])?;
            let head = reader.possessive_head()?;
            let placing = reader.placing.clone();
            let found = if word < 3 {
                reader.mentions.last_other(head, placing.as_ref())
            } else {
                reader.mentions.last_called(head, placing.as_ref())
            };
            found.map(|mention| mention.target.clone())
        }) {
            return Some(target);
        }
        if let Some(target) = self.attempt(|reader| {
            reader.must("the")?;
            let verb = reader.done_word()?;
            reader.is_meant_as_done(verb).then_some(())?;
            reader.possessive_head()?;
            Some(reader.doer_of(verb))
        }) {
            return Some(target);
        }
        if self.one_of(&["the attacking digimon's"]).is_some() {
            return Some(Target::Attacker);
        }
        self.attempt(|reader| {
            let mention = reader.mentions.last_of_many()?.clone();
            (mention.many == Many::Several).then_some(())?;
            reader.must("their")?;
            Some(mention.target)
        })
    }

    /// "the deleted Digimon", "the Digimon played by this effect", "Digimon suspended with this effect".
    pub(super) fn done_by_this(&mut self) -> Option<Target> {
        (!self.context.waiting).then_some(())?;
        if let Some(verb) = self.attempt(|reader| {
            reader.demonstrative()?;
            let verb = reader.done_word()?;
            reader.is_meant_as_done(verb).then_some(())?;
            reader.plain_head()?;
            Some(verb)
        }) {
            return Some(self.doer_of(verb));
        }
        let _ = self.one_of(&["all", "each", "any"]);
        let whose = self.attempt(Reader::owner);
        let _ = whose.is_none() && self.one_of(&["the", "a", "of the"]).is_some();
        let head = match self.plain_head() {
            Some(head) => head,
            None => self.name_filter().map(|_| Head::DigimonOrTamer)?,
        };
        let by = self.one_of(&["you", "this effect"]);
        if by.is_none() {
            let _ = self.that_is().is_some() && self.is_it().is_some();
        }
        let verb = self.done_word()?;
        let here = self.by_this_effect().is_some() || by == Some(1);
        if !here && by == Some(0) {
            return Some(self.doer_of(verb));
        }
        here.then(|| self.done_of(verb, whose, head))
    }

    /// Out of whom: "your opponent's Digimon", "those cards".
    pub(super) fn group(&mut self, default: &Area) -> Option<Phrase> {
        if let Some(target) = self.attempt(Reader::named_before) {
            return Some(among(target, Head::DigimonOrTamer));
        }
        if let Some(target) = self.attempt(|reader| {
            reader.one_of(&["those", "them", "these"])?;
            match reader.plain_head() {
                Some(head) => reader.mentions.last_several(head).cloned(),
                None => reader.mentions.last_of_many().cloned(),
            }
        }) {
            return Some(among(target.target, target.head));
        }
        if let Some(phrase) = self.attempt(Reader::those_counted) {
            return Some(phrase);
        }
        if let Some(phrase) = self.attempt(|reader| {
            let done = reader.done_by_this()?;
            Some(among(done, Head::Card))
        }) {
            return Some(phrase);
        }
        if let Some(phrase) = self.attempt(Reader::cards_of) {
            return Some(phrase);
        }
        let whose = self.owner();
        let _ = whose.is_none().then(|| self.eat("the"));
        self.phrase(whose, default)
    }

    /// "this Digimon's level 6 digivolution cards", "your opponent's Digimon's digivolution cards".
    fn cards_of(&mut self) -> Option<Phrase> {
        let holder = self.possessor()?;
        let mut filters = Vec::new();
        while let Some(filter) = self.attempt(Reader::adjective) {
            filters.push(filter);
        }
        let area = self.stacked()?.0.of(holder);
        let noun = Noun { whose: Whose::Any, from: vec![area], of: super::noun::canonical(filters) };
        Some(Phrase::plain(noun, Head::Card))
    }

    /// "all of your opponent's Digimon", "each of your Tamers", "all Digimon".
    pub(super) fn all_of_them(&mut self, default: &Area) -> Option<Target> {
        self.every()?;
        let those =
            ["them", "those digimon", "those cards", "those", "the chosen cards", "the chosen digimon"];
        if self.one_of(&those).is_some() {
            return self.mentions.last_of_many().map(|mention| mention.target.clone());
        }
        let mut phrase = self.group(default)?;
        while let Some(name) = self.attempt(|reader| reader.another_name(&phrase, default)) {
            phrase.noun.of = vec![super::noun::flat_any_of(vec![phrase.noun.of.remove(0), name])];
        }
        self.mentions.add(Target::All(phrase.noun.clone()), phrase.head, Many::Several);
        Some(Target::All(phrase.noun))
    }

    /// "all of your [X]s and [Y]s": those of either name.
    fn another_name(&mut self, before: &Phrase, default: &Area) -> Option<Filter> {
        let named = |of: &[Filter]| matches!(of, [only] if super::noun::names_a_card(only));
        (named(&before.noun.of) && before.many == Many::Several).then_some(())?;
        self.must("and")?;
        let mut phrase = self.phrase(Some(before.noun.whose), default)?;
        (named(&phrase.noun.of) && phrase.many == Many::Several).then(|| phrase.noun.of.remove(0))
    }
}

/// Is this a subject, of which something is said after it?
pub(super) fn default_of_subject(default: &Area) -> bool {
    *default == Area::SecurityDigimon
}

pub(super) fn among(target: Target, head: Head) -> Phrase {
    let noun = match target {
        // Revealed cards are in no area.
        Target::Done(Verb::Revealed) => Noun { from: vec![Area::Revealed], ..Noun::default() },
        target => {
            Noun { of: vec![Filter::Among(Box::new(target))], from: vec![Area::Battle], ..Noun::default() }
        }
    };
    Phrase::plain(noun, head)
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
