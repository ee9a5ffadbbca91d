//! A position as a scenario file (docs/scenarios.md), and the position of a scenario.

use super::{FacedCard, PositionSide, PositionUnit, PositionView};
use crate::shelf::{MORE_CARDS, Shelf};
use crate::view::{FaceView, PhaseView};
use digimon::effects::language::Face;
use digimon::state::Phase;
use host::Problem;
use scenario::Scenario;
use scenario::model::{CardName, FILLER, Placed, SeatSetup, UnitSetup};
use table::Seat;

/// How many fillers are in a deck that a scenario does not describe: before the game, and later.
const FILLERS: (usize, usize) = (50, 20);

impl PositionView {
    /// The position of the first scenario of a file, and its title.
    ///
    /// # Errors
    /// With the line that cannot be read, or the cards that are not there.
    pub fn of_scenario(text: &str, shelf: &Shelf) -> Result<(String, PositionView), Problem> {
        let scenarios = scenario::parse(text, "text").map_err(|mistakes| {
            let way_out = "docs/scenarios.md has the form of scenarios";
            let first = mistakes.first();
            let line = first.map_or(1, |mistake| mistake.span.line);
            let reason = first.map_or_else(String::new, |mistake| mistake.message.clone());
            Problem::new(format!("line {line}"), reason, way_out)
        })?;
        let Some(scenario) = scenarios.into_iter().next() else {
            return Err(Problem::new(
                "text",
                "there is no scenario",
                "begin with a line such as `scenario  A title`",
            ));
        };
        known(&scenario, shelf)?;
        let setup = &scenario.setup;
        let (before, later) = FILLERS;
        let fillers = if setup.phase == Phase::Setup { before } else { later };
        let position = PositionView {
            sides: Seat::BOTH.map(|seat| side(&setup.seats[seat], fillers)),
            turn_player: setup.turn_player,
            turn: setup.turn,
            phase: match setup.phase {
                Phase::Setup => PhaseView::Setup,
                Phase::Unsuspend => PhaseView::Unsuspend,
                Phase::Draw => PhaseView::Draw,
                Phase::Breeding => PhaseView::Breeding,
                Phase::Main => PhaseView::Main,
            },
            memory: setup.memory,
        };
        Ok((scenario.title, position))
    }
}

/// Every card of the position is on the shelf, under the name that it is called here.
fn known(scenario: &Scenario, shelf: &Shelf) -> Result<(), Problem> {
    for CardName { number, name, span } in &scenario.mentioned {
        let place = format!("line {}", span.line);
        if scenario.cards.iter().any(|card| card.number.as_str() == number) {
            let reason = format!("{number} is a card of this scenario's own");
            let way_out =
                "use a card that is there; `headjudge judge` plays scenarios with cards of their own";
            return Err(Problem::new(place, reason, way_out));
        }
        let Some(card) = shelf.laid(number) else {
            return Err(Problem::new(
                place,
                format!("no card is known with the number {number}"),
                MORE_CARDS,
            ));
        };
        if let Some(name) = name.as_deref().filter(|&name| name != card.name.as_str()) {
            let reason = format!("{number} is called \"{}\", not \"{name}\"", card.name);
            return Err(Problem::new(place, reason, "correct the name or the number"));
        }
    }
    Ok(())
}

fn side(setup: &SeatSetup, fillers: usize) -> PositionSide {
    let mut trash = numbers(&setup.trash);
    trash.reverse();
    PositionSide {
        deck: setup.deck.as_deref().map_or_else(|| vec![FILLER.to_owned(); fillers], numbers),
        egg_deck: numbers(&setup.eggs),
        hand: numbers(&setup.hand),
        trash,
        security: setup.security.iter().map(|card| faced(card, FaceView::Down)).collect(),
        battle: setup.battle.iter().map(unit).collect(),
        breeding: setup.breeding.as_ref().map(unit),
    }
}

fn unit(setup: &UnitSetup) -> PositionUnit {
    PositionUnit {
        stack: setup.stack.iter().map(|card| faced(card, FaceView::Up)).collect(),
        links: numbers(&setup.links),
        suspended: setup.suspended,
        fresh: setup.fresh,
    }
}

fn numbers(cards: &[Placed]) -> Vec<String> {
    cards.iter().map(|placed| placed.card.number.clone()).collect()
}

fn faced(placed: &Placed, usual: FaceView) -> FacedCard {
    let face = match placed.face {
        Some(Face::Up) => FaceView::Up,
        Some(Face::Down) => FaceView::Down,
        None => usual,
    };
    FacedCard { number: placed.card.number.clone(), face }
}
