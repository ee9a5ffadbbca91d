//! A card game in play, as a server sees it: the game, what viewers are told of it, and how it ended outside the rules.

use super::{CardGame, Stored};
use crate::requests::said;
use crate::{
    Bot, Estimation, Foresight, Move, Playing, PoolId, Problem, Record, Thought, Viewer, estimated, foreseen,
};
use bots::{Budget, Level, Tried};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use table::{Asked, Key, Outcome, Recorded, Refused, Searchable, Seat, Seed, StateHash, Table};

/// An end that is not in the rules of a game, or not only there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Conceded(Seat),
    DrawAgreed,
    TimeRanOut(Seat),
}

/// The position of a game, to play on from.
#[derive(Clone, PartialEq, Debug)]
pub struct Laid<P> {
    pub position: P,
    /// Cards are in it that are not understood.
    pub marked: bool,
    /// The same for the same game.
    pub seed: Seed,
}

/// A game with its log, as viewers see it.
pub trait GameView: Clone + Send + Sync + 'static {
    type Game: Searchable + Recorded + Send + 'static;
    type Position;

    /// Takes up a game that kept what happened from its start.
    fn new(game: Self::Game) -> Self;

    fn game(&self) -> &Self::Game;

    /// What changes the game is told by `take_in`.
    fn game_mut(&mut self) -> &mut Self::Game;

    /// Takes in what has happened since the last time, after so many moves.
    fn take_in(&mut self, moves: u32);

    /// Notes how it ended, after so many moves. A seat that concedes loses by the rules.
    fn end(&mut self, end: End, moves: u32);

    /// Which turn it is, to jump to.
    fn turn(&self) -> u32;

    /// The game for a bot to think about: nobody listens, and it stops only where something can be done.
    fn to_think_about(&self) -> Self::Game;

    /// The field, and the question if there is one; none if it ended outside the rules.
    fn view(&self, viewer: Viewer, ended: Option<Outcome>) -> Value;

    /// Names of fields, of views and of lines, that may be null or hold nulls where nobody can tell what they are.
    const OPEN: &'static [&'static str];

    /// The field without a question.
    fn field(&self, viewer: Viewer) -> Value;

    /// How many lines the log has.
    fn lines(&self) -> usize;

    /// The lines of the log from a number on.
    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value>;

    /// # Errors
    /// When nothing of this kind is there.
    fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem>;

    /// # Errors
    /// When the game is over, or something is under way.
    fn position(&self) -> Result<Laid<Self::Position>, Problem>;
}

/// A game of `G` in play.
pub struct InPlay<G: CardGame> {
    view: G::View,
    /// Before the first move.
    first: Arc<G::View>,
    moves: u32,
    tried: Tried,
    /// A draw that was agreed on, or time that ran out.
    settled: Option<Outcome>,
    /// The pools that people brought whose cards are in it.
    pools: Vec<PoolId>,
}

impl<G: CardGame> Clone for InPlay<G> {
    fn clone(&self) -> InPlay<G> {
        InPlay {
            view: self.view.clone(),
            first: Arc::clone(&self.first),
            moves: self.moves,
            tried: self.tried.clone(),
            settled: self.settled,
            pools: self.pools.clone(),
        }
    }
}

impl<G: CardGame> InPlay<G> {
    pub fn new(view: G::View) -> InPlay<G> {
        InPlay::from(Arc::new(view))
    }

    fn from(first: Arc<G::View>) -> InPlay<G> {
        let (view, tried, pools) = ((*first).clone(), Tried::default(), Vec::new());
        InPlay { view, first, moves: 0, tried, settled: None, pools }
    }

    /// The same game, whose cards come from these pools, too.
    #[must_use]
    pub fn with_pools(self, pools: Vec<PoolId>) -> InPlay<G> {
        InPlay { pools, ..self }
    }

    pub fn seen(&self) -> &G::View {
        &self.view
    }

    pub fn game(&self) -> &<G::View as GameView>::Game {
        self.view.game()
    }

