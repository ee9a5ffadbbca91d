//! A position as a scenario file (docs/scenarios.md), and the position of a scenario.

use super::{CardNote, FacedCard, PileCard, PositionSide, PositionUnit, PositionView, UsedView};
use crate::catalogue::Catalogue;
use crate::problem;
use crate::view::{FaceView, PhaseView};
use digimon::effects::language::Face;
use digimon::state::{Known, Phase};
use digimon_scenario::Scenario;
use digimon_scenario::model::{CardName, FILLER, Placed, SeatSetup, UnitSetup, UsedEffect};
use host::Problem;
use table::Seat;

/// How many fillers are in a deck that a scenario does not describe: before the game, and later.
const FILLERS: (usize, usize) = (50, 20);

impl PositionView {
    /// The position of the first scenario of a file, and its title.
    ///
    /// # Errors
    /// With the line that cannot be read, or the cards that are not there.
    pub fn of_scenario(text: &str, catalogue: &Catalogue) -> Result<(String, PositionView), Problem> {
        let scenarios = digimon_scenario::parse(text, "text").map_err(|mistakes| {
            let first = mistakes.first();
            let line = first.map_or(1, |mistake| mistake.span.line);
            host::problem::bad_scenario(line, first.map_or("", |mistake| &mistake.message))
        })?;
        let scenario = scenarios.into_iter().next().ok_or_else(host::problem::no_scenario)?;
        known(&scenario, catalogue)?;
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
            left_out: Vec::new(),
        };
        Ok((scenario.heading.title, position))
    }
}

/// Every card of the position is there, under the name that it is called here.
fn known(scenario: &Scenario, catalogue: &Catalogue) -> Result<(), Problem> {
    for CardName { number, name, span } in &scenario.mentioned {
        if scenario.setup.cards.iter().any(|card| card.number.as_str() == number) {
            return Err(problem::own_card(span.line, number));
        }
        let Some(card) = catalogue.laid(number) else {
            return Err(host::problem::no_such_card(format!("line {}", span.line), number));
        };
        if let Some(name) = name.as_deref().filter(|&name| name != card.name.as_str()) {
            return Err(problem::other_name(span.line, number, &card.name, name));
        }
    }
    Ok(())
}

fn side(setup: &SeatSetup, fillers: usize) -> PositionSide {
    let filler = || vec![PileCard::from(FILLER.to_owned()); fillers];
    let mut trash = piled(&setup.trash);
    trash.reverse();
    PositionSide {
        deck: setup.deck.as_deref().map_or_else(filler, piled),
        egg_deck: piled(&setup.eggs),
        hand: piled(&setup.hand),
        trash,
        security: setup.security.iter().map(|card| faced(card, FaceView::Down)).collect(),
        battle: setup.battle.iter().map(unit).collect(),
        breeding: setup.breeding.as_ref().map(unit),
    }
}

fn unit(setup: &UnitSetup) -> PositionUnit {
    PositionUnit {
        stack: setup.stack.iter().map(|card| faced(card, FaceView::Up)).collect(),
        links: piled(&setup.links),
        suspended: setup.suspended,
        fresh: setup.fresh,
    }
}

fn piled(cards: &[Placed]) -> Vec<PileCard> {
    cards.iter().map(|placed| PileCard { number: placed.card.number.clone(), note: note(placed) }).collect()
}

fn faced(placed: &Placed, usual: FaceView) -> FacedCard {
    let face = match placed.face {
        Some(Face::Up) => FaceView::Up,
        Some(Face::Down) => FaceView::Down,
        None => usual,
    };
    FacedCard { number: placed.card.number.clone(), face, note: note(placed) }
}

fn note(placed: &Placed) -> CardNote {
    let knowers = |known: Known| Seat::BOTH.into_iter().filter(|&seat| known.to(seat)).collect();
    let used = |used: &UsedEffect| {
        let nth = u8::try_from(used.nth).unwrap_or(u8::MAX);
        UsedView { text_box: used.section.into(), nth, times: used.times }
    };
    CardNote { known_to: placed.known.map(knowers), used: placed.used.iter().map(used).collect() }
}
