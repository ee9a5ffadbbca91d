//! A game as viewers see it: the stones, their own numbers, how many the other holds, and what was taken.

use crate::{Nim, NimPosition, Taken};
use host::{End, GameView, Laid, Problem, Viewer};
use serde_json::{Value, json};
use table::{Outcome, Recorded, Seat, Seed};

impl Nim {
    pub fn seen_by(&self, viewer: Viewer) -> Value {
        let hand = |seat: Seat| {
            let hand = self.hand(seat);
            if viewer.knows_as(seat) { json!(hand) } else { json!(hand.len()) }
        };
        json!({ "stones": self.stones(), "hands": Seat::BOTH.map(hand) })
    }

    pub fn lines_for(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        let line = |Taken { seat, taken, drawn }: &Taken| {
            let drawn = viewer.knows_as(*seat).then_some(drawn);
            json!({ "seat": seat, "taken": taken, "drawn": drawn })
        };
        self.log()[from..].iter().map(line).collect()
    }

    /// # Errors
    /// When it is not about a hand.
    pub fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem> {
        let stones = self.stones();
        match what["hand"].as_str() {
            Some("A") => Ok(json!({ "seen": viewer.knows_as(Seat::A), "stones": stones })),
            Some("B") => Ok(json!({ "seen": viewer.knows_as(Seat::B), "stones": stones })),
            _ => Err(Problem::new("what", "nothing is there", "ask about a hand")),
        }
    }
}

/// A game with its log.
#[derive(Clone)]
pub struct NimView {
    game: Nim,
}

impl GameView for NimView {
    type Game = Nim;
    type Position = NimPosition;

    fn new(game: Nim) -> NimView {
        NimView { game }
    }

    fn game(&self) -> &Nim {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Nim {
        &mut self.game
    }

    /// The game keeps what happens itself.
    fn take_in(&mut self, _: u32) {}

    fn end(&mut self, end: End, _: u32) {
        match end {
            End::Conceded(seat) => self.game.end(Outcome::Won(seat.other())),
            End::DrawAgreed | End::TimeRanOut(_) => {}
        }
    }

    fn turn(&self) -> u32 {
        self.game.turn()
    }

    fn to_think_about(&self) -> Nim {
        self.game.clone()
    }

    fn view(&self, viewer: Viewer, ended: Option<Outcome>) -> Value {
        let mut view = self.game.seen_by(viewer);
        view["over"] = json!(ended.is_some());
        view
    }

    const OPEN: &'static [&'static str] = &["hands", "drawn"];

    fn field(&self, viewer: Viewer) -> Value {
        self.game.seen_by(viewer)
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

    fn position(&self) -> Result<Laid<NimPosition>, Problem> {
        let position = NimPosition::of(&self.game)?;
        Ok(Laid { position, marked: false, seed: Seed::from(self.game.state_hash().number()) })
    }
}
