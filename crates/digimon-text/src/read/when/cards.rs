//! What happens to cards that are not in play, or go to and from places: "a card is trashed from your deck".

use super::event::{Event, Time};
use super::party::Party;
use crate::read::mention::{Head, Many};
use crate::read::place::Place;
use crate::read::reader::Reader;
use crate::read::step::Stack;
use crate::read::word_class::Stacked;
use digimon::effects::language::{Area, Condition, Filter, Happening, How, Noun, Origin, Verb, Whose};

impl Stacked {
    pub fn trashed(self) -> Happening {
        match self {
            Stacked::Digivolution => Happening::DigivolutionCardsTrashed,
            Stacked::Link => Happening::LinkCardsTrashed,
        }
    }
}

impl Reader<'_> {
    /// What cards suffer beside what things in play suffer.
    pub(super) fn card_suffers(&mut self, parties: &[Party], time: Time) -> Option<Vec<Event>> {
        if self.eat("played") {
            let place = self.origin_said();
            let from = self.came_from(time, place)?;
            let event = |party: &Party| Event::of(Happening::Played, time, party.clone().from(from.clone()));
            return Some(parties.iter().map(event).collect());
        }
        let [party] = parties else { return None };
        let party = party.clone();
        if self.eat("used") {
            let place = self.origin_said();
            return Some(vec![Event::of(Happening::OptionUsed, time, party.from(place))]);
        }
        if self.eat("trashed") {
            return self.trashed_card(party, time);
        }
        if self.eat("placed") {
            return Some(vec![self.placed_card(party, time)?]);
        }
        if self.one_of(&["removed from", "added to", "checked from"]).is_some() {
            return None;
        }
        None
    }

    /// "from your hand", if that is said.
    pub(super) fn origin_said(&mut self) -> Option<Place> {
        self.attempt(Reader::event_origin)
    }

    /// "from your hand", "from digivolution cards".
    pub(in crate::read) fn event_origin(&mut self) -> Option<Place> {
        self.must("from")?;
        if self.one_of(&["digivolution cards", "the digivolution cards"]).is_some() {
            (!self.sees("of")).then_some(())?;
            return Some(Place { whose: None, areas: vec![Area::UnderAny(Box::default())] });
        }
        self.areas()
    }

    /// Something that has been played is not where it came from: that is a condition.
    #[allow(clippy::option_option, reason = "read or not, and if read, said or not")]
    pub(super) fn came_from(&mut self, time: Time, place: Option<Place>) -> Option<Option<Place>> {
        let Some(found) = &place else { return Some(None) };
        if time == Time::Would {
            return Some(place);
        }
        let origin = match found.areas[..] {
            [Area::Hand] => Origin::Hand,
            [Area::Trash] => Origin::Trash,
            [Area::Deck] => Origin::Deck,
            [Area::Security] => Origin::Security,
            [Area::UnderAny(_)] => Origin::Under,
            _ => return None,
        };
        self.context.given.push(Condition::CameFrom(origin));
        Some(None)
    }

    /// After "trashed": from where.
    pub(super) fn trashed_card(&mut self, card: Party, time: Time) -> Option<Vec<Event>> {
        let mut card = card;
        if let Some(holder) = card.take_holder() {
            return Some(vec![stack_trashed(Stacked::Digivolution, Some(card), Some(holder), time)]);
        }
        if let Some(events) = self.attempt(|reader| {
            let _ = reader.form("from", &["from", "as a"]);
            let (stacked, holder) = reader.stacked_cards()?;
            Some(vec![stack_trashed(stacked, Some(card.clone()), holder, time)])
        }) {
            return Some(events);
        }
        let place = self.attempt(|reader| {
            reader.within()?;
            let _ = reader.end_of();
            reader.areas()
        });
        if let Some(place) = &place {
            let mut under =
                Party { noun: Noun { from: place.areas.clone(), ..card.noun.clone() }, ..card.clone() };
            if let Some(holder) = under.take_holder() {
                return Some(vec![stack_trashed(Stacked::Digivolution, Some(under), Some(holder), time)]);
            }
        }
        let place = place.or_else(|| {
            let from = card.noun.from.clone();
            card.placed.then_some(Place { whose: Some(card.noun.whose), areas: from })
        });
        match place {
            Some(place) => trashed_from(&card, &place, time),
            // "Option cards in the battle area".
            None if card.noun.of.contains(&Filter::Option) => {
                Some(vec![Event::of(Happening::TrashedFromBattleArea, time, card)])
            }
            None if self.sees("due to") || self.sees("by") => {
                card.is_this().then(|| vec![stack_trashed(Stacked::Digivolution, Some(card), None, time)])
            }
            None => None,
        }
    }

    /// After "placed": where.
    pub(super) fn placed_card(&mut self, card: Party, time: Time) -> Option<Event> {
        if self.one_of(&["in the battle area", "in your battle area"]).is_some() {
            return Some(Event::of(Happening::PlacedInBattleArea, time, card));
        }
        let mut card = card;
        if self.face_up() {
            card.noun.of.push(Filter::FaceUp);
        }
        if let Some(place) = self.attempt(|reader| {
            reader.one_of(&["in", "on top of", "on the top of", "at the bottom of"])?;
            let place = reader.areas()?;
            (place.areas == [Area::Security]).then_some(place)
        }) {
            return Some(Event::of(Happening::SecurityAdded, time, come_to(card, &place)));
        }
        let holder = self.placed_under()?;
        let other = card.as_card();
        Some(Event::of(Happening::DigivolutionCardsPlaced, time, holder).with(other))
    }

    /// "under this Tamer", "in this Digimon's digivolution cards", "as its digivolution cards".
    pub(super) fn placed_under(&mut self) -> Option<Party> {
        if self.one_of(&["under", "to"]).is_some() {
            if let Some(holder) = self.attempt(|reader| reader.stack_of(Stacked::Digivolution)) {
                return Some(holder);
            }
            return self.party();
        }
        self.one_of(&["in", "as", "into"])?;
        self.stack_of(Stacked::Digivolution)
    }

    fn stack_of(&mut self, wanted: Stacked) -> Option<Party> {
        let (stacked, holder) = self.stacked_cards()?;
        (stacked == wanted).then_some(())?;
        Some(holder.unwrap_or_else(|| Party::digimon(Whose::Any)))
    }

    /// "any of your Digimon's digivolution cards", "digivolution cards of an opponent's Digimon".
    pub(super) fn stacked_cards(&mut self) -> Option<(Stacked, Option<Party>)> {
        if let Some(found) = self.attempt(Reader::cards_after_holder) {
            return Some(found);
        }
        let _ = self.one_of(&["a", "the", "any"]);
        let stacked = self.stacked_word()?;
        if self.of().is_none() {
            return Some((stacked, None));
        }
        Some((stacked, Some(self.party()?)))
    }

    fn cards_after_holder(&mut self) -> Option<(Stacked, Option<Party>)> {
        let _ = self.out_of();
        let of_this = self.one_of(&["this digimon's", "this tamer's"]);
        if let Some(which) = of_this {
            let head = if which == 0 { Head::Digimon } else { Head::Tamer };
            let noun = Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::This] };
            return Some((self.stacked_word()?, Some(Party { noun, head, many: Many::One, placed: false })));
        }
        let whose = self.owner();
        if let Some(found) = self.attempt(|reader| {
            whose?;
            Some((reader.stacked_word()?, Some(Party::digimon(whose.unwrap_or_default()))))
        }) {
            return Some(found);
        }
        if whose.is_none() {
            self.indefinite();
        }
        let noun = self.phrase_possessive(whose)?;
        let stacked = self.stacked_word()?;
        Some((stacked, Some(Party { noun, head: Head::Digimon, many: Many::One, placed: false })))
    }

    fn stacked_word(&mut self) -> Option<Stacked> {
        self.stacked().map(|(stacked, _)| stacked)
    }

    /// "a digivolution card of an opponent's Digimon is trashed", "the top stacked card of … is trashed".
    pub(super) fn cards_of_clause(&mut self) -> Option<Vec<Event>> {
        if self.the_top_card_of().is_some() {
            let holder = self.party()?;
            self.is_it()?;
            let what = match self.done_word()? {
                Verb::Trashed => Happening::TopCardTrashed,
                _ => self.in_its_cards().map(|()| Happening::TopCardPlaced)?,
            };
            let how = self.how().unwrap_or_default();
            return Some(vec![Event { how, ..Event::of(what, Time::Happens, holder) }]);
        }
        let (stacked, holder) = self.stacked_cards()?;
        let time = self.passive()?;
        self.must("trashed")?;
        let how = self.how().unwrap_or_default();
        Some(vec![Event { how, ..stack_trashed(stacked, None, holder, time) }])
    }

    /// "is", "would be": what is done to something, or about to be.
    fn passive(&mut self) -> Option<Time> {
        let time = self.time();
        if time == Time::Would {
            return self.must("be").map(|()| time);
        }
        self.is_it().map(|()| time)
    }

    /// "your security stack is removed from", "a card is added to your hand".
    pub(super) fn stack_clause(&mut self) -> Option<Vec<Event>> {
        let event = self
            .attempt(Reader::stack_loses)
            .or_else(|| self.attempt(Reader::card_comes_or_goes))
            .or_else(|| self.attempt(Reader::card_returns))?;
        let how = self.how().unwrap_or_default();
        Some(vec![Event { how, ..event }])
    }

    /// "your security stack is removed from", "your hand is trashed from", "security stacks are removed from".
    fn stack_loses(&mut self) -> Option<Event> {
        let whose = self.owner().unwrap_or_default();
        let area = match self.stack_word()? {
            Stack::Security => Area::Security,
            Stack::Deck => Area::Deck,
            Stack::Hand => Area::Hand,
            Stack::EggDeck | Stack::Area(_) => return None,
        };
        let time = self.passive()?;
        let verb = if self.form("removed from", &["removed from", "reduced"]) {
            0
        } else {
            1 + self.one_of(&["trashed from", "checked", "added to"])?
        };
        let what = match (verb, &area) {
            (0, Area::Security) => Happening::SecurityRemoved,
            (1, Area::Security) => Happening::TrashedFromSecurity,
            (1, Area::Deck) => Happening::TrashedFromDeck,
            (1, Area::Hand) => Happening::TrashedFromHand,
            (2, Area::Security) => Happening::SecurityChecked,
            (3, Area::Security) => Happening::SecurityAdded,
            (3, Area::Hand) => Happening::AddedToHand,
            _ => return None,
        };
        let from = if verb == 3 { Area::Battle } else { area };
        Some(Event::of(what, time, Party::cards(whose, vec![from])))
    }

    /// "a card is removed from your security stack", "cards are added to your hand".
    fn card_comes_or_goes(&mut self) -> Option<Event> {
        let card = self.party()?;
        let time = self.passive()?;
        let verb = self.one_of(&["removed from", "added to", "checked from"])?;
        let place = self.areas_of_anybody()?;
        let what = match (verb, &place.areas[..]) {
            (0, [Area::Security]) => Happening::SecurityRemoved,
            (1, [Area::Security]) => Happening::SecurityAdded,
            (1, [Area::Hand]) => Happening::AddedToHand,
            (1, [Area::Deck]) => Happening::AddedToDeck,
            (2, [Area::Security]) => Happening::SecurityChecked,
            _ => return None,
        };
        Some(Event::of(what, time, come_to(card, &place)))
    }

    /// "[X] returns to the bottom of the deck from this Digimon's digivolution cards", "a red card returns from your
    /// trash to the hand"; where from may stand before where to.
    fn card_returns(&mut self) -> Option<Event> {
        let card = self.party()?;
        let forms = ["returns", "return", "is returned", "are returned", "is placed", "are placed"];
        self.form("returns", &forms).then_some(())?;
        let early = self.attempt(Reader::returned_from);
        self.form("to", &["to", "at"]).then_some(())?;
        let what = match self.returned_to_word()? {
            Happening::ReturnedToHand => Happening::AddedToHand,
            _ => Happening::AddedToDeck,
        };
        match early.or_else(|| self.attempt(Reader::returned_from))? {
            Left::Stack(holder) => {
                let card = Party { noun: Noun { from: vec![Area::Battle], ..card.noun }, ..card };
                Some(Event::of(what, Time::Happens, card).with(Some(holder)))
            }
            Left::Place(from) => {
                let whose = from.whose;
                self.came_from(Time::Happens, Some(from))?;
                let place = Place { whose, areas: vec![Area::Battle] };
                Some(Event::of(what, Time::Happens, come_to(card, &place)))
            }
        }
    }

    fn returned_from(&mut self) -> Option<Left> {
        self.must("from")?;
        if let Some(holder) = self.attempt(|reader| reader.stack_of(Stacked::Digivolution)) {
            return Some(Left::Stack(holder));
        }
        self.areas().map(Left::Place)
    }

    /// Areas, of anybody if nobody is named: "a player's security stack", "hands".
    pub(super) fn areas_of_anybody(&mut self) -> Option<Place> {
        if self.one_of(&["a security stack", "security stacks"]).is_some() {
            return Some(Place { whose: Some(Whose::Any), areas: vec![Area::Security] });
        }
        self.areas()
    }
}

