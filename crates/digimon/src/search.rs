//! The game as players that think ahead see it.

use crate::game::Game;
use crate::redeal::Decklist;
use crate::state::{Ask, CardId, Choice, UnitId};
use crate::{redeal, standing};
use fnv::FnvHasher;
use std::hash::{Hash, Hasher};
use table::{Dice, Searchable, Seat};

impl Searchable for Game {
    fn redeal(&mut self, seat: Seat, dice: &mut Dice) {
        redeal::redeal(self, seat, dice, Decklist::Known);
    }

    fn redeal_blindly(&mut self, seat: Seat, dice: &mut Dice) {
        redeal::redeal(self, seat, dice, Decklist::Unknown);
    }

    fn standing(&self, seat: Seat) -> f32 {
        standing::standing(self, seat)
    }

    fn option_likeness(&self, seat: Seat, option: usize) -> u64 {
        let mut key = FnvHasher::default();
        if let Some(decision) = self.decision().filter(|decision| decision.seat == seat)
            && let Some(&choice) = decision.options.get(option)
        {
            let about = decision.about.map(|holder| (holder.effect, holder.unit));
            (decision.seat, decision.ask, about).hash(&mut key);
            of_choice(self, decision.seat, choice, &mut key);
        }
        key.finish()
    }

    fn likeness(&self) -> u64 {
        self.state.canonical().fingerprint()
    }

    fn is_quiet(&self) -> bool {
        let free = |ask| matches!(ask, Ask::MainPhase | Ask::Breeding | Ask::Redraw);
        self.decision().is_none_or(|decision| free(decision.ask))
    }
}

/// Cards count by what they are, where the one who chooses knows it.
fn of_choice(game: &Game, seat: Seat, choice: Choice, key: &mut FnvHasher) {
    std::mem::discriminant(&choice).hash(key);
    match choice {
        Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Top
        | Choice::Bottom
        | Choice::Hatch
        | Choice::Move
        | Choice::Pass => {}
        Choice::Player(player) => player.hash(key),
        Choice::Number(number) => number.hash(key),
        Choice::Mode(mode) => mode.hash(key),
        Choice::Effect(nth) => {
            let holder = crate::ask::effect_on_offer(game, nth);
            holder.map(|holder| (holder.effect, holder.unit)).hash(key);
        }
        Choice::Card(card) | Choice::Play(card) | Choice::Use(card) => of_card(game, seat, card, key),
        Choice::Unit(unit) => of_unit(game, unit, key),
        Choice::DnaDigivolve { card, way } => {
            of_card(game, seat, card, key);
            way.hash(key);
        }
        Choice::Digivolve { card, unit, way } => {
            of_card(game, seat, card, key);
            of_unit(game, unit, key);
            way.hash(key);
        }
        Choice::LinkCard { card, unit } => {
            of_card(game, seat, card, key);
            of_unit(game, unit, key);
        }
        Choice::LinkUnit { what, unit } => {
            of_unit(game, what, key);
            of_unit(game, unit, key);
        }
        Choice::Attack { unit, target } => {
            of_unit(game, unit, key);
            target.hash(key);
        }
        Choice::Activate { card, effect } => {
            let unit = game.unit_with(card).map(|unit| unit.id);
            (effect, unit).hash(key);
        }
    }
}

fn of_card(game: &Game, seat: Seat, card: CardId, key: &mut FnvHasher) {
    let state = game.state.card(card);
    if state.known.to(seat) {
        (state.def, state.owner, game.spot(card)).hash(key);
    } else {
        card.hash(key);
    }
}

fn of_unit(game: &Game, unit: UnitId, key: &mut FnvHasher) {
    let top = game.unit(unit).map(|unit| game.state.card(unit.top()).def);
    (unit, top).hash(key);
}