    /// The same moment of a game that differs in this.
    #[must_use]
    pub fn with_game(&self, change: impl FnOnce(&mut <G::View as GameView>::Game)) -> InPlay<G> {
        let mut other = self.clone();
        change(other.view.game_mut());
        other
    }

    fn answer(&mut self, seat: Seat, option: usize) -> Result<(), Refused> {
        self.tried.note(self.view.game(), seat, option);
        self.view.game_mut().answer_as(seat, option)
    }

    fn answer_by_key(&mut self, seat: Seat, key: &Key) -> Result<(), Refused> {
        self.game().asked(seat).ok_or(Refused::NotAsked(seat))?;
        match self.game().option_of(seat, key) {
            Some(option) => self.answer(seat, option),
            None => self.view.game_mut().answer_by_key(seat, key),
        }
    }

    fn end(&mut self, end: End) {
        self.view.end(end, self.moves);
        self.settled = match end {
            End::Conceded(_) => None,
            End::DrawAgreed => Some(Outcome::Draw),
            End::TimeRanOut(seat) => Some(Outcome::Won(seat.other())),
        };
    }
}

impl<G: CardGame> Playing for InPlay<G> {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        self.game().asked(seat).filter(|_| self.settled.is_none())
    }

    fn keys(&self, seat: Seat) -> Vec<Key> {
        let options = self.asked(seat).map_or(0, |asked| asked.options);
        (0..options).map(|option| self.game().key(seat, option)).collect()
    }

    fn find_values(&self, seat: Seat, text: &str, most: usize) -> Vec<table::Value> {
        self.game().find_values(seat, text, most)
    }

    fn state_hash(&self) -> StateHash {
        self.game().state_hash()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.settled.or(self.game().outcome())
    }

    fn turn(&self) -> u32 {
        self.view.turn()
    }

    fn beginning(&self) -> Box<dyn Playing> {
        Box::new(InPlay::<G>::from(Arc::clone(&self.first)).with_pools(self.pools.clone()))
    }

    fn make(&mut self, this: &Move) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        match this {
            Move::Option(option) => {
                let seat = self.game().to_answer().ok_or(Refused::Over)?;
                self.answer(seat, usize::from(*option))?;
            }
            Move::Answer { seat, key } => self.answer_by_key(*seat, key)?,
            &Move::Concede(seat) => self.end(End::Conceded(seat)),
            Move::Draw => self.end(End::DrawAgreed),
            &Move::TimeOut(seat) => self.end(End::TimeRanOut(seat)),
        }
        self.view.take_in(self.moves);
        self.moves += 1;
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.view.view(viewer, self.settled)
    }

    fn lines(&self) -> usize {
        self.view.lines()
    }

    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        self.view.log(from, viewer)
    }

    fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem> {
        self.view.about(what, viewer)
    }

    fn thought(&self, seat: Seat, bot: Bot, budget: Duration, seed: u64) -> Thought {
        let level = match bot {
            Bot::Random => Level::Random,
            Bot::Greedy => Level::Greedy,
            Bot::Search => Level::Search,
        };
        let (game, tried) = (self.view.to_think_about(), self.tried.clone());
        Box::new(move || level.bot(seed).choose(&game, seat, &tried, Budget::wall(budget)))
    }

    fn estimation(&self, seat: Seat, budget: Duration, seed: u64) -> Estimation {
        let (game, tried) = (self.view.to_think_about(), self.tried.clone());
        Box::new(move || estimated(&game, seat, &tried, Budget::wall(budget), seed))
    }

    fn foresight(&self, seat: Seat, key: &Key) -> Foresight {
        let (view, moves, key) = (self.view.clone(), self.moves, key.clone());
        Box::new(move || foreseen(&view, moves, seat, &key))
    }

    fn position(&self) -> Result<Record, Problem> {
        let stored = Stored::<G::Deck, G::Position>::of_game(self.view.position()?);
        said(Stored { pools: self.pools.clone(), ..stored }).map(Record)
    }
}
