//! The position of a game that is between effects.
//!
//! A position says what lies where. It does not say what players know of hidden cards, which effects
//! last, and which were used this turn: whoever plays on from it begins without these.

use super::{FacedCard, PositionSide, PositionUnit, PositionView};
use crate::problem;
use crate::view::{FaceView, PhaseView};
use digimon::Game;
use digimon::effects::language::Face;
use digimon::state::{Ask, CardId, FieldArea, State, Unit};
use host::Problem;
use table::Seat;

impl PositionView {
    /// The position as it is now.
    ///
    /// # Errors
    /// When the game is over, or does not ask for an action of the breeding phase or the main phase:
    /// something is under way then that no position can say.
    pub fn of(game: &Game) -> Result<PositionView, Problem> {
        let state = game.state();
        let phase = phase(game)?;
        let look = Look { game, state };
        Ok(PositionView {
            sides: Seat::BOTH.map(|seat| look.side(seat)),
            turn_player: state.turn_player(),
            turn: state.turn(),
            phase,
            memory: game.memory(state.turn_player()),
        })
    }
}

/// The phase whose action is asked for.
fn phase(game: &Game) -> Result<PhaseView, Problem> {
    match game.decision().ok_or_else(problem::position_after_the_end)?.ask {
        Ask::Breeding => Ok(PhaseView::Breeding),
        Ask::MainPhase => Ok(PhaseView::Main),
        _ => Err(problem::position_under_way()),
    }
}

struct Look<'a> {
    game: &'a Game,
    state: &'a State,
}

impl Look<'_> {
    fn side(&self, seat: Seat) -> PositionSide {
        let player = self.state.player(seat);
        let units = |area| {
            let there = move |unit: &&Unit| unit.owner == seat && unit.area == area;
            self.state.units().iter().filter(there).map(|unit| self.unit(unit))
        };
        PositionSide {
            deck: self.down(&player.deck),
            egg_deck: self.down(&player.egg_deck),
            hand: player.hand.iter().map(|&card| self.number(card)).collect(),
            trash: self.down(&player.trash),
            security: player.security.iter().rev().map(|&card| self.faced(card)).collect(),
            battle: units(FieldArea::Battle).collect(),
            breeding: units(FieldArea::Breeding).next(),
        }
    }

    fn unit(&self, unit: &Unit) -> PositionUnit {
        PositionUnit {
            stack: unit.stack.iter().rev().map(|&card| self.faced(card)).collect(),
            links: unit.links.iter().map(|&card| self.number(card)).collect(),
            suspended: unit.suspended,
            fresh: unit.fresh,
        }
    }

    /// From the top down.
    fn down(&self, pile: &[CardId]) -> Vec<String> {
        pile.iter().rev().map(|&card| self.number(card)).collect()
    }

    fn faced(&self, card: CardId) -> FacedCard {
        let face = match self.state.card(card).face {
            Face::Up => FaceView::Up,
            Face::Down => FaceView::Down,
        };
        FacedCard { number: self.number(card), face }
    }

    fn number(&self, card: CardId) -> String {
        let def = self.state.card(card).def;
        self.game.library().card(def).number.as_str().to_owned()
    }
}
