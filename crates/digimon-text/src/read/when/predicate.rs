//! What cards do or suffer: "attacks a player", "would be deleted or returned to your hand".

use super::event::{Event, Time};
use super::party::Party;
use crate::read::deed::{DEEDS, Deed, Voice};
use crate::read::lex::Token;
use crate::read::noun::canonical;
use crate::read::past_event::same_level_digivolution;
use crate::read::reader::Reader;
use crate::read::step::Stack;
use crate::read::verb::{self, Form};
use digimon::effects::language::{Area, Condition, Happening, How, Whose};

impl Reader<'_> {
    /// "any of your Digimon are played or digivolve".
    pub(super) fn card_clause(&mut self) -> Option<Vec<Event>> {
        let parties = self.parties()?;
        let time = self.time();
        let mut voice = Voice::Done;
        let mut events = Vec::new();
        loop {
            if self.one_of(&["is", "are", "be", "was", "were"]).is_some() {
                voice = Voice::Suffered;
            }
            let more = self.predicate_of(&parties, time, voice)?;
            events.extend(more);
            let joined = self.attempt(|reader| {
                reader.must("or")?;
                let _ = time == Time::Would && reader.eat("would");
                let be = reader.one_of(&["is", "are", "be"]).is_some();
                let voice = if be { Voice::Suffered } else { voice };
                reader.verb_follows(voice, time).then_some(voice)
            });
            match joined {
                Some(next) => voice = next,
                None => break,
            }
        }
        if let Some(filter) = self.attempt(Reader::exception) {
            for party in events.iter_mut().filter_map(|event| event.subject.as_mut()) {
                party.noun.of.push(filter.clone());
                party.noun.of = canonical(std::mem::take(&mut party.noun.of));
            }
        }
        let how = self.how_said_late();
        for event in &mut events {
            if event.how == How::Any {
                event.how = how.clone();
            }
        }
        Some(events)
    }

    /// By what it happens, perhaps after a comma.
    pub(super) fn how_said_late(&mut self) -> How {
        let late = |reader: &mut Self| reader.comma().then(|| reader.how()).flatten();
        self.how().or_else(|| self.attempt(late)).unwrap_or_default()
    }

    /// Does another verb follow the "or", rather than somebody else?
    fn verb_follows(&mut self, voice: Voice, time: Time) -> bool {
        let Some(Token::Word(word)) = self.peek() else { return false };
        let active = DEEDS.iter().filter(|deed| deed.voice != Voice::Suffered).map(|deed| deed.lemma);
        let does = active
            .chain(["leave", "delete"])
            .any(|lemma| word == lemma || (time == Time::Happens && verb::is_third(word, lemma)));
        let suffers = DEEDS.iter().filter(|deed| deed.voice != Voice::Done);
        does || (voice == Voice::Suffered && suffers.map(|deed| deed.participle).any(|done| word == done))
    }

    /// Reads the verb as somebody does it.
    #[track_caller]
    pub(super) fn verb_in(&mut self, time: Time, lemma: &str) -> bool {
        let Some(Token::Word(word)) = self.peek() else { return false };
        let is = word == lemma || (time == Time::Happens && verb::is_third(word, lemma));
        if is {
            self.notes.words(std::panic::Location::caller(), lemma);
            self.advance();
        }
        is
    }

    fn predicate_of(&mut self, parties: &[Party], time: Time, voice: Voice) -> Option<Vec<Event>> {
        if let Some(events) = (voice == Voice::Suffered)
            .then(|| self.attempt(|reader| reader.suffered(parties, time)))
            .flatten()
        {
            return Some(events);
        }
        self.attempt(|reader| reader.done(parties, time)).or_else(|| {
            self.expect("something that happens");
            None
        })
    }

    fn done(&mut self, parties: &[Party], time: Time) -> Option<Vec<Event>> {
        if let Some(events) = self.attempt(|reader| {
            (reader.digivolve_verb(time)? == Happening::Digivolved).then_some(())?;
            let levels = reader.levels_said()?;
            Some(parties.iter().map(|party| levels.event(party.clone(), time)).collect())
        }) {
            return Some(events);
        }
        let (what, other) = self
            .attempt(|reader| reader.digivolves(time))
            .or_else(|| self.attempt(|reader| reader.attacks(time)))
            .or_else(|| self.attempt(|reader| reader.deletes(time)))
            .or_else(|| self.attempt(|reader| reader.gets_linked(time)))
            .or_else(|| self.attempt(|reader| reader.checks(time)))
            .or_else(|| self.attempt(|reader| reader.plain_verb(time)))?;
        let event = |party: &Party| Event::of(what, time, party.clone()).with(other.clone());
        Some(parties.iter().map(event).collect())
    }

    /// The verb as somebody does it, or would.
    pub(super) fn deed_at(&mut self, time: Time) -> Option<&'static Deed> {
        let third = if time == Time::Happens { self.deed_in(Form::Third) } else { None };
        third.or_else(|| self.deed_in(Form::Base))
    }

    fn plain_verb(&mut self, time: Time) -> Option<(Happening, Option<Party>)> {
        if self.verb_in(time, "leave") {
            self.whoevers();
            self.one_of(&["battle area", "play"])?;
            return Some((Happening::Leaves, None));
        }
        if self.verb_in(time, "become") {
            let at = self.one_of(&["suspended", "unsuspended"])?;
            return Some(([Happening::Suspended, Happening::Unsuspended][at], None));
        }
        if self.verb_in(time, "move") {
            self.to_battle_area()?;
            return Some((Happening::Moved, None));
        }
        let deed = self.deed_at(time)?;
        let plain =
            matches!(deed.happens?, Happening::Suspended | Happening::Unsuspended | Happening::Blocks);
        plain.then_some((deed.happens?, None))
    }

    /// "from the breeding area to the battle area".
    pub(in crate::read) fn to_battle_area(&mut self) -> Option<()> {
        let _ = self.attempt(|reader| {
            reader.must("from")?;
            reader.whoevers();
            reader.must("breeding area")
        });
        self.to_somebodys_field().map(|_| ())
    }

    /// "to the battle area", and whose.
    pub(in crate::read) fn to_somebodys_field(&mut self) -> Option<Whose> {
        self.attempt(|reader| {
            reader.must("to")?;
            let whose = reader.owner();
            if whose.is_none() {
                reader.whoevers();
            }
            reader.must("battle area")?;
            Some(whose.unwrap_or_else(|| reader.yours()))
        })
    }

    /// "digivolves", "would DNA digivolve".
    pub(super) fn digivolve_verb(&mut self, time: Time) -> Option<Happening> {
        let dna = self.eat("dna");
        self.verb_in(time, "digivolve").then_some(())?;
        Some(if dna { Happening::DnaDigivolved } else { Happening::Digivolved })
    }

    fn digivolves(&mut self, time: Time) -> Option<(Happening, Option<Party>)> {
        let what = self.digivolve_verb(time)?;
        let other = if self.into_word() { Some(self.digivolved_card(time)?) } else { None };
        let place = self.origin_said();
        self.came_from(Time::Happens, place)?;
        Some((what, other))
    }

    /// The card digivolved into; "a same-level Digimon" is a condition on both.
    fn digivolved_card(&mut self, time: Time) -> Option<Party> {
        let same = self.attempt(Reader::of_the_same_level);
        if same.is_some() {
            (time == Time::Happens).then_some(())?;
            self.context.given.push(same_level_digivolution());
        }
        self.party()
    }

    fn attacks(&mut self, time: Time) -> Option<(Happening, Option<Party>)> {
        self.verb_in(time, "attack").then_some(())?;
        if self.attacked_player() {
            return Some((Happening::AttacksPlayer, None));
        }
        if let Some(Token::Icon(icon)) = self.peek_at(1)
            && icon.eq_ignore_ascii_case("blitz")
            && self.eat("with")
        {
            self.advance();
            self.context.given.push(Condition::Blitzing);
            return Some((Happening::Attacks, None));
        }
        Some((Happening::Attacks, self.attempt(Reader::party)))
    }

    fn deletes(&mut self, time: Time) -> Option<(Happening, Option<Party>)> {
        self.verb_in(time, "delete").then_some(())?;
        let other = self.party()?;
        (self.how()? == How::InBattle).then_some(())?;
        let what = match self.one_of(&["and survives", "and survive", "without being deleted"]) {
            Some(_) => Happening::DeletesInBattleAndSurvives,
            None => Happening::DeletesInBattle,
        };
        Some((what, Some(other)))
    }

    fn gets_linked(&mut self, time: Time) -> Option<(Happening, Option<Party>)> {
        (self.verb_in(time, "get") || self.verb_in(time, "become")).then_some(())?;
        self.must("linked")?;
        let other = if self.linked_to().is_some() { Some(self.party()?) } else { None };
        Some((Happening::Linked, other))
    }

    /// "checks a face-up security card", "checks your opponent's security stack".
    fn checks(&mut self, time: Time) -> Option<(Happening, Option<Party>)> {
        self.verb_in(time, "check").then_some(())?;
        let stack = self.attempt(|reader| {
            let _ = reader.owner();
            reader.one_of(&["security stack", "security stacks", "security"])
        });
        if stack.is_some() {
            return Some((Happening::ChecksSecurity, None));
        }
        let card = self.party()?;
        (card.noun.from == [Area::Security]).then_some(())?;
        let plain = card.noun.of.is_empty();
        Some((Happening::ChecksSecurity, (!plain).then_some(card)))
    }

    fn suffered(&mut self, parties: &[Party], time: Time) -> Option<Vec<Event>> {
        if let Some(events) = self.attempt(|reader| reader.card_suffers(parties, time)) {
            return Some(events);
        }
        if let Some(what) = self.attempt(|reader| {
            let deed = reader.participle()?;
            (deed.voice != Voice::Done).then_some(deed.happens)?
        }) {
            if what == Happening::Moved {
                self.to_battle_area()?;
            }
            if what == Happening::Digivolved && self.into_word() {
                return Some(parties.iter().map(|party| Event::into(party.clone(), time)).collect());
            }
            return Some(parties.iter().map(|party| Event::of(what, time, party.clone())).collect());
        }
        if self.eat("blocked") {
            let by = self.attempt(|reader| {
                reader.must("by")?;
                reader.party()
            });
            let event = |party: &Party| Event::of(Happening::Blocked, time, party.clone()).with(by.clone());
            return Some(parties.iter().map(event).collect());
        }
        self.must("returned")?;
        let where_to = self.returned_where()?;
        let both = parties
            .iter()
            .flat_map(|party| where_to.iter().map(move |&what| Event::of(what, time, party.clone())));
        Some(both.collect())
    }

    /// "to the hand", "to your hand or deck", "to hands or decks".
    pub(super) fn returned_where(&mut self) -> Option<Vec<Happening>> {
        self.must("to")?;
        let mut all = vec![self.returned_to_word()?];
        while let Some(what) = self.attempt(|reader| {
            let comma = reader.comma();
            (reader.eat("or") || comma).then_some(())?;
            let _ = reader.eat("to");
            reader.returned_to_word()
        }) {
            all.push(what);
        }
        all.dedup();
        Some(all)
    }

    pub(super) fn returned_to_word(&mut self) -> Option<Happening> {
        let _ = self.end_of();
        self.whoevers();
        match self.stack_word()? {
            Stack::Hand => Some(Happening::ReturnedToHand),
            Stack::Deck => Some(Happening::ReturnedToDeck),
            Stack::EggDeck | Stack::Security | Stack::Area(_) => None,
        }
    }
}
