//! The game in play, as a server sees it.

use bots::{Budget, Level, Tried};
use host::{
    Bot, Estimation, Foresight, GameView, Move, Playing, Problem, Record, Thought, Viewer, estimated,
    foreseen,
};
use nim::{Nim, NimView};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Asked, Key, Outcome, Recorded, Refused, Seat, StateHash, Table};

#[derive(Clone)]
pub struct InPlay {
    game: Nim,
    /// As it was before the first move.
    first: Box<Nim>,
    /// What the public is told besides.
    padding: usize,
    slow: Duration,
}

impl InPlay {
    pub fn new(game: Nim, padding: usize, slow: Duration) -> InPlay {
        InPlay { first: Box::new(game.clone()), game, padding, slow }
    }
}

impl Playing for InPlay {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        self.game.asked(seat)
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
        self.game.outcome()
    }

    fn turn(&self) -> u32 {
        self.game.turn()
    }

    fn beginning(&self) -> Box<dyn Playing> {
        std::thread::sleep(self.slow);
        Box::new(InPlay { game: (*self.first).clone(), ..self.clone() })
    }

    fn make(&mut self, this: &Move) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        match this {
            Move::Answer { seat, key } => self.game.answer_by_key(*seat, key)?,
            Move::Option(option) => self.game.answer(usize::from(*option))?,
            Move::Concede(seat) | Move::TimeOut(seat) => self.game.end(Outcome::Won(seat.other())),
            Move::Draw => self.game.end(Outcome::Draw),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        let padding = if viewer == Viewer::Public { self.padding } else { 0 };
        let mut view = self.game.seen_by(viewer);
        view["padding"] = json!("x".repeat(padding));
        view
    }

    fn lines(&self) -> usize {
        self.game.log().len()
    }

    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        self.game.lines_for(from, viewer)
    }

    fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem> {
        self.game.about(what, viewer)
    }

    /// The searching bot uses up its whole budget, as one that finds no end does.
    fn thought(&self, seat: Seat, bot: Bot, budget: Duration, seed: u64) -> Thought {
        let game = self.game.clone();
        let level = match bot {
            Bot::Random => Level::Random,
            Bot::Greedy => Level::Greedy,
            Bot::Search => {
                return Box::new(move || {
                    std::thread::sleep(budget);
                    0
                });
            }
        };
        Box::new(move || level.bot(seed).choose(&game, seat, &Tried::default(), Budget::rounds(10)))
    }

    fn estimation(&self, seat: Seat, _: Duration, seed: u64) -> Estimation {
        let game = self.game.clone();
        Box::new(move || estimated(&game, seat, &Tried::default(), Budget::rounds(200), seed))
    }

    fn foresight(&self, seat: Seat, key: &Key) -> Foresight {
        let (view, key) = (NimView::new(self.game.clone()), key.clone());
        Box::new(move || foreseen(&view, 0, seat, &key))
    }

    fn position(&self) -> Result<Record, Problem> {
        Ok(Record(json!({ "stones": self.game.stones(), "seed": 1 })))
    }
}
