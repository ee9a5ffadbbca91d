//! The question that is asked, and the statement that asks it.

use super::Viewing;
use crate::view::{Asked, CardName, Picked, Question, Spot, WindowView};
use ocg::state::{Ask, AttackStage, CardId, Frame, Statement, WindowKind};

impl Viewing<'_> {
    /// Whoever may not answer learns only who is waited for: what is asked may tell of hidden cards.
    pub(super) fn asked(self) -> Option<Asked> {
        let decision = self.game.decision()?;
        let waiting = Asked {
            seat: decision.seat,
            question: Question::Waiting,
            clause: None,
            by: None,
            card: None,
            window: None,
            picked: None,
            offers: None,
        };
        if !self.viewer.knows_as(decision.seat) {
            return Some(waiting);
        }
        let (question, clause) = question(decision.ask);
        Some(Asked {
            question,
            clause: Some(clause.to_owned()),
            by: decision.about.map(|source| self.shown_effect(source)),
            card: self.asked_for(),
            window: self.window(),
            picked: self.picked(),
            offers: Some(self.offers(decision)),
            ..waiting
        })
    }

    fn window(self) -> Option<WindowView> {
        match self.game.state().frames().last()? {
            Frame::Window(window) => Some(match window.kind {
                WindowKind::Open => WindowView::Open,
                WindowKind::Response => WindowView::Response,
                WindowKind::Leave => WindowView::Leave,
                WindowKind::Parting => WindowView::Parting,
                WindowKind::Due => WindowView::Due,
                WindowKind::Attack => WindowView::Attack,
                WindowKind::BeforeDraw => WindowView::BeforeDraw,
                WindowKind::Attempt => WindowView::Attempt,
            }),
            Frame::Chain(_) => Some(WindowView::Chain),
            Frame::Turn(_)
            | Frame::Collect(_)
            | Frame::Activate(_)
            | Frame::Run(_)
            | Frame::Summon(_)
            | Frame::Set(_)
            | Frame::Attack(_)
            | Frame::Damage(_)
            | Frame::Pick(_)
            | Frame::Materials(_)
            | Frame::Ritual(_)
            | Frame::Replace(_)
            | Frame::Order(_)
            | Frame::Pendulum(_)
            | Frame::Detach(_)
            | Frame::Place(_)
            | Frame::TrapReturn(_) => None,
        }
    }

    /// The card that is being Summoned, Set, or attacks.
    fn asked_for(self) -> Option<CardName> {
        let card = self.game.state().frames().iter().rev().find_map(|frame| match frame {
            Frame::Summon(summoning) => {
                Some(summoning.cards.get(summoning.to.len()).or(summoning.cards.first()).copied())
            }
            Frame::Set(setting) => Some(Some(setting.card)),
            Frame::Place(placing) => Some(placing.cards.get(placing.done.len()).copied()),
            Frame::Materials(pick) => Some(Some(pick.card)),
            Frame::Ritual(pick) => Some(pick.monster),
            Frame::Attack(AttackStage::ChooseTarget(card) | AttackStage::TargetChosen(card)) => {
                Some(Some(*card))
            }
            Frame::Activate(activate) => Some(Some(activate.what.source.card.card)),
            // What is asked above these is their own affair.
            Frame::Window(_) | Frame::Chain(_) | Frame::Collect(_) | Frame::Turn(_) => Some(None),
            Frame::Run(_)
            | Frame::Attack(_)
            | Frame::Damage(_)
            | Frame::Pick(_)
            | Frame::Replace(_)
            | Frame::Order(_)
            | Frame::Pendulum(_)
            | Frame::Detach(_)
            | Frame::TrapReturn(_) => None,
        });
        card.flatten().map(|card| self.name(card))
    }

    fn picked(self) -> Option<Picked> {
        let picked = |chosen: &[CardId], least, most| {
            let spots = chosen.iter().map(|&card| Spot::Card(self.handle(card))).collect();
            Some(Picked { spots, least, most })
        };
        match self.game.state().frames().last()? {
            Frame::Pick(pick) => {
                let most = pick.most.min((pick.candidates.len() + pick.chosen.len()) as u16);
                if most > 1 { picked(&pick.chosen, Some(pick.least.min(most)), Some(most)) } else { None }
            }
            Frame::Materials(pick) => picked(&pick.chosen, None, None),
            Frame::Ritual(pick) => picked(&pick.tributes, None, None),
            Frame::Pendulum(pick) => picked(&pick.chosen, None, None),
            Frame::Order(ordering) => picked(&ordering.chosen, None, None),
            Frame::Detach(detaching) => {
                let count = Some(u16::from(detaching.count));
                picked(&detaching.chosen, count, count)
            }
            Frame::Turn(_)
            | Frame::Window(_)
            | Frame::Collect(_)
            | Frame::Chain(_)
            | Frame::Activate(_)
            | Frame::Run(_)
            | Frame::Summon(_)
            | Frame::Set(_)
            | Frame::Attack(_)
            | Frame::Damage(_)
            | Frame::Replace(_)
            | Frame::Place(_)
            | Frame::TrapReturn(_) => None,
        }
    }
}

fn question(ask: Ask) -> (Question, Statement) {
    match ask {
        Ask::Act => (Question::Act, "3.6.3-17"),
        Ask::Respond => (Question::Respond, "3.6.2-1"),
        Ask::NextTrigger => (Question::NextTrigger, "3.4.3-31"),
        Ask::Target => (Question::Target, "3.4.3-10"),
        Ask::Cards => (Question::Cards, "3.4.4-1"),
        Ask::Tributes => (Question::Tributes, "3.3.2-78"),
        Ask::Materials => (Question::Materials, "3.3.2-171"),
        Ask::Zone => (Question::Zone, "3.2.1-6"),
        Ask::Position => (Question::Position, "3.3.2-254"),
        Ask::YesNo => (Question::YesNo, "3.4.4-1"),
        Ask::Option => (Question::Option, "3.4.4-1"),
        Ask::Number => (Question::Number, "3.4.4-1"),
        Ask::CardName => (Question::CardName, "3.3.1-4"),
        Ask::Attribute => (Question::Attribute, "3.3.1-41"),
        Ask::Race => (Question::Race, "3.3.1-44"),
        Ask::Order => (Question::Order, "3.2.1-22"),
        Ask::AttackTarget => (Question::AttackTarget, "3.6.3-25"),
        Ask::Replay => (Question::Replay, "3.6.3-36"),
        Ask::HandLimit => (Question::HandLimit, "3.2.2-4"),
    }
}
