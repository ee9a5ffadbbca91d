//! The reasons of the rules as the page gets them.

use super::changed::{digivolutions, link};
use super::{Viewing, color_names};
use crate::view::{self, RequirementView};
use digimon::explain::Reason;
use digimon::state::{CardId, Holder};

impl Viewing<'_> {
    pub(super) fn reason(self, reason: Reason) -> view::Reason {
        let effect = |by: Option<Holder>| by.map(|holder| self.effect(&holder));
        match reason {
            Reason::GameIsOver => view::Reason::GameIsOver,
            Reason::OtherPlayerDecides => view::Reason::OtherPlayerDecides,
            Reason::NotYourTurn => view::Reason::NotYourTurn,
            Reason::NotMainPhase => view::Reason::NotMainPhase,
            Reason::NotBreedingPhase => view::Reason::NotBreedingPhase,
            Reason::TooExpensive { cost, most } => view::Reason::TooExpensive { cost, most },
            Reason::Forbidden { by } => view::Reason::Forbidden { by: effect(by) },
            Reason::OptionIsUsed => view::Reason::OptionIsUsed,
            Reason::NotAnOption => view::Reason::NotAnOption,
            Reason::NoPlayCost => view::Reason::NoPlayCost,
            Reason::NotInYourHand => view::Reason::NotInYourHand,
            Reason::NoMainEffect => view::Reason::NoMainEffect,
            Reason::ColorsMissing(colors) => view::Reason::ColorsMissing { colors: color_names(colors) },
            Reason::NotADigimonCard => view::Reason::NotADigimonCard,
            Reason::NotYours => view::Reason::NotYours,
            Reason::OnToken => view::Reason::OnToken,
            Reason::RequirementsNotMet(card) => {
                view::Reason::RequirementsNotMet { requirements: self.digivolutions(card) }
            }
            Reason::NoRequirements => view::Reason::NoRequirements,
            Reason::NoDnaDigivolution => view::Reason::NoDnaDigivolution,
            Reason::DnaPartnersMissing => view::Reason::DnaPartnersMissing,
            Reason::NotALinkCard => view::Reason::NotALinkCard,
            Reason::LinkRequirementNotMet(card) => {
                view::Reason::LinkRequirementNotMet { requirements: self.link(card) }
            }
            Reason::NotInPlay => view::Reason::NotInPlay,
            Reason::InBreedingArea => view::Reason::InBreedingArea,
            Reason::NotADigimon => view::Reason::NotADigimon,
            Reason::Suspended => view::Reason::Suspended,
            Reason::CannotSuspend { by } => view::Reason::CannotSuspend { by: effect(by) },
            Reason::CameThisTurn => view::Reason::CameThisTurn,
            Reason::TargetNotSuspended => view::Reason::TargetNotSuspended,
            Reason::TargetIsOwn => view::Reason::TargetIsOwn,
            Reason::TargetNotADigimon => view::Reason::TargetNotADigimon,
            Reason::TargetInBreedingArea => view::Reason::TargetInBreedingArea,
            Reason::AttackGoesOn => view::Reason::AttackGoesOn,
            Reason::NoBlocker => view::Reason::NoBlocker,
            Reason::AlreadyTarget => view::Reason::AlreadyTarget,
            Reason::AlreadyBlocked => view::Reason::AlreadyBlocked,
            Reason::NotBlockTiming => view::Reason::NotBlockTiming,
            Reason::NotFromHere => view::Reason::NotFromHere,
            Reason::UsedThisTurn => view::Reason::UsedThisTurn,
            Reason::NotThisTurn => view::Reason::NotThisTurn,
            Reason::ConditionNotMet => view::Reason::ConditionNotMet,
            Reason::EffectCostNotPayable => view::Reason::EffectCostNotPayable,
            Reason::NothingToActivate => view::Reason::NothingToActivate,
            Reason::BreedingAreaFull => view::Reason::BreedingAreaFull,
            Reason::NoDigiEggLeft => view::Reason::NoDigiEggLeft,
            Reason::BreedingAreaEmpty => view::Reason::BreedingAreaEmpty,
            Reason::NoDp => view::Reason::NoDp,
            Reason::NotAskedFor => view::Reason::NotAskedFor,
            Reason::NotOptional => view::Reason::NotOptional,
            Reason::NotEnoughChosen => view::Reason::NotEnoughChosen,
            Reason::NotAnAnswer => view::Reason::NotAnAnswer,
        }
    }

    fn digivolutions(self, card: CardId) -> Vec<RequirementView> {
        let Some(state) = self.state(card).filter(|_| self.knows(card)) else { return Vec::new() };
        digivolutions(self.game.library().card(state.def), self.texts.requirements(state.def))
    }

    /// The line about linking is the last.
    fn link(self, card: CardId) -> Vec<RequirementView> {
        let Some(state) = self.state(card).filter(|_| self.knows(card)) else { return Vec::new() };
        let line = self.texts.requirements(state.def).last();
        let said = self.game.library().card(state.def).link.as_ref().zip(line);
        said.map(|(way, line)| link(way, line)).into_iter().collect()
    }
}
