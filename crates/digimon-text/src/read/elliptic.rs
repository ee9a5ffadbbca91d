//! Kinds whose common word comes once, at the end: "1 blue and 1 green Digimon card", "1 of your opponent's
//! level 3, 1 of their level 5 and 1 of their level 7 Digimon" (15-10-2).

use super::mention::{Head, Many};
use super::noun::{Phrase, canonical, names_a_card};
use super::reader::Reader;
use super::target::choice;
use digimon::effects::language::{Amount, Area, Filter, HowMany, Target, Whose};

/// What is said of one of them before the common word.
struct Front {
    n: i32,
    whose: Option<Whose>,
    adjectives: Vec<Filter>,
}

impl Reader<'_> {
    /// "If your opponent has 6 or more cards in their hand, they trash 1 of them": those that were counted.
    pub(super) fn those_counted(&mut self) -> Option<Phrase> {
        self.must("them")?;
        let mut noun = self.numbered.clone()?;
        (noun.from == [Area::Hand]).then_some(())?;
        noun.whose = match noun.whose {
            Whose::Any => Whose::Any,
            Whose::Yours => self.yours(),
            Whose::Opponents => self.opponents(),
        };
        Some(Phrase::plain(noun, Head::Card))
    }

    /// One of each, all processed together.
    pub(super) fn one_word_for_all(&mut self, default: &Area) -> Option<Target> {
        let mut fronts = vec![self.front()?];
        let phrase = loop {
            let comma = self.comma();
            (self.eat("and") || comma).then_some(())?;
            let front = self.front()?;
            let whose = front.whose;
            fronts.push(front);
            if let Some(phrase) = self.attempt(|reader| reader.phrase(whose, default)) {
                break phrase;
            }
        };
        let mut all = Vec::new();
        for front in fronts {
            let mut one = phrase.clone();
            one.noun.whose = front.whose.unwrap_or(one.noun.whose);
            one.noun.of.extend(front.adjectives);
            one.noun.of = canonical(one.noun.of);
            let slot = self.next_slot();
            let many = if front.n == 1 { Many::One } else { Many::Several };
            self.mentions.add(Target::Chosen(slot), one.head, many);
            all.push(choice(one, Amount::N(front.n), HowMany::Exactly, slot));
        }
        Some(Target::Each(all))
    }

    /// "1 blue", "1 of their level 5".
    fn front(&mut self) -> Option<Front> {
        let n = self.number()?;
        let whose = if self.eat("of") { Some(self.owner()?) } else { None };
        let mut adjectives = vec![self.adjective()?];
        while let Some(adjective) = self.attempt(Reader::adjective) {
            adjectives.push(adjective);
        }
        // A name is a word for a card of its own.
        (!adjectives.iter().any(names_a_card)).then_some(Front { n, whose, adjectives })
    }
}
