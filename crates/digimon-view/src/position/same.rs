//! Is what a position offers what the game offers that it was taken from?

use digimon::Game;
use digimon::state::{AttackTarget, CardId, Choice, FieldArea, State, UnitId};
use table::Seat;

/// Cards and units in the order in which a position lays them out: their place is their new number.
pub(super) struct Numbering {
    cards: Vec<CardId>,
    units: Vec<UnitId>,
}

impl Numbering {
    pub(super) fn of(state: &State) -> Numbering {
        let mut found = Numbering { cards: Vec::new(), units: Vec::new() };
        for seat in Seat::BOTH {
            let player = state.player(seat);
            found.cards.extend(player.deck.iter().rev());
            found.cards.extend(player.egg_deck.iter().rev());
            found.cards.extend(&player.hand);
            found.cards.extend(&player.trash);
            found.cards.extend(player.security.iter().rev());
            for area in [FieldArea::Battle, FieldArea::Breeding] {
                for unit in state.units().iter().filter(|unit| unit.owner == seat && unit.area == area) {
                    found.cards.extend(unit.stack.iter().rev().chain(&unit.links));
                    found.units.push(unit.id);
                }
            }
        }
        found
    }

    fn card(&self, card: CardId) -> CardId {
        self.cards.iter().position(|&other| other == card).map_or(card, |at| CardId(at as u16))
    }

    fn unit(&self, unit: UnitId) -> UnitId {
        self.units.iter().position(|&other| other == unit).map_or(unit, |at| UnitId(at as u16))
    }

    fn target(&self, target: AttackTarget) -> AttackTarget {
        match target {
            AttackTarget::Unit(unit) => AttackTarget::Unit(self.unit(unit)),
            AttackTarget::Player | AttackTarget::Gone => target,
        }
    }

    fn choice(&self, choice: Choice) -> Choice {
        let (card, unit) = (|id| self.card(id), |id| self.unit(id));
        match choice {
            Choice::Card(id) => Choice::Card(card(id)),
            Choice::Unit(id) => Choice::Unit(unit(id)),
            Choice::Play(id) => Choice::Play(card(id)),
            Choice::Use(id) => Choice::Use(card(id)),
            Choice::Digivolve { card: id, unit: onto, way } => {
                Choice::Digivolve { card: card(id), unit: unit(onto), way }
            }
            Choice::DnaDigivolve { card: id, way } => Choice::DnaDigivolve { card: card(id), way },
            Choice::LinkCard { card: id, unit: to } => Choice::LinkCard { card: card(id), unit: unit(to) },
            Choice::LinkUnit { what, unit: to } => Choice::LinkUnit { what: unit(what), unit: unit(to) },
            Choice::Attack { unit: id, target } => {
                Choice::Attack { unit: unit(id), target: self.target(target) }
            }
            Choice::Activate { card: id, effect } => Choice::Activate { card: card(id), effect },
            Choice::Yes
            | Choice::No
            | Choice::Done
            | Choice::Player(_)
            | Choice::Number(_)
            | Choice::Mode(_)
            | Choice::Top
            | Choice::Bottom
            | Choice::Effect(_)
            | Choice::Hatch
            | Choice::Move
            | Choice::Pass => choice,
        }
    }

    fn choices(&self, game: &Game) -> Option<(Seat, Vec<Choice>)> {
        let decision = game.decision()?;
        let mut choices: Vec<Choice> = decision.options.iter().map(|&choice| self.choice(choice)).collect();
        choices.sort_unstable();
        Some((decision.seat, choices))
    }
}

/// Do both ask the same player for the same?
pub(super) fn offers(game: &Game, again: &Game) -> bool {
    let numbers = |game: &Game| Numbering::of(game.state());
    numbers(game).choices(game) == numbers(again).choices(again)
}
