//! "When …,": what happens or would happen, to whom and how (15-5, 15-8-5).

use super::header::Header;
use super::party::Party;
use crate::read::lex::Token;
use crate::read::mention::{Head, Many};
use crate::read::reader::Reader;
use digimon::effects::language::{
    Area, Condition, Duration, Filter, Happening, How, Noun, Pattern, Place, Target, When,
};

/// Whether it has happened, or is about to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Time {
    Happens,
    Would,
}

/// One thing that is waited for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Event {
    pub what: Happening,
    pub time: Time,
    /// Nothing where anything will do.
    pub subject: Option<Party>,
    pub other: Option<Party>,
    pub how: How,
}

/// Something that an effect waits for from now on.
pub(in crate::read) struct Awaited {
    pub when: Vec<When>,
    /// Only the next time.
    pub once: bool,
    /// It is about this, not about what any card may do.
    pub of_this: bool,
    pub duration: Option<Duration>,
}

impl Event {
    pub fn of(what: Happening, time: Time, subject: Party) -> Event {
        Event { what, time, subject: Some(subject), other: None, how: How::Any }
    }

    pub fn with(self, other: Option<Party>) -> Event {
        Event { other, ..self }
    }

    /// Something digivolves into the card.
    pub fn into(card: Party, time: Time) -> Event {
        let what = Happening::Digivolved;
        Event { what, time, subject: None, other: Some(card), how: How::Any }
    }

    fn when(self) -> When {
        let noun = |party: Option<Party>| party.map(|party| party.noun);
        let pattern = Pattern {
            what: self.what,
            subject: noun(self.subject).unwrap_or_default(),
            how: self.how,
            other: noun(self.other),
        };
        match self.time {
            Time::Happens => When::When(pattern),
            Time::Would => When::Would(pattern),
        }
    }
}

impl Header {
    /// The same with this trigger condition; one about the card itself works wherever the card is.
    pub(in crate::read) fn triggered(mut self, when: Vec<When>) -> Header {
        if self.icons.place == Place::Battle && when.iter().any(is_about_the_card) {
            self.icons.place = Place::Anywhere;
        }
        self.when = when;
        self
    }
}

/// Does it happen to the card itself, not to it as something in play?
fn is_about_the_card(when: &When) -> bool {
    let (When::When(pattern) | When::Would(pattern)) = when else { return false };
    let is_this = |noun: &Noun| noun.of.contains(&Filter::This);
    let elsewhere = |noun: &Noun| noun.from != [Area::Battle];
    let other = pattern.other.as_ref().is_some_and(|other| is_this(other) && elsewhere(other));
    let card = matches!(pattern.what, Happening::DigivolutionCardsTrashed | Happening::LinkCardsTrashed);
    other || (is_this(&pattern.subject) && (card || elsewhere(&pattern.subject)))
}

impl Reader<'_> {
    /// "When …," up to and with its comma; what triggers it is spoken of from then on.
    pub(in crate::read) fn trigger(&mut self) -> Option<Vec<When>> {
        self.one_of(&["when", "whenever"])?;
        let events = self.events()?;
        (!self.context.next).then_some(())?;
        if !self.comma() {
            self.expect("a comma after the trigger condition");
            return None;
        }
        self.speak_of(&events);
        Some(events.into_iter().map(Event::when).collect())
    }

    /// "the next time …,", "when … would next …,": the trigger condition, what it is about, and how long it
    /// is waited for if that is said.
    pub(in crate::read) fn awaited(&mut self) -> Option<Awaited> {
        let next_time = self.one_of(&["the next time", "when"])? == 0;
        let events = self.events()?;
        let next = std::mem::take(&mut self.context.next);
        let duration = self.duration();
        self.comma().then_some(())?;
        let is_this = |event: &Event| event.subject.as_ref().is_some_and(Party::is_this);
        let of_this = events.iter().all(is_this);
        self.speak_of(&events);
        let when = events.into_iter().map(Event::when).collect();
        Some(Awaited { when, once: next_time || next, of_this, duration })
    }

    fn events(&mut self) -> Option<Vec<Event>> {
        let mut events = self.event_clause()?;
        while let Some(more) = self.or_one_more(|reader| {
            reader.again_when();
            reader.event_clause()
        }) {
            events.extend(more);
        }
        let _ = self.attempt(Reader::during_phase);
        Some(events)
    }

    /// "or when …": said once more.
    pub(super) fn again_when(&mut self) {
        let _ = self.eat("when");
    }

    /// "would", "would next": whether it has happened or is about to.
    pub(super) fn time(&mut self) -> Time {
        if !self.eat("would") {
            return Time::Happens;
        }
        self.context.next |= self.eat("next");
        Time::Would
    }

    /// One clause, up to where it must end.
    #[allow(clippy::type_complexity, reason = "a list of functions of one kind")]
    fn event_clause(&mut self) -> Option<Vec<Event>> {
        let clauses: [fn(&mut Self) -> Option<Vec<Event>>; 7] = [
            Reader::attack_target_clause,
            Reader::gerund_clause,
            Reader::effect_clause,
            Reader::player_clause,
            Reader::stack_clause,
            Reader::cards_of_clause,
            Reader::card_clause,
        ];
        clauses.into_iter().find_map(|clause| {
            self.attempt(|reader| {
                let events = clause(reader)?;
                reader.clause_ends().then_some(events)
            })
        })
    }

    fn clause_ends(&self) -> bool {
        matches!(self.peek(), Some(Token::Comma | Token::Word("or" | "during"))) || self.sees("this turn")
    }

    /// "during your main phase".
    fn during_phase(&mut self) -> Option<()> {
        self.must("during")?;
        let whose = match self.one_of(&["your opponent's", "your"]) {
            Some(0) => Some(Condition::OpponentsTurn),
            Some(_) => Some(Condition::YourTurn),
            None => {
                let _ = self.article() || self.the();
                None
            }
        };
        let phase = self.phase_word()?;
        self.context.given.extend(whose);
        self.context.given.push(Condition::InPhase(phase));
        Some(())
    }

    /// From now on "it" is what this happened to, and "that card" may be the other one.
    fn speak_of(&mut self, events: &[Event]) {
        let Some(event) = events.last() else { return };
        if event.time == Time::Happens {
            let of_others = events.iter().filter(|event| !event.subject.as_ref().is_some_and(Party::is_this));
            let suffered = of_others.filter_map(|event| crate::read::past_participle::suffered(event.what));
            self.context.happened.extend(suffered);
        }
        let parties = [(&event.other, Target::TriggeringOther), (&event.subject, Target::Triggering)];
        for (party, target) in parties {
            let Some(party) = party else { continue };
            let target = match (party.is_this(), party.head) {
                (true, Head::Card) => Target::ThisCard,
                (true, _) => Target::This,
                (false, _) => target,
            };
            self.context.named.push((target.clone(), party.noun.of.clone()));
            self.mentions.add(target, party.head, party.many);
        }
        if event.subject.is_none() && event.other.is_none() {
            self.mentions.add(Target::Triggering, Head::Card, Many::Several);
        }
    }
}
