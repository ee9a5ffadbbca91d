//! Hidden cards: reveal, look at, search, shuffle (15-15-3, 15-15-4).

use crate::read::mention::{Head, Many};
use crate::read::reader::Reader;
use digimon::effects::language::{Area, Noun, Step, Target, Verb, Whose};

impl Reader<'_> {
    pub(super) fn reveal_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("reveal") {
            return self.reveal();
        }
        if self.verb("shuffle") {
            let place = self.areas()?;
            return Some(vec![Step::Shuffle(
                place.whose.unwrap_or(Whose::Yours),
                place.areas.into_iter().next()?,
            )]);
        }
        if self.verb("search") {
            return self.search();
        }
        (self.verb("look") && self.eat("at")).then_some(())?;
        let target = self.target(&Area::Security)?;
        Some(vec![Step::Look(target)])
    }

    /// "the top 3 cards of your deck".
    fn reveal(&mut self) -> Option<Vec<Step>> {
        if let Some(Target::Top(whose, area, n)) = self.attempt(Reader::end_of_stack) {
            self.mentions.add(Target::Done(Verb::Revealed), Head::Card, Many::Several);
            return Some(vec![Step::Reveal(whose, area, n)]);
        }
        let target = self.target(&Area::Hand)?;
        Some(vec![Step::Select(target)])
    }

    /// "search your security stack": its cards are looked at, and chosen from.
    fn search(&mut self) -> Option<Vec<Step>> {
        let place = self.areas()?;
        let noun = Noun { whose: place.whose.unwrap_or(Whose::Yours), from: place.areas, of: Vec::new() };
        Some(vec![Step::Look(Target::All(noun))])
    }
}
