//! The position of a game that is between effects.
//!
//! A position says what lies where, since when, who knows it and what was used this turn. What it cannot say, such
//! as effects that last, is named in it (`left_out`): whoever plays on from it begins without that.

use super::{CardNote, FacedCard, PileCard, PositionSide, PositionUnit, PositionView, UsedView, left_out};
use crate::problem;
use crate::view::{FaceView, PhaseView};
use digimon::Game;
use digimon::effects::language::Face;
use digimon::state::{Ask, CardId, FieldArea, Known, State, Unit, Used, User};
use digimon_scenario::model::Section;
use digimon_scenario::narrate::place_in;
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
        let mut position = PositionView {
            sides: Seat::BOTH.map(|seat| look.side(seat)),
            turn_player: state.turn_player(),
            turn: state.turn(),
            phase,
            memory: game.memory(state.turn_player()),
            left_out: Vec::new(),
        };
        position.left_out = left_out::of(game, &position);
        Ok(position)
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
        let nobody = Known::NOBODY;
        PositionSide {
            deck: self.down(&player.deck, nobody),
            egg_deck: self.down(&player.egg_deck, nobody),
            hand: player.hand.iter().map(|&card| self.piled(card, Known::only(seat))).collect(),
            trash: self.down(&player.trash, Known::ALL),
            security: player.security.iter().rev().map(|&card| self.faced(card, nobody)).collect(),
            battle: units(FieldArea::Battle).collect(),
            breeding: units(FieldArea::Breeding).next(),
        }
    }

    fn unit(&self, unit: &Unit) -> PositionUnit {
        let stacked = |&card: &CardId| self.faced(card, Known::only(unit.owner));
        PositionUnit {
            stack: unit.stack.iter().rev().map(stacked).collect(),
            links: unit.links.iter().map(|&card| self.piled(card, Known::ALL)).collect(),
            suspended: unit.suspended,
            fresh: unit.fresh && unit.since_turn == self.state.turn(),
        }
    }

    /// From the top down; those who would know these cards by where they lie.
    fn down(&self, pile: &[CardId], usual: Known) -> Vec<PileCard> {
        pile.iter().rev().map(|&card| self.piled(card, usual)).collect()
    }

    fn piled(&self, card: CardId, usual: Known) -> PileCard {
        PileCard { number: self.number(card), note: self.note(card, usual) }
    }

    fn faced(&self, card: CardId, usual: Known) -> FacedCard {
        let (face, usual) = match self.state.card(card).face {
            Face::Up => (FaceView::Up, Known::ALL),
            Face::Down => (FaceView::Down, usual),
        };
        FacedCard { number: self.number(card), face, note: self.note(card, usual) }
    }

    fn note(&self, card: CardId, usual: Known) -> CardNote {
        let known = self.state.card(card).known;
        let knowers = || Seat::BOTH.into_iter().filter(|&seat| known.to(seat)).collect();
        CardNote {
            known_to: (known != usual).then(knowers),
            used: self.state.used().iter().filter_map(|used| self.used(card, used)).collect(),
        }
    }

    /// A use by this card, as the card that it is now (15-14-1-3).
    fn used(&self, card: CardId, used: &Used) -> Option<UsedView> {
        let state = self.state.card(card);
        let User::Card(by) = used.by else { return None };
        if by.card != card || by.incarnation != state.incarnation {
            return None;
        }
        let def = self.game.library().def(state.def);
        Section::ALL.into_iter().find_map(|section| {
            let nth = u8::try_from(place_in(def, section, used.effect)?).ok()?;
            Some(UsedView { text_box: section.into(), nth, times: used.times })
        })
    }

    fn number(&self, card: CardId) -> String {
        let def = self.state.card(card).def;
        self.game.library().card(def).number.as_str().to_owned()
    }
}
