//! DCG 15-6: is a condition fulfilled?

use super::View;
use digimon::effects::language::{Condition, Filter, Target};
use digimon::state::Thing;

impl View<'_> {
    pub fn holds(self, condition: &Condition) -> Option<bool> {
        match condition {
            Condition::Any(noun) => Some(!self.all(noun)?.is_empty()),
            Condition::None(noun) => Some(self.all(noun)?.is_empty()),
            Condition::Compare(left, cmp, right) => Some(cmp.holds(self.amount(left)?, self.amount(right)?)),
            Condition::Is(target, filters) => self.any_is(target, filters),
            Condition::YourTurn => Some(self.game.state().turn_player() == self.you),
            Condition::OpponentsTurn => Some(self.game.state().turn_player() != self.you),
            Condition::DnaDigivolving => Some(self.activation?.happened.as_ref()?.facts.dna),
            Condition::DigiXrosing(n) => Some(self.activation?.happened.as_ref()?.facts.digixros >= *n),
            Condition::Assembling => Some(self.activation?.happened.as_ref()?.facts.assembled),
            Condition::CameFrom(from) => Some(self.activation?.happened.as_ref()?.facts.from == Some(*from)),
            Condition::Blitzing => Some(self.game.state().attack().is_some_and(|now| now.by_blitz)),
            Condition::InPhase(phase) => Some(self.game.state().phase() == *phase),
            Condition::Attacking => Some(self.game.state().attack().is_some()),
            Condition::WasFaceUp | Condition::ThisTurn(..) => None,
            Condition::Came(_)
            | Condition::PlayedBy(_)
            | Condition::Did(_)
            | Condition::DidTo(..)
            | Condition::IfYouDo
            | Condition::Battling(_) => None,
            Condition::Not(inner) => self.holds(inner).map(|holds| !holds),
            Condition::All(all) => {
                let each: Option<Vec<bool>> = all.iter().map(|inner| self.holds(inner)).collect();
                each.map(|each| each.into_iter().all(|holds| holds))
            }
            Condition::AnyOf(all) => {
                let each: Option<Vec<bool>> = all.iter().map(|inner| self.holds(inner)).collect();
                each.map(|each| each.into_iter().any(|holds| holds))
            }
        }
    }

    fn any_is(self, target: &Target, filters: &[Filter]) -> Option<bool> {
        let things = self.resolve(target)?;
        let from_trigger = matches!(target, Target::Triggering | Target::TriggeringOther | Target::This);
        let in_play = things.iter().any(|thing| matches!(thing, Thing::Unit(_)));
        // What has left is judged as it was: no opinion.
        if from_trigger && !in_play && self.activation.is_some_and(|running| running.happened.is_some()) {
            return None;
        }
        for thing in things {
            let each: Option<Vec<bool>> = filters.iter().map(|filter| self.is(thing, filter)).collect();
            if each?.into_iter().all(|fits| fits) {
                return Some(true);
            }
        }
        Some(false)
    }
}
