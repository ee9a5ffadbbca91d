//! The game value: one door in (`apply`), one door out (the decision and the events).

use crate::library::{Library, Reactions};
use crate::position::Position;
use crate::setup::{DeckError, Setup};
use crate::state::{Ask, Choice, Clause, Decision, Event, Frame, Holder, Returned, State, What};
use crate::{position, run, setup};
use std::sync::Arc;
use table::{Asked, Key, Refused, Seat, Steps, Table, Windows};

/// A game of Digimon: the shared cards, the state, and whoever listens to the log.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) library: Arc<Library>,
    pub(crate) state: State,
    /// What the cards in this game react to, and what their persistent effects are about.
    pub(crate) reacts: Reactions,
    pub(crate) log: Option<Vec<Event>>,
    /// What the frame that goes on next is handed back; nothing while something is asked.
    pub(crate) returned: Returned,
    /// What it has done since the last decision.
    pub(crate) steps: Steps,
}

/// Why a choice was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over (1-2-2)")]
    Over,
    #[error("{choice:?} is not allowed now: {why}")]
    NotOffered { choice: Choice, why: crate::explain::Why },
}

/// Why a game could not be stored.
#[derive(Debug, thiserror::Error)]
#[error("this game cannot be stored: {0}")]
pub struct Unstorable(postcard::Error);

/// Why a stored game could not be read.
#[derive(Debug, thiserror::Error)]
#[error("this is not a stored Digimon game of this version: {0}")]
pub struct Unreadable(postcard::Error);

impl Game {
    fn of(library: Arc<Library>, state: State, log: Option<Vec<Event>>) -> Game {
        let cards = state.cards().iter().map(|card| library.def(card.def).reacts);
        let reacts = cards.fold(Reactions::default(), Reactions::union);
        Game { library, state, reacts, log, returned: Returned::Nothing, steps: Steps::default() }
    }

    /// Starts a game with two decks, up to the first decision (5-2).
    ///
    /// # Errors
    /// When a deck breaks the building rules (1-4-1).
    pub fn new(library: Arc<Library>, setup: &Setup) -> Result<Game, DeckError> {
        let state = setup::begin(&library, setup)?;
        let mut game = Game::of(library, state, None);
        run::run(&mut game);
        Ok(game)
    }

    /// As [`Game::new`], with the log on from the start.
    ///
    /// # Errors
    /// When a deck breaks the building rules (1-4-1).
    pub fn new_listening(library: Arc<Library>, setup: &Setup) -> Result<Game, DeckError> {
        let state = setup::begin(&library, setup)?;
        let mut game = Game::of(library, state, Some(Vec::new()));
        run::run(&mut game);
        Ok(game)
    }

    /// Plays on from a position, up to the first decision.
    pub fn from_position(library: Arc<Library>, position: &Position) -> Game {
        let state = position::set_up(position);
        let mut game = Game::of(library, state, None);
        run::run(&mut game);
        game
    }

    /// As [`Game::from_position`], with the log on from the start.
    pub fn from_position_listening(library: Arc<Library>, position: &Position) -> Game {
        let state = position::set_up(position);
        let mut game = Game::of(library, state, Some(Vec::new()));
        run::run(&mut game);
        game
    }

    /// What is asked now; nothing when the game is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.state.decision()
    }

    /// Answers the pending decision and plays on to the next one.
    ///
    /// # Errors
    /// When the choice is not one of those offered; nothing has changed then.
    pub fn apply(&mut self, choice: Choice) -> Result<(), Illegal> {
        let Some(decision) = self.state.decision() else { return Err(Illegal::Over) };
        if !decision.options.contains(&choice) {
            return Err(Illegal::NotOffered { choice, why: crate::explain::why_not(self, choice) });
        }
        self.take(choice);
        Ok(())
    }

    fn take(&mut self, choice: Choice) {
        if let Some(decision) = self.state.take_decision() {
            crate::other::endless_loop::made(self, &decision, choice);
        }
        self.hand_back(Returned::Answer(choice));
        run::run(self);
    }

    /// 1-2-4: a player may concede at any time, and loses at once.
    pub fn concede(&mut self, seat: Seat) {
        if self.state.outcome().is_none() {
            crate::overview::winning::win(self, seat.other(), &["1-2-4"]);
            self.state.stop();
        }
    }

    /// At which windows the game stops from now on.
    pub fn open_windows(&mut self, windows: Windows) {
        self.state.set_windows(windows);
    }

    pub fn outcome(&self) -> Option<table::Outcome> {
        self.state.outcome()
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

    /// 4-1: the memory on this player's side; negative when it is on the other side.
    pub fn memory(&self, seat: Seat) -> i8 {
        self.state.memory(seat)
    }

    /// Is what is kept of the effects in play what would be worked out now? A check for tests and trial games.
    pub fn knows_its_effects(&self) -> bool {
        crate::effects::index::is_current(self)
    }

    /// Starts to record events.
    pub fn listen(&mut self) {
        self.log.get_or_insert_default();
    }

    /// Records no more events.
    pub fn stop_listening(&mut self) {
        self.log = None;
    }

    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The whole state as bytes, at any moment.
    ///
    /// # Errors
    /// When the state has a part that cannot be stored.
    pub fn save(&self) -> Result<Vec<u8>, Unstorable> {
        postcard::to_stdvec(&self.state).map_err(Unstorable)
    }

    /// Takes up a stored game. The library must hold the same cards in the same order.
    ///
    /// # Errors
    /// When the bytes are not a stored game.
    pub fn load(library: Arc<Library>, bytes: &[u8]) -> Result<Game, Unreadable> {
        let state = postcard::from_bytes(bytes).map_err(Unreadable)?;
        Ok(Game::of(library, state, None))
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.push_frame(frame);
    }

    /// The frame on top goes on with this.
    pub(crate) fn hand_back(&mut self, returned: Returned) {
        self.returned = returned;
    }

    /// Asks, and comes back to the frame on top with the answer. A single option is no question, but
    /// where a stop is to tell nothing.
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask, about: Option<Holder>, options: Vec<Choice>) {
        debug_assert!(!options.is_empty(), "asked {ask:?} without options");
        let mut decision = Decision { seat, ask, about, options };
        let forced = crate::other::endless_loop::close(self, &mut decision);
        match (forced, &decision.options[..]) {
            (Some(choice), _) => self.hand_back(Returned::Answer(choice)),
            (None, &[only]) if !matches!(ask, Ask::MainPhase | Ask::Breeding | Ask::Counter) => {
                self.hand_back(Returned::Answer(only));
            }
            (None, _) => self.state.set_decision(decision),
        }
    }

    /// Writes to the log, if anyone listens.
    pub(crate) fn note(&mut self, clauses: &[Clause], what: impl FnOnce(&Game) -> What) {
        if self.log.is_some() {
            let event = Event { what: what(self), clauses: clauses.to_vec() };
            if let Some(log) = &mut self.log {
                log.push(event);
            }
        }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl Eq for Game {}

impl std::hash::Hash for Game {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.state.hash(state);
    }
}

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
        let decision = self.state.decision().ok_or(Refused::Over)?;
        let offered = decision.options.len();
        let choice = *decision.options.get(option).ok_or(Refused::NoSuchOption { given: option, offered })?;
        self.take(choice);
        Ok(())
    }

    fn outcome(&self) -> Option<table::Outcome> {
        self.state.outcome()
    }
}
