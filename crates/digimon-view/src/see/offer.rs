//! Every legal answer: what it means, and where to click for it.

use super::Viewing;
use super::changed::digivolutions;
use crate::view::{Offer, OfferKind, RequirementView, Spot, WayView};
use digimon::card::Category;
use digimon::state::{Ask, AttackTarget, CardId, Choice, Decision, HeldBy, Holder, UnitId, Way};
use digimon::{ask, explain};
use digimon_text::write_block;
use table::Seat;

impl Viewing<'_> {
    pub(super) fn offers(self, decision: &Decision) -> Vec<Offer> {
        let offer = |&choice| Offer {
            kind: self.kind(decision.ask, choice),
            spots: self.spots(decision.seat, choice),
        };
        decision.options.iter().map(offer).collect()
    }

    /// What a choice means, whether it is on offer or not.
    pub(super) fn kind(self, asked: Ask, choice: Choice) -> OfferKind {
        let cost = explain::cost(self.game, choice);
        match choice {
            Choice::Yes => OfferKind::Yes,
            Choice::No => OfferKind::No,
            Choice::Done => OfferKind::Done,
            Choice::Card(card) => OfferKind::Card { card: self.name(card) },
            Choice::Unit(unit) if asked == Ask::Block => OfferKind::Block { card: self.name_of_unit(unit) },
            Choice::Unit(unit) => OfferKind::Unit { card: self.name_of_unit(unit) },
            Choice::Player(seat) => OfferKind::Player { seat },
            Choice::Number(number) => OfferKind::Number { number },
            Choice::Mode(nth) => self.mode(nth),
            Choice::Top => OfferKind::Top,
            Choice::Bottom => OfferKind::Bottom,
            Choice::Effect(nth) => match ask::effect_on_offer(self.game, nth) {
                Some(holder) => OfferKind::Effect { effect: self.effect(&holder) },
                None => OfferKind::Number { number: i32::from(nth) },
            },
            Choice::Hatch => OfferKind::Hatch,
            Choice::Move => OfferKind::Move,
            Choice::Pass => OfferKind::Pass,
            Choice::Play(card) => OfferKind::Play { card: self.name(card), cost },
            Choice::Digivolve { card, unit, way } => OfferKind::Digivolve {
                card: self.name(card),
                onto: self.name_of_unit(unit),
                way: way_view(way),
                requirement: self.requirement(card, way),
                cost,
            },
            Choice::DnaDigivolve { card, .. } => OfferKind::DnaDigivolve { card: self.name(card) },
            Choice::Use(card) => OfferKind::Use { card: self.name(card), cost },
            Choice::LinkCard { card, unit } => {
                OfferKind::Link { card: self.name(card), to: self.name_of_unit(unit), cost }
            }
            Choice::LinkUnit { what, unit } => {
                OfferKind::Link { card: self.name_of_unit(what), to: self.name_of_unit(unit), cost }
            }
            Choice::Attack { unit, target: AttackTarget::Unit(target) } => {
                OfferKind::Attack { card: self.name_of_unit(unit), target: self.name_of_unit(target) }
            }
            Choice::Attack { unit, target: AttackTarget::Player | AttackTarget::Gone } => {
                OfferKind::AttackPlayer { card: self.name_of_unit(unit) }
            }
            Choice::Activate { card, effect } => {
                OfferKind::Activate { effect: self.effect(&self.holding(card, effect)) }
            }
        }
    }

    /// One of several things that the effect can do, or one of several requirements.
    fn mode(self, nth: u8) -> OfferKind {
        let asked = self.game.decision().and_then(|decision| decision.about);
        let def = asked.and_then(|holder| self.texts.printed_on(holder.effect));
        let category = def.map_or(Category::Digimon, |def| self.game.library().card(def).category);
        let way = || ask::way_on_offer(self.game, nth).and_then(|(card, way)| self.requirement(card, way));
        match (ask::mode_on_offer(self.game, nth), way()) {
            (Some(block), _) => OfferKind::Mode { text: write_block(block, category) },
            (None, Some(requirement)) => OfferKind::Requirement { requirement },
            (None, None) => OfferKind::Mode { text: (nth + 1).to_string() },
        }
    }

    /// The line of the card that says how it is digivolved into in this way.
    fn requirement(self, card: CardId, way: Way) -> Option<RequirementView> {
        let def = self.state(card).filter(|_| self.knows(card))?.def;
        let printed = self.game.library().card(def);
        let (digivolution, dna, burst) = (printed.digivolution.len(), printed.dna.len(), printed.burst.len());
        let at = match way {
            Way::Requirement(nth) => usize::from(nth),
            Way::Dna(nth) => digivolution + usize::from(nth),
            Way::Burst(nth) => digivolution + dna + usize::from(nth),
            Way::AppFusion(nth) => digivolution + dna + burst + usize::from(nth),
            Way::Ignoring | Way::Granted(_) => return None,
        };
        let lines = self.texts.requirements(def);
        let circle = digivolutions(printed, lines).into_iter().nth(at);
        circle.or_else(|| lines.get(at).map(|text| RequirementView { text: text.clone(), plain: None }))
    }

    /// An effect that can be declared, in the unit that has its card.
    fn holding(self, id: CardId, effect: digimon::library::EffectId) -> Holder {
        let units = self.game.state().units();
        let unit = units.iter().find(|unit| unit.stack.contains(&id) || unit.links.contains(&id));
        let state = self.state(id);
        Holder {
            effect,
            card: digimon::state::CardRef {
                card: id,
                incarnation: state.map_or(0, |state| state.incarnation),
            },
            unit: unit.map(|unit| unit.id),
            you: state.map_or(Seat::A, |state| state.owner),
            by: HeldBy::Printed,
        }
    }

    pub(super) fn spots(self, asked: Seat, choice: Choice) -> Vec<Spot> {
        let (card, unit) = (|card: CardId| Spot::Card(self.handle(card)), |unit: UnitId| Spot::Unit(unit.0));
        match choice {
            Choice::Yes
            | Choice::No
            | Choice::Done
            | Choice::Number(_)
            | Choice::Mode(_)
            | Choice::Top
            | Choice::Bottom => Vec::new(),
            Choice::Card(id) => vec![card(id)],
            Choice::Unit(id) => vec![unit(id)],
            Choice::Player(seat) => vec![Spot::Player(seat)],
            Choice::Effect(nth) => ask::effect_on_offer(self.game, nth)
                .and_then(|holder| self.held_at(&holder))
                .into_iter()
                .collect(),
            Choice::Hatch => vec![Spot::EggDeck],
            Choice::Move => self.bred(asked).map(unit).into_iter().chain([Spot::BattleArea]).collect(),
            Choice::Pass => vec![Spot::MemoryGauge],
            Choice::Play(id) | Choice::Use(id) | Choice::DnaDigivolve { card: id, .. } => {
                vec![card(id), Spot::BattleArea]
            }
            Choice::Digivolve { card: id, unit: onto, .. } | Choice::LinkCard { card: id, unit: onto } => {
                vec![card(id), unit(onto)]
            }
            Choice::LinkUnit { what, unit: to } => vec![unit(what), unit(to)],
            Choice::Attack { unit: id, target: AttackTarget::Unit(target) } => vec![unit(id), unit(target)],
            Choice::Attack { unit: id, target: AttackTarget::Player | AttackTarget::Gone } => {
                vec![unit(id), Spot::Player(asked.other())]
            }
            Choice::Activate { card: id, effect } => {
                self.held_at(&self.holding(id, effect)).into_iter().collect()
            }
        }
    }

    /// Where an effect can be seen: its unit, or its card while that lies somewhere as itself.
    fn held_at(self, holder: &Holder) -> Option<Spot> {
        if let Some(unit) = holder.unit.filter(|&unit| self.unit(unit).is_some()) {
            return Some(Spot::Unit(unit.0));
        }
        let card = holder.card.card;
        let current = self.state(card).is_some_and(|state| state.incarnation == holder.card.incarnation);
        (current && self.knows(card)).then(|| Spot::Card(self.handle(card)))
    }

    fn bred(self, seat: Seat) -> Option<UnitId> {
        let mut units = self.game.state().units().iter();
        units
            .find(|unit| unit.owner == seat && unit.area == digimon::state::FieldArea::Breeding)
            .map(|unit| unit.id)
    }
}

fn way_view(way: Way) -> WayView {
    match way {
        Way::Requirement(_) => WayView::Requirement,
        Way::Ignoring => WayView::Ignoring,
        Way::Dna(_) => WayView::Dna,
        Way::Burst(_) => WayView::Burst,
        Way::AppFusion(_) => WayView::AppFusion,
        Way::Granted(_) => WayView::Granted,
    }
}
