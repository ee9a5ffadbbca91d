//! Hidden cards: reveal, look at, search, shuffle (15-15-3, 15-15-4).

use crate::read::mention::{Head, Many};
use crate::read::place::Place;
use crate::read::reader::Reader;
use crate::read::sentence::one_of_these;
use digimon::effects::language::{Amount, Area, Destination, Face, Noun, Pile, Step, Target, Verb, Whose};

impl Reader<'_> {
    pub(super) fn reveal_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("reveal") {
            return self.reveal();
        }
        if self.verb("shuffle") {
            if let Some(steps) = self.attempt(Reader::shuffle_the_rest) {
                return Some(steps);
            }
            let place = self.areas()?;
            let pile = Pile::of(place.areas.first()?)?;
            return Some(vec![Step::Shuffle(place.whose.unwrap_or(Whose::Yours), pile)]);
        }
        if self.verb("search") {
            return self.search();
        }
        (self.verb("look") && self.eat("at")).then_some(())?;
        if let Some(place) = self.attempt(|reader| {
            let place = reader.area()?;
            (place.areas == [Area::Hand]).then_some(place)
        }) {
            let noun = Noun { whose: place.whose?, from: place.areas.clone(), of: Vec::new() };
            self.context.searched = Some(place);
            return Some(vec![Step::Look(Target::All(noun))]);
        }
        let target = self.target(&Area::Security)?;
        Some(vec![Step::Look(target)])
    }

    /// "shuffle the rest and return them to the security stack", of which all cards were revealed.
    fn shuffle_the_rest(&mut self) -> Option<Vec<Step>> {
        self.must("the rest and return them to")?;
        let _ = self.attempt(Reader::owner);
        self.the();
        self.must("security stack")?;
        let whose = self.context.revealed?;
        Some(vec![Step::PutRest(Destination::SecurityTop(Face::Down)), Step::Shuffle(whose, Pile::Security)])
    }

    /// "the top 3 cards of your deck".
    fn reveal(&mut self) -> Option<Vec<Step>> {
        if let Some(n) = self.attempt(|reader| {
            reader.must("the top")?;
            let n = reader.number()?;
            reader.must("cards of your or your opponent's deck")?;
            Some(n)
        }) {
            self.mentions.add(Target::Done(Verb::Revealed), Head::Card, Many::Several);
            let of = |whose| vec![Step::Reveal(whose, Pile::Deck, Amount::N(n))];
            return Some(vec![one_of_these(vec![of(self.yours()), of(self.opponents())])]);
        }
        if let Some(Target::Top(whose, area, n)) = self.attempt(Reader::end_of_stack) {
            let pile = Pile::of(&area)?;
            let many = if n == Amount::N(1) { Many::One } else { Many::Several };
            self.mentions.add(Target::Done(Verb::Revealed), Head::Card, many);
            self.context.revealing = true;
            return Some(vec![Step::Reveal(whose, pile, n)]);
        }
        if self.context.searched.is_some() && self.one_of(&["it", "them"]).is_some() {
            return Some(Vec::new());
        }
        let target = self.target(&Area::Hand)?;
        if let Target::All(Noun { whose, from, of }) = &target
            && from == &[Area::Security]
            && of.is_empty()
        {
            self.mentions.add(Target::Done(Verb::Revealed), Head::Card, Many::Several);
            self.context.revealing = true;
            self.context.revealed = Some(*whose);
            return Some(vec![Step::Reveal(*whose, Pile::Security, Amount::Every)]);
        }
        Some(vec![Step::Select(target)])
    }

    /// "search your security stack [for 1 Digimon card]": its cards are looked at, and chosen from.
    fn search(&mut self) -> Option<Vec<Step>> {
        let place = self.areas()?;
        let noun =
            Noun { whose: place.whose.unwrap_or(Whose::Yours), from: place.areas.clone(), of: Vec::new() };
        self.context.searched = Some(Place { whose: Some(noun.whose), areas: place.areas.clone() });
        let mut steps = vec![Step::Look(Target::All(noun.clone()))];
        if self.eat("for") {
            let mut target = self.target(place.areas.first()?)?;
            if let Target::Choose(choose) = &mut target {
                choose.from.whose = noun.whose;
            }
            steps.push(Step::Select(target));
        }
        Some(steps)
    }
}
