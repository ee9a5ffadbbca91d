//! What effects do: "an effect suspends one of your Digimon", "effects trash this card from the deck".

use super::cards::{come_to, stack_trashed};
use super::event::{Event, Time};
use super::party::Party;
use crate::read::deed::Voice;
use crate::read::lex::Token;
use crate::read::place::Place;
use crate::read::reader::Reader;
use crate::read::word_class::Stacked;
use digimon::effects::language::{Area, Happening, How};

impl Reader<'_> {
    pub(super) fn effect_clause(&mut self) -> Option<Vec<Event>> {
        if let Some(event) =
            self.attempt(Reader::digi_burst_trashes).or_else(|| self.attempt(Reader::digi_burst_activated))
        {
            return Some(vec![event]);
        }
        // "this Digimon has … and an effect would delete it".
        let described = self.attempt(|reader| {
            let party = reader.this_party()?;
            (reader.before() == Some(Token::Word("and"))).then_some(party)
        });
        let how = self.acting_effect()?;
        let time = self.time();
        let mut events = match described {
            Some(party) => self.effect_does_to(time, &party)?,
            None => self.effect_does(time)?,
        };
        let object = events.last()?.subject.clone();
        while let Some(more) = self.or_one_more(|reader| reader.effect_does_to(time, object.as_ref()?)) {
            events.extend(more);
        }
        Some(events.into_iter().map(|event| Event { how: how.clone(), ..event }).collect())
    }

    /// "an effect", "your opponent's effects".
    fn acting_effect(&mut self) -> Option<How> {
        self.sources()
    }

    /// "activating this Digimon's <Digi-Burst> trashes this card".
    fn digi_burst_trashes(&mut self) -> Option<Event> {
        self.must("activating this digimon's")?;
        self.icon()?.to_ascii_lowercase().starts_with("digi-burst").then_some(())?;
        self.must("trashes")?;
        let card = self.party()?;
        let event = stack_trashed(Stacked::Digivolution, Some(card), None, Time::Happens);
        Some(Event { how: How::ByDigiBurst, ..event })
    }

    /// 16-13: "one of your Digimon activates <Digi-Burst>": its digivolution cards are trashed by it.
    fn digi_burst_activated(&mut self) -> Option<Event> {
        let holder = self.party()?;
        self.one_of(&["activates", "activate"])?;
        self.icon()?.eq_ignore_ascii_case("digi-burst").then_some(())?;
        let event = stack_trashed(Stacked::Digivolution, None, Some(holder), Time::Happens);
        Some(Event { how: How::ByDigiBurst, ..event })
    }

    fn effect_does(&mut self, time: Time) -> Option<Vec<Event>> {
        self.attempt(|reader| reader.effect_acts(time))
            .or_else(|| self.attempt(|reader| reader.effect_returns(time, None)))
            .or_else(|| self.attempt(|reader| reader.effect_adds(time)))
            .or_else(|| self.attempt(|reader| reader.effect_places(time)))
            .or_else(|| self.attempt(|reader| reader.effect_trashes(time)))
            .or_else(|| self.attempt(|reader| reader.effect_removes(time)))
            .or_else(|| {
                self.expect("something that an effect does");
                None
            })
    }

    /// "or return it to the hand": the same thing once more, or something else.
    fn effect_does_to(&mut self, time: Time, object: &Party) -> Option<Vec<Event>> {
        if let Some(events) = self.attempt(|reader| reader.effect_returns(time, Some(object))) {
            return Some(events);
        }
        let what = self.effect_verb(time)?;
        self.one_of(&["it", "them"])?;
        Some(vec![Event::of(what, time, object.clone())])
    }

    /// What an effect does to something, where the verb alone tells what happens.
    fn effect_verb(&mut self, time: Time) -> Option<Happening> {
        self.attempt(|reader| {
            let deed = reader.deed_at(time)?;
            (deed.voice != Voice::Done).then_some(deed.happens)?
        })
    }

    /// "plays or digivolves an opponent's Digimon".
    fn effect_acts(&mut self, time: Time) -> Option<Vec<Event>> {
        let mut verbs = vec![self.effect_verb(time)?];
        while let Some(verb) = self.or_one_more(|reader| reader.effect_verb(time)) {
            verbs.push(verb);
        }
        let parties = self.parties()?;
        let other =
            if verbs == [Happening::Digivolved] && self.into_word() { Some(self.party()?) } else { None };
        if verbs == [Happening::Moved] {
            self.to_battle_area()?;
        }
        let place = if verbs == [Happening::Played] { self.origin_said() } else { None };
        let from = self.came_from(time, place)?;
        let event = |what: &Happening, party: &Party| {
            Event::of(*what, time, party.clone().from(from.clone())).with(other.clone())
        };
        Some(parties.iter().flat_map(|party| verbs.iter().map(move |what| event(what, party))).collect())
    }

    fn effect_returns(&mut self, time: Time, again: Option<&Party>) -> Option<Vec<Event>> {
        self.verb_in(time, "return").then_some(())?;
        let party = match again {
            Some(party) => {
                self.one_of(&["it", "them"])?;
                party.clone()
            }
            None => self.party()?,
        };
        let where_to = self.returned_where()?;
        Some(where_to.into_iter().map(|what| Event::of(what, time, party.clone())).collect())
    }

    /// "adds cards to your hand", "adds digivolution cards to this Digimon", "add to its digivolution cards".
    fn effect_adds(&mut self, time: Time) -> Option<Vec<Event>> {
        self.verb_in(time, "add").then_some(())?;
        if let Some(holder) = self.attempt(|reader| {
            let _ = reader.one_of(&["digivolution cards", "a digivolution card"]);
            reader.placed_under()
        }) {
            return Some(vec![Event::of(Happening::DigivolutionCardsPlaced, time, holder)]);
        }
        let card = self.party()?;
        self.must("to")?;
        let place = self.areas_of_anybody()?;
        let what = match place.areas[..] {
            [Area::Hand] => Happening::AddedToHand,
            [Area::Security] => Happening::SecurityAdded,
            _ => return None,
        };
        Some(vec![Event::of(what, time, come_to(card, &place))])
    }

    /// "places a Tamer card in this Digimon's digivolution cards", "places its top card in …".
    fn effect_places(&mut self, time: Time) -> Option<Vec<Event>> {
        self.verb_in(time, "place").then_some(())?;
        if let Some(holder) = self.attempt(|reader| {
            reader.the_top_card_of()?;
            let holder = reader.in_play(Reader::party)?;
            reader.among_its_cards()?;
            Some(holder)
        }) {
            return Some(vec![Event::of(Happening::TopCardPlaced, time, holder)]);
        }
        if let Some(holder) = self.attempt(|reader| {
            reader.one_of(&["a digivolution card", "digivolution cards", "cards", "a card"])?;
            reader.placed_under()
        }) {
            return Some(vec![Event::of(Happening::DigivolutionCardsPlaced, time, holder)]);
        }
        let mut card = self.party()?;
        if let Some(holder) = card.take_holder() {
            let event = Event::of(Happening::DigivolutionCardsPlaced, time, holder);
            return Some(vec![event.with(card.as_card())]);
        }
        Some(vec![self.placed_card(card, time)?])
    }

    fn among_its_cards(&mut self) -> Option<()> {
        self.in_its_cards().or_else(|| self.must("in a digimon's digivolution cards"))
    }

    /// "trashes this card from the deck", "trash any of your Digimon's link cards".
    fn effect_trashes(&mut self, time: Time) -> Option<Vec<Event>> {
        self.verb_in(time, "trash").then_some(())?;
        if let Some(event) = self.attempt(|reader| {
            let (stacked, holder) = reader.stacked_cards()?;
            Some(stack_trashed(stacked, None, holder, time))
        }) {
            return Some(vec![event]);
        }
        let under = self.sees("this digivolution card");
        if under {
            return Some(vec![stack_trashed(Stacked::Digivolution, Some(self.party()?), None, time)]);
        }
        let card = self.party()?;
        self.trashed_card(card, time)
    }

    fn effect_removes(&mut self, time: Time) -> Option<Vec<Event>> {
        self.verb_in(time, "remove").then_some(())?;
        let card = self.party()?;
        let place = if card.placed {
            Place { whose: Some(card.noun.whose), areas: card.noun.from.clone() }
        } else {
            self.must("from")?;
            self.areas_of_anybody()?
        };
        (place.areas == [Area::Security]).then_some(())?;
        Some(vec![Event::of(Happening::SecurityRemoved, time, come_to(card, &place))])
    }
}
