//! Every legal answer: what it means, and where to click for it.

use super::Viewing;
use crate::view::{FaceView, Offer, OfferKind, PhaseView, Spot};
use ocg::state::{AttackTarget, CardId, Choice, Decision, Face, Frame};
use table::Seat;

impl Viewing<'_> {
    pub(super) fn offers(self, decision: &Decision) -> Vec<Offer> {
        let offer = |&choice: &Choice| Offer {
            kind: self.kind(decision.seat, choice),
            spots: self.spots(decision.seat, choice),
        };
        decision.options.iter().map(offer).collect()
    }

    /// What a choice of this seat means, whether it is on offer or not.
    pub(super) fn kind(self, seat: Seat, choice: Choice) -> OfferKind {
        let name = |card: CardId| self.name(card);
        match choice {
            Choice::Pass => OfferKind::Pass,
            Choice::Yes => OfferKind::Yes,
            Choice::No => OfferKind::No,
            Choice::Done => OfferKind::Done,
            Choice::Card(card) => OfferKind::Card { card: name(card) },
            Choice::Zone(zone) => OfferKind::Zone { zone: zone.into() },
            Choice::Position(face) => OfferKind::Position { position: face.into() },
            Choice::Number(number) => OfferKind::Number { number },
            Choice::Option(nth) => OfferKind::Option { text: self.option(nth) },
            Choice::Name(def) => OfferKind::Name { name: self.game.library().def(def).card.name.clone() },
            Choice::Attribute(attribute) => OfferKind::Attribute { attribute: attribute.into() },
            Choice::Race(race) => OfferKind::Race { race: race.into() },
            Choice::NormalSummon(card) => OfferKind::NormalSummon { card: name(card) },
            Choice::SetMonster(card) => OfferKind::SetMonster { card: name(card) },
            Choice::FlipSummon(card) => OfferKind::FlipSummon { card: name(card) },
            Choice::ChangePosition(card) => {
                OfferKind::ChangePosition { card: name(card), to: turned(self.state(card).face) }
            }
            Choice::SpecialSummon(card, nth) => {
                OfferKind::SpecialSummon { card: name(card), text: self.procedure(card, nth) }
            }
            Choice::SynchroSummon(card) => OfferKind::SynchroSummon { card: name(card) },
            Choice::XyzSummon(card) => OfferKind::XyzSummon { card: name(card) },
            Choice::LinkSummon(card) => OfferKind::LinkSummon { card: name(card) },
            Choice::PendulumSummon => OfferKind::PendulumSummon,
            Choice::SetSpellTrap(card) => OfferKind::SetSpellTrap { card: name(card) },
            Choice::Activate(card, effect) => OfferKind::Activate { effect: self.effect(card, effect, seat) },
            Choice::CarryOut(nth) => match self.game.state().left_for_later(nth) {
                Some(source) => OfferKind::CarryOut { effect: self.shown_effect(source) },
                None => OfferKind::Number { number: i32::from(nth) },
            },
            Choice::Attack(card) => OfferKind::Attack { card: name(card) },
            Choice::AttackTarget(AttackTarget::Directly) => OfferKind::AttackDirectly,
            Choice::AttackTarget(AttackTarget::Monster(card)) => {
                OfferKind::AttackMonster { card: name(card) }
            }
            Choice::ToBattlePhase => OfferKind::Phase { phase: PhaseView::BattleStep },
            Choice::ToMainPhase2 => OfferKind::Phase { phase: PhaseView::Main2 },
            Choice::ToEndPhase => OfferKind::Phase { phase: PhaseView::End },
        }
    }

    /// One of several things that the effect can do, in words.
    fn option(self, nth: u8) -> String {
        let step = match self.game.state().frames().last() {
            Some(Frame::Run(running)) => {
                self.game.library().block(running.block).get(usize::from(running.at)).map(|linked| &linked.1)
            }
            _ => None,
        };
        let blocks = step.map(ocg::language::Step::blocks).unwrap_or_default();
        let block = blocks.get(usize::from(nth));
        block.map_or_else(|| (nth + 1).to_string(), |block| ocg::text::write_block(block))
    }

    fn procedure(self, card: CardId, nth: u8) -> String {
        let text = &self.game.library().def(self.state(card).def).card.text;
        text.procedures.get(usize::from(nth)).map(ocg::text::write_procedure).unwrap_or_default()
    }

    pub(super) fn spots(self, seat: Seat, choice: Choice) -> Vec<Spot> {
        let card = |card: CardId| vec![Spot::Card(self.handle(card))];
        match choice {
            Choice::Pass
            | Choice::Yes
            | Choice::No
            | Choice::Done
            | Choice::Position(_)
            | Choice::Number(_)
            | Choice::Option(_)
            | Choice::Name(_)
            | Choice::Attribute(_)
            | Choice::Race(_)
            | Choice::PendulumSummon
            | Choice::CarryOut(_) => Vec::new(),
            Choice::Zone(zone) => vec![Spot::Zone(zone.into())],
            Choice::Card(id)
            | Choice::NormalSummon(id)
            | Choice::SetMonster(id)
            | Choice::FlipSummon(id)
            | Choice::ChangePosition(id)
            | Choice::SpecialSummon(id, _)
            | Choice::SynchroSummon(id)
            | Choice::XyzSummon(id)
            | Choice::LinkSummon(id)
            | Choice::SetSpellTrap(id)
            | Choice::Activate(id, _)
            | Choice::Attack(id)
            | Choice::AttackTarget(AttackTarget::Monster(id)) => card(id),
            Choice::AttackTarget(AttackTarget::Directly) => vec![Spot::Player(seat.other())],
            Choice::ToBattlePhase => vec![Spot::Phase(PhaseView::BattleStep)],
            Choice::ToMainPhase2 => vec![Spot::Phase(PhaseView::Main2)],
            Choice::ToEndPhase => vec![Spot::Phase(PhaseView::End)],
        }
    }
}

/// 3.3.2-273: what it becomes when its player changes it.
fn turned(face: Face) -> FaceView {
    match face {
        Face::Up => FaceView::UpDefense,
        Face::UpDefense | Face::Down => FaceView::Up,
    }
}
