//! The blocks of steps that are within a step (OCG 3.4.4-3).

use super::{Block, Modifier, Step};

impl Step {
    /// What the step lets linger.
    pub(crate) fn gives(&self) -> Option<&Modifier> {
        if let Step::Hold(statement, _) = self {
            return Some(&statement.is);
        }
        if let Step::NegateByName(..) = self {
            return Some(&Modifier::Negated);
        }
        let (Step::Give(_, modifier, _)
        | Step::GivePlayer(_, modifier, _)
        | Step::GiveColumn(_, modifier, _)) = self
        else {
            return None;
        };
        Some(modifier)
    }

    /// The blocks within this step.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Step::If(_, yes, no) => vec![yes, no],
            Step::May(block)
            | Step::OpponentDoes(block)
            | Step::EachPlayerDoes(block)
            | Step::Later(_, block)
            | Step::Watch(_, _, _, block)
            | Step::WhenGone(_, _, block) => vec![block],
            Step::OneOf(blocks) => blocks.iter().collect(),
            Step::Target(_)
            | Step::Choose(_)
            | Step::Destroy(_)
            | Step::Send(_)
            | Step::Discard(_)
            | Step::DiscardToGraveyard(_)
            | Step::Banish(_)
            | Step::BanishFaceDown(_)
            | Step::BanishUntil(..)
            | Step::MoveToZone(..)
            | Step::NegateByName(..)
            | Step::DeclareName
            | Step::DeclareAttribute
            | Step::DeclareRace
            | Step::Tribute(_)
            | Step::AddToHand(_)
            | Step::ReturnToHand(_)
            | Step::AddToExtraDeck(_)
            | Step::Look(_)
            | Step::ReturnToDeck(..)
            | Step::Draw(..)
            | Step::Damage(..)
            | Step::BattleDamage(..)
            | Step::GainLifePoints(..)
            | Step::PayLifePoints(_)
            | Step::LoseLifePoints(..)
            | Step::SpecialSummon(..)
            | Step::RitualSummon { .. }
            | Step::FusionSummon { .. }
            | Step::SpecialSummonTokens { .. }
            | Step::ExtraDeckSummon { .. }
            | Step::TossCoins(_)
            | Step::RollDice(_)
            | Step::NoResponse(..)
            | Step::NotNegated
            | Step::NormalSummon(_)
            | Step::TributeSummon(_)
            | Step::Set(_)
            | Step::ChangePosition(..)
            | Step::TakeControl(..)
            | Step::GiveControl(..)
            | Step::ChangeAttackTarget(_)
            | Step::Hold(..)
            | Step::Equip { .. }
            | Step::PlaceInPendulumZone(_)
            | Step::PlaceCounters(..)
            | Step::RemoveCounters(..)
            | Step::Detach(..)
            | Step::Attach { .. }
            | Step::SummonAsMonster { .. }
            | Step::Remember(..)
            | Step::Give(..)
            | Step::GivePlayer(..)
            | Step::NegateActivation
            | Step::NegateEffect
            | Step::NegateSummon
            | Step::NegateAttack
            | Step::EndBattlePhase
            | Step::Shuffle(_)
            | Step::Reveal(_)
            | Step::DeclareNumber(..)
            | Step::Win(_)
            | Step::Nothing
            | Step::GiveColumn(..)
            | Step::PlaceAs(..)
            | Step::NegateWholeChain
            | Step::RemainOnField
            | Step::SummonAs(..) => Vec::new(),
        }
    }
}
