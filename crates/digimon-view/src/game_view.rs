//! A game of Digimon with its log, as viewers see it.

use crate::position::PositionView;
use crate::see::{Handles, Log, PerViewer, Texts, Viewing, renew};
use digimon::Game;
use digimon::state::CardId;
use fnv::FnvHasher;
use host::{End, GameView, Laid, Problem, Viewer, problem};
use serde_json::Value;
use std::hash::Hasher;
use std::sync::Arc;
use table::{Outcome, Seed, Windows};

/// The game, its log, and by which numbers viewers know its cards.
#[derive(Clone)]
pub struct DigimonView {
    game: Game,
    texts: Arc<Texts>,
    log: Log,
    handles: PerViewer<Handles>,
}

impl DigimonView {
    fn viewing(&self, viewer: Viewer) -> Viewing<'_> {
        Viewing::new(&self.game, viewer, &self.texts, self.handles.of(viewer))
    }

    /// The card that a viewer calls by this number.
    pub fn behind(&self, viewer: Viewer, handle: u16) -> Option<CardId> {
        self.viewing(viewer).behind(handle)
    }
}

/// What a seat sees, as JSON; there is nothing in it that could fail.
fn as_json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

impl GameView for DigimonView {
    type Game = Game;
    type Position = PositionView;

    fn new(mut game: Game) -> DigimonView {
        game.listen();
        let texts = Arc::new(Texts::new(Arc::clone(game.library())));
        let log = Log::new(&game);
        let mut view = DigimonView { game, texts, log, handles: PerViewer::default() };
        view.take_in(0);
        view
    }

    fn game(&self) -> &Game {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    fn take_in(&mut self, moves: u32) {
        let events = self.game.take_events();
        renew(&mut self.handles, &self.game, &events);
        self.log.add(events, moves, &self.game, &self.handles);
    }

    fn end(&mut self, end: End, moves: u32) {
        self.log.ended(end, moves);
        if let End::Conceded(seat) = end {
            self.game.concede(seat);
        }
    }

    fn turn(&self) -> u32 {
        u32::from(self.game.state().turn())
    }

    fn to_think_about(&self) -> Game {
        let mut game = self.game.clone();
        game.stop_listening();
        game.open_windows(Windows::Exact);
        game
    }

    fn view(&self, viewer: Viewer, ended: Option<Outcome>) -> Value {
        let mut view = self.viewing(viewer).view();
        if ended.is_some() {
            view.asked = None;
        }
        as_json(view)
    }

    const OPEN: &'static [&'static str] = &["number", "name", "text", "dp", "level"];

    fn field(&self, viewer: Viewer) -> Value {
        let mut view = self.viewing(viewer).view();
        view.asked = None;
        as_json(view)
    }

    fn lines(&self) -> usize {
        self.log.len()
    }

    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        self.log.from(from, self.viewing(viewer)).into_iter().map(as_json).collect()
    }

    fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem> {
        self.viewing(viewer).about(what).map(as_json)
    }

    fn position(&self) -> Result<Laid<PositionView>, Problem> {
        let position = PositionView::of(&self.game)?;
        let marked = self.game.library().defs().any(|(_, def)| !def.card.unread.is_empty());
        let bytes = self.game.save().map_err(problem::damaged_record)?;
        Ok(Laid { position, marked, seed: Seed::from(sum(&bytes)) })
    }
}

fn sum(bytes: &[u8]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(bytes);
    hasher.finish()
}