/// What a card comes from.
enum Left {
    Stack(Party),
    Place(Place),
}

/// The cards, when they come to a place or leave one.
pub(super) fn come_to(card: Party, place: &Place) -> Party {
    let mut card = card;
    card.noun.from = match place.areas[..] {
        [Area::Security] => vec![Area::Security],
        _ => vec![Area::Battle],
    };
    if !card.is_this() {
        card.noun.whose = place.whose.unwrap_or(card.noun.whose);
    }
    card
}

pub(super) fn stack_trashed(
    stacked: Stacked,
    card: Option<Party>,
    holder: Option<Party>,
    time: Time,
) -> Event {
    let subject = card.and_then(Party::as_card);
    Event { what: stacked.trashed(), time, subject, other: holder, how: How::Any }
}

/// One event for each of the places.
pub(super) fn trashed_from(card: &Party, place: &Place, time: Time) -> Option<Vec<Event>> {
    let event = |area: &Area| {
        let what = match area {
            Area::Hand => Happening::TrashedFromHand,
            Area::Deck => Happening::TrashedFromDeck,
            Area::Security => Happening::TrashedFromSecurity,
            Area::Battle => Happening::TrashedFromBattleArea,
            _ => return None,
        };
        let whose = if card.is_this() { Whose::Any } else { place.whose.unwrap_or_default() };
        let mut card = card.clone();
        card.noun.from = vec![area.clone()];
        card.noun.whose = whose;
        Some(Event::of(what, time, card))
    };
    place.areas.iter().map(event).collect()
}
