//! The duel as a value: one door in (`apply`), one door out (the decision and the events).

use crate::explain::{self, Reason};
use crate::language::Topic;
use crate::library::{Def, Library};
use crate::overview::winning;
use crate::places::knowledge;
use crate::roster::Roster;
use crate::run;
use crate::state::{
    Ask, By, CardId, CardRef, CardState, Choice, Decision, Event, Logged, Snapshot, State, Statement,
};
use crate::terms::declare;
use enumset::EnumSet;
use std::sync::Arc;
use table::{Asked, Key, Known, Outcome, Refused, Seat, Steps, Table, Value, Windows};

/// A duel: the shared cards, the state, and whoever listens to the log.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) library: Arc<Library>,
    pub(crate) state: State,
    pub(crate) log: Option<Vec<Logged>>,
    /// What all that could apply now is about (`query::about`).
    pub(crate) about: EnumSet<Topic>,
    pub(crate) roster: Arc<Roster>,
    /// What it has done since the last decision.
    pub(crate) steps: Steps,
}

/// Why a choice was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the duel is over (3.1.4-1)")]
    Over,
    #[error("{choice:?} is not allowed now: {why}")]
    NotOffered { choice: Choice, why: Reason },
}

/// Why a stored duel could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("this is not a stored OCG duel of this version: {0}")]
pub struct Unreadable(#[from] postcard::Error);

impl Game {
    /// What is asked now; nothing when the duel is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.state.decision.as_ref()
    }

    /// Answers the pending decision and plays on to the next one.
    ///
    /// # Errors
    /// When the choice is not one of those offered; nothing has changed then.
    pub fn apply(&mut self, choice: Choice) -> Result<(), Illegal> {
        let decision = self.state.decision.as_ref().ok_or(Illegal::Over)?;
        let declares = if let Choice::Name(def) = choice {
            decision.ask == Ask::CardName && declare::find(self, &self.library.def(def).card.name).is_some()
        } else {
            false
        };
        if !declares && !decision.options.contains(&choice) {
            return Err(Illegal::NotOffered { choice, why: explain::why_not(self, choice) });
        }
        run::answer(self, choice);
        Ok(())
    }

    /// What it has done since the decision before.
    pub fn steps(&self) -> Steps {
        self.steps
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn library(&self) -> &Arc<Library> {
        &self.library
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// At which windows the duel stops from now on.
    pub fn open_windows(&mut self, windows: Windows) {
        self.state.windows = windows;
    }

    /// Starts to record events.
    pub fn listen(&mut self) {
        self.log.get_or_insert_default();
    }

    /// Nobody listens any more.
    pub fn stop_listening(&mut self) {
        self.log = None;
    }

    /// Whoever gives the duel up has lost it, at once: the book leaves it to the players (3.1.4-1).
    pub fn concede(&mut self, seat: Seat) {
        winning::concede(self, seat);
        run::run(self, crate::state::Value::Nothing);
    }

    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<Logged> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The whole state as bytes, at any moment.
    ///
    /// # Errors
    /// When the state cannot be written.
    pub fn save(&self) -> Result<Vec<u8>, Unreadable> {
        Ok(postcard::to_stdvec(&self.state)?)
    }

    /// Takes up a stored duel. The library must hold the same cards in the same order.
    ///
    /// # Errors
    /// When the bytes are not a stored duel.
    pub fn load(library: Arc<Library>, bytes: &[u8]) -> Result<Game, Unreadable> {
        Ok(Game::of(library, postcard::from_bytes(bytes)?, None))
    }

    pub(crate) fn of(library: Arc<Library>, state: State, log: Option<Vec<Logged>>) -> Game {
        let roster = Arc::new(Roster::of(&library, &state.cards));
        let mut game = Game { library, state, log, about: EnumSet::empty(), roster, steps: Steps::default() };
        game.about = game.count_topics();
        game
    }

    pub(crate) fn card(&self, card: CardId) -> &CardState {
        &self.state.cards[card.index()]
    }

    pub(crate) fn def(&self, card: CardId) -> &Def {
        self.library.def(self.card(card).def)
    }

    pub(crate) fn card_ref(&self, card: CardId) -> CardRef {
        CardRef { card, incarnation: self.card(card).incarnation }
    }

    /// Is it still the same card in the same place?
    pub(crate) fn is_current(&self, card: CardRef) -> bool {
        self.card(card.card).incarnation == card.incarnation
    }

    /// Writes to the log, if anyone listens.
    pub(crate) fn note(&mut self, event: &Event, statements: &[Statement]) {
        if let Some(log) = &mut self.log {
            let seen = |all: &[Snapshot]| {
                all.iter().map(|one| knowledge::seen(one, &self.state.cards[one.card.card.index()])).collect()
            };
            let (subjects_seen, other_seen) = (seen(&event.subjects), seen(&event.other));
            let cause_seen = match event.by {
                By::Summon(card, _) => self.state.cards[card.index()].known,
                By::Rule | By::Cost(_) | By::Effect(_) | By::Battle(_) => Known::ALL,
            };
            let (event, statements) = (event.clone(), statements.to_vec());
            log.push(Logged { event, statements, subjects_seen, other_seen, cause_seen });
        }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl Eq for Game {}

impl Table for Game {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        self.decision().filter(|decision| decision.seat == seat).map(Decision::asked)
    }

    fn answer_as(&mut self, seat: Seat, option: usize) -> Result<(), Refused> {
        match self.to_answer() {
            Some(asked) if asked == seat => self.answer(option),
            Some(_) => Err(Refused::NotAsked(seat)),
            None => Err(Refused::Over),
        }
    }

    fn key(&self, seat: Seat, option: usize) -> Key {
        let decision = self.decision().filter(|decision| decision.seat == seat);
        decision.map_or_else(|| Key::new(""), |decision| crate::key::key(self, decision, option))
    }

    fn to_answer(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    fn options(&self) -> usize {
        self.decision().map_or(0, |decision| decision.options.len())
    }

    fn answer(&mut self, option: usize) -> Result<(), Refused> {
        let decision = self.state.decision.as_ref().ok_or(Refused::Over)?;
        let offered = decision.options.len();
        let choice = *decision.options.get(option).ok_or(Refused::NoSuchOption { given: option, offered })?;
        run::answer(self, choice);
        Ok(())
    }

    fn declare(&mut self, seat: Seat, value: &Value) -> Result<(), Refused> {
        let asked = self.decision().is_some_and(|one| one.seat == seat && one.ask == Ask::CardName);
        let name = match value {
            Value::Name(name) if asked => declare::find(self, name),
            Value::Name(_) | Value::Word(_) | Value::Number(_) => None,
        };
        let name = name.ok_or_else(|| Refused::NotOffered(value.into()))?;
        run::answer(self, Choice::Name(name));
        Ok(())
    }

    /// What the key would do, if it is something that a player may want to do, and the statement that forbids it.
    fn why_refused(&self, seat: Seat, key: &Key) -> Refused {
        let not_offered = || Refused::NotOffered(key.clone());
        explain::by_key(self, seat, key).map_or_else(not_offered, |reason| Refused::Forbidden {
            key: key.clone(),
            why: reason.to_string(),
            clause: reason.statement().to_owned(),
        })
    }

    /// Only while this seat is asked: the names would tell what is in the duel.
    fn find_values(&self, seat: Seat, text: &str, most: usize) -> Vec<Value> {
        let asked = self.decision().is_some_and(|one| one.seat == seat && one.ask == Ask::CardName);
        let text = text.trim().to_lowercase();
        let names = self.library.defs().map(|(_, def)| &def.card.name).filter(|_| asked);
        let meant = names.filter(|name| name.to_lowercase().contains(&text));
        let allowed = meant.filter(|name| declare::find(self, name).is_some());
        allowed.take(most).cloned().map(Value::Name).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }
}
