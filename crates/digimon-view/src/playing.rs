//! A game of Digimon in play, as a server sees it.

use crate::record::Stored;
use crate::see::{Handles, Log, PerViewer, Texts, Viewing};
use bots::{Budget, Level, Tried};
use digimon::Game;
use digimon::state::CardId;
use host::{Bot, Move, Playing, PoolId, Problem, Record, Thought, Viewer};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use table::{Asked, Dice, Key, Outcome, Recorded, Refused, Searchable, Seat, StateHash, Table, Windows};

/// The game, its log, and how it ended outside the rules.
#[derive(Clone)]
pub struct InPlay {
    game: Game,
    texts: Arc<Texts>,
    log: Log,
    handles: PerViewer<Handles>,
    moves: u32,
    tried: Tried,
    /// A draw that was agreed on, or time that ran out.
    settled: Option<Outcome>,
    first: Arc<First>,
    /// The pools that people brought whose cards are in it.
    pools: Vec<PoolId>,
}

/// The game before its first move.
struct First {
    game: Game,
    log: Log,
    handles: PerViewer<Handles>,
}

impl InPlay {
    /// Takes up a game that listens from its start (`Game::new_listening`, `Game::from_position_listening`).
    pub fn new(mut game: Game, texts: Arc<Texts>) -> InPlay {
        game.listen();
        let mut log = Log::new(&game);
        let events = game.take_events();
        let mut handles = PerViewer::default();
        handles.renew(&game, &events);
        log.add(events, 0, &game, &handles);
        InPlay::from(Arc::new(First { game, log, handles }), texts)
    }

    fn from(first: Arc<First>, texts: Arc<Texts>) -> InPlay {
        let (game, log, handles) = (first.game.clone(), first.log.clone(), first.handles.clone());
        InPlay {
            game,
            texts,
            log,
            handles,
            moves: 0,
            tried: Tried::default(),
            settled: None,
            first,
            pools: Vec::new(),
        }
    }

    /// The same game, whose cards come from these pools, too.
    #[must_use]
    pub fn with_pools(self, pools: Vec<PoolId>) -> InPlay {
        InPlay { pools, ..self }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    fn sight(&self, viewer: Viewer) -> Viewing<'_> {
        Viewing::new(&self.game, viewer, &self.texts, self.handles.of(viewer))
    }

    fn answer(&mut self, seat: Seat, option: usize) -> Result<(), Refused> {
        self.tried.note(&self.game, seat, option);
        self.game.answer_as(seat, option)
    }

    fn listen(&mut self) {
        let events = self.game.take_events();
        self.handles.renew(&self.game, &events);
        self.log.add(events, self.moves, &self.game, &self.handles);
    }

    /// The card that a viewer calls by this number.
    pub fn behind(&self, viewer: Viewer, handle: u16) -> Option<CardId> {
        self.sight(viewer).behind(handle)
    }

    /// The same moment with what a seat cannot know dealt anew. Nothing that this seat is sent may differ.
    #[must_use]
    pub fn redealt(&self, seat: Seat, dice: &mut Dice) -> InPlay {
        let mut other = self.clone();
        other.game.redeal(seat, dice);
        other
    }
}

/// What a seat sees, as JSON; there is nothing in it that could fail.
fn as_json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

impl Playing for InPlay {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        self.game.asked(seat).filter(|_| self.settled.is_none())
    }

    fn keys(&self, seat: Seat) -> Vec<Key> {
        let options = self.asked(seat).map_or(0, |asked| asked.options);
        (0..options).map(|option| self.game.key(seat, option)).collect()
    }

    fn find_values(&self, seat: Seat, text: &str, most: usize) -> Vec<table::Value> {
        self.game.find_values(seat, text, most)
    }

    fn state_hash(&self) -> StateHash {
        self.game.state_hash()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.settled.or(self.game.outcome())
    }

    fn turn(&self) -> u32 {
        u32::from(self.game.state().turn())
    }

    fn beginning(&self) -> Box<dyn Playing> {
        let first = InPlay::from(Arc::clone(&self.first), Arc::clone(&self.texts));
        Box::new(first.with_pools(self.pools.clone()))
    }

    fn make(&mut self, this: &Move) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        match this {
            Move::Option(option) => {
                let seat = self.game.to_answer().ok_or(Refused::Over)?;
                self.answer(seat, usize::from(*option))?;
            }
            Move::Answer { seat, key } => {
                self.game.asked(*seat).ok_or(Refused::NotAsked(*seat))?;
                let option = self.game.option_of(*seat, key);
                self.answer(*seat, option.ok_or_else(|| Refused::NotOffered(key.clone()))?)?;
            }
            &Move::Concede(seat) => {
                self.log.conceded(seat, self.moves);
                self.game.concede(seat);
            }
            Move::Draw => {
                self.log.draw_agreed(self.moves);
                self.settled = Some(Outcome::Draw);
            }
            &Move::TimeOut(seat) => {
                self.log.time_ran_out(seat, self.moves);
                self.settled = Some(Outcome::Won(seat.other()));
            }
        }
        self.listen();
        self.moves += 1;
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        let mut view = self.sight(viewer).view();
        if self.settled.is_some() {
            view.asked = None;
        }
        as_json(view)
    }

    fn lines(&self) -> usize {
        self.log.len()
    }

    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        self.log.from(from, self.sight(viewer)).into_iter().map(as_json).collect()
    }

    fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem> {
        self.sight(viewer).about(what).map(as_json)
    }

    fn thought(&self, seat: Seat, bot: Bot, budget: Duration, seed: u64) -> Thought {
        let level = match bot {
            Bot::Random => Level::Random,
            Bot::Greedy => Level::Greedy,
            Bot::Search => Level::Search,
        };
        // A game that nobody listens to, and that stops only where something can be done, is quicker
        // to think about.
        let (mut game, tried) = (self.game.clone(), self.tried.clone());
        game.stop_listening();
        game.open_windows(Windows::Exact);
        Box::new(move || level.bot(seed).choose(&game, seat, &tried, Budget::wall(budget)))
    }

    fn position(&self) -> Result<Record, Problem> {
        let position = Stored::of_game(&self.game)?;
        Stored { pools: self.pools.clone(), ..position }.write()
    }
}
