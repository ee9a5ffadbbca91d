//! What players do: "you play a blue Tamer", "your opponent uses an Option card".

use super::event::{Event, Time};
use super::party::Party;
use crate::read::lex::Token;
use crate::read::mention::{Head, Many};
use crate::read::reader::Reader;
use digimon::effects::language::{Area, Happening, How, Noun, Verb, Whose};

impl Reader<'_> {
    pub(super) fn player_clause(&mut self) -> Option<Vec<Event>> {
        let whose = self.acting_player()?;
        let time = self.time();
        let mut events = self.player_event(whose, time)?;
        while let Some(more) = self.or_one_more(|reader| reader.player_event(whose, time)) {
            events.extend(more);
        }
        let how = self.how_said_late();
        for event in &mut events {
            if event.how == How::Any {
                event.how = how.clone();
            }
        }
        Some(events)
    }

    fn acting_player(&mut self) -> Option<Whose> {
        self.player()
    }

    fn player_event(&mut self, whose: Whose, time: Time) -> Option<Vec<Event>> {
        self.attempt(|reader| reader.player_plays(whose, time))
            .or_else(|| self.attempt(|reader| reader.player_uses(whose, time)))
            .or_else(|| self.attempt(|reader| reader.player_attacks(whose, time)))
            .or_else(|| self.attempt(|reader| reader.player_digivolves(whose, time)))
            .or_else(|| self.attempt(|reader| reader.player_trashes(whose, time)))
            .or_else(|| self.attempt(|reader| reader.player_turn(whose, time)))
            .or_else(|| {
                self.expect("something that a player does");
                None
            })
    }

    /// What is spoken of, and where it comes from, said before or after.
    fn played_object(&mut self, whose: Whose, time: Time) -> Option<Party> {
        let mut object = self.party()?.owned_by(whose);
        let placed = !matches!(object.noun.from[..], [] | [Area::Battle]);
        let place = if placed {
            let areas = std::mem::replace(&mut object.noun.from, vec![Area::Battle]);
            Some(crate::read::place::Place { whose: Some(whose), areas })
        } else {
            self.origin_said()
        };
        let from = self.came_from(time, place)?;
        Some(object.from(from))
    }

    fn player_plays(&mut self, whose: Whose, time: Time) -> Option<Vec<Event>> {
        let deed = self.deed_at(time)?;
        if deed.happens == Some(Happening::Played) {
            let object = self.played_object(whose, time)?;
            return Some(vec![Event::of(Happening::Played, time, object)]);
        }
        (deed.done == Some(Verb::Placed)).then_some(())?;
        let object = self.party()?.owned_by(whose);
        let there = object.placed && object.noun.from == [Area::Battle];
        (there || self.one_of(&["in your battle area", "in the battle area"]).is_some()).then_some(())?;
        Some(vec![Event::of(Happening::PlacedInBattleArea, time, object)])
    }

    fn player_uses(&mut self, whose: Whose, time: Time) -> Option<Vec<Event>> {
        self.verb_in(time, "use").then_some(())?;
        if let Some(Token::Icon(_)) = self.peek() {
            let kind = self.keyword_kind()?;
            self.must("to suspend")?;
            let object = self.party()?.owned_by(whose);
            let event = Event::of(Happening::Suspended, time, object);
            return Some(vec![Event { how: How::ByKeyword(kind), ..event }]);
        }
        let object = self.played_object(whose, time)?;
        Some(vec![Event::of(Happening::OptionUsed, time, object)])
    }

    /// "attack with a red Digimon", "attack an opponent's Digimon".
    fn player_attacks(&mut self, whose: Whose, time: Time) -> Option<Vec<Event>> {
        self.verb_in(time, "attack").then_some(())?;
        let attacker = if self.eat("with") { self.party()?.owned_by(whose) } else { Party::digimon(whose) };
        if self.attacked_player() {
            return Some(vec![Event::of(Happening::AttacksPlayer, time, attacker)]);
        }
        let other = self.attempt(Reader::party);
        Some(vec![Event::of(Happening::Attacks, time, attacker).with(other)])
    }

    /// "digivolve this Digimon into [X] in your hand", "digivolve into this card".
    fn player_digivolves(&mut self, whose: Whose, time: Time) -> Option<Vec<Event>> {
        let what = self.digivolve_verb(time)?;
        let subject = if let Some(party) = self.attempt(Reader::party) {
            party.owned_by(whose)
        } else {
            let noun = Noun { whose, from: Vec::new(), of: Vec::new() };
            Party { noun, head: Head::Digimon, many: Many::One, placed: false }
        };
        if let Some(levels) = self.levels_said() {
            return (what == Happening::Digivolved).then(|| vec![levels.event(subject, time)]);
        }
        let other = if self.into_word() { Some(self.digivolved_into()?) } else { None };
        Some(vec![Event::of(what, time, subject).with(other)])
    }

    /// "digivolving into this card" is about to happen; "attacking …" is done by what has the effect.
    pub(super) fn gerund_clause(&mut self) -> Option<Vec<Event>> {
        if let Some(event) = self.attempt(Reader::digivolving) {
            return Some(vec![event]);
        }
        self.must("attacking")?;
        let other = self.party()?;
        Some(vec![Event::of(Happening::Attacks, Time::Happens, Party::this_digimon()).with(Some(other))])
    }

    /// "digivolving one of your Digimon into …", "digivolving into this card": before it does.
    fn digivolving(&mut self) -> Option<Event> {
        self.must("digivolving")?;
        let any = Noun { whose: self.yours(), from: Vec::new(), of: Vec::new() };
        let unsaid = Party { noun: any, head: Head::Digimon, many: Many::One, placed: false };
        let digimon = self.attempt(Reader::party).unwrap_or(unsaid);
        self.into_word().then_some(())?;
        let other = Some(self.digivolved_into()?);
        Some(Event::of(Happening::Digivolved, Time::Would, digimon).with(other))
    }

    /// The card digivolved into, and where it is.
    fn digivolved_into(&mut self) -> Option<Party> {
        let card = self.party()?;
        let place = self.origin_said();
        Some(card.from(place))
    }

    fn player_trashes(&mut self, whose: Whose, time: Time) -> Option<Vec<Event>> {
        self.verb_in(time, "trash").then_some(())?;
        let card = self.party()?.owned_by(whose);
        self.trashed_card(card, time)
    }

    fn player_turn(&mut self, whose: Whose, time: Time) -> Option<Vec<Event>> {
        let player = Party::cards(whose, Vec::new());
        let what = if self.verb_in(time, "hatch") {
            let _ = self.place().is_some() || self.attempt(Reader::party).is_some();
            return Some(vec![Event::of(Happening::Hatched, time, hatched(whose))]);
        } else if self.verb_in(time, "draw") {
            let _ = self.one_of(&["cards", "a card"]);
            Happening::Drawn
        } else if self.verb_in(time, "gain") {
            self.must("memory")?;
            Happening::MemoryGained
        } else if self.verb_in(time, "end") {
            self.must("a turn")?;
            Happening::TurnEnds
        } else if self.verb_in(time, "start") {
            match self.one_of(&["a turn", "a main phase"])? {
                0 => Happening::TurnStarts,
                _ => Happening::MainPhaseStarts,
            }
        } else {
            return None;
        };
        Some(vec![Event::of(what, time, player)])
    }
}

/// What was hatched is in the breeding area.
fn hatched(whose: Whose) -> Party {
    let noun = Noun { whose, from: vec![Area::Breeding], of: Vec::new() };
    Party { noun, head: Head::Digimon, many: Many::One, placed: false }
}
