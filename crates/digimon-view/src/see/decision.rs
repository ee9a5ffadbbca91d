//! The question that is asked, and the clause that asks it.

use super::Viewing;
use crate::view::{Asked, CardName, Picked, Question, Spot};
use digimon::state::{Ask, Clause, Frame, Thing};

impl Viewing<'_> {
    pub(super) fn asked(self) -> Option<Asked> {
        let decision = self.game.decision()?;
        let (question, clause) = question(decision.ask);
        let by = decision.about.map(|holder| self.effect(&holder));
        let may_answer = self.viewer.knows_as(decision.seat);
        Some(Asked {
            seat: decision.seat,
            question,
            clause: clause.to_owned(),
            by: by.filter(|effect| effect.text.is_some()),
            card: self.asked_for(decision.ask),
            picked: may_answer.then(|| self.picked()).flatten(),
            offers: may_answer.then(|| self.offers(decision)),
        })
    }

    /// 7-2-2-3, 7-3-2-3, 8-2-3-1, 8-3-3-2, 8-1-2-1: the card that the rules ask these for.
    fn asked_for(self, ask: Ask) -> Option<CardName> {
        let for_a_card = matches!(
            ask,
            Ask::DigiXros | Ask::Assembly | Ask::DnaDigivolve | Ask::BurstTamer | Ask::Requirement
        );
        if !for_a_card {
            return None;
        }
        self.game.state().frames().iter().rev().find_map(|frame| match frame {
            Frame::Play(playing) => playing.cards.first().map(|card| self.name(card.card)),
            Frame::Digivolve(digivolving) => Some(self.name(digivolving.card.card)),
            _ => None,
        })
    }

    fn picked(self) -> Option<Picked> {
        let Some(Frame::Pick(pick)) = self.game.state().frames().last() else { return None };
        let spot = |&thing: &Thing| match thing {
            Thing::Card(card) => Spot::Card(self.handle(card.card)),
            Thing::Unit(unit) => Spot::Unit(unit.0),
            Thing::Player(seat) => Spot::Player(seat),
        };
        let most = pick.candidates.len().min(usize::from(pick.max)) as u8;
        let picked =
            Picked { spots: pick.chosen.iter().map(spot).collect(), least: pick.min.min(most), most };
        (most > 1).then_some(picked)
    }
}

fn question(ask: Ask) -> (Question, Clause) {
    match ask {
        Ask::Redraw => (Question::Redraw, "5-2-1-4"),
        Ask::Breeding => (Question::Breeding, "6-4-1"),
        Ask::MainPhase => (Question::MainPhase, "6-5-1"),
        Ask::NextEffect => (Question::NextEffect, "15-4-3-5"),
        Ask::NextImmediate => (Question::NextImmediate, "15-8-5"),
        Ask::Optional => (Question::Optional, "15-9-2"),
        Ask::By => (Question::By, "15-7"),
        Ask::Instead => (Question::Instead, "18-2-2"),
        Ask::Target => (Question::Target, "15-10-2"),
        Ask::DigiXros => (Question::DigiXros, "7-2-2-3"),
        Ask::Assembly => (Question::Assembly, "7-3-2-3"),
        Ask::DnaDigivolve => (Question::DnaDigivolve, "8-2-3-1"),
        Ask::BurstTamer => (Question::BurstTamer, "8-3-3-2"),
        Ask::Order => (Question::Order, "3-1-3-4"),
        Ask::TopOrBottom => (Question::TopOrBottom, "15-10-2"),
        Ask::Mode => (Question::Mode, "15-15-9-2"),
        Ask::Number => (Question::Number, "15-10-2"),
        Ask::AttackTarget => (Question::AttackTarget, "11-2-2"),
        Ask::Counter => (Question::Counter, "11-3"),
        Ask::Block => (Question::Block, "11-4"),
        Ask::LinkToTrash => (Question::LinkToTrash, "4-7-5"),
        Ask::Requirement => (Question::Requirement, "8-1-2-1"),
        Ask::EffectToActivate => (Question::EffectToActivate, "15-15-9-2"),
        Ask::LoopCount => (Question::LoopCount, "18-3-3"),
    }
}
