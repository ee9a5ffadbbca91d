//! The parts of a step: the targets it acts on and the blocks within it.

use super::{Block, CostRule, Process, Step, Target};

/// The blocks within a step, borrowed one way or the other.
macro_rules! blocks_of {
    ($step:expr, $iter:ident) => {
        match $step {
            Step::May(block)
            | Step::Repeat(_, block)
            | Step::ForEach(_, _, block)
            | Step::Later(_, block)
            | Step::AsPlayer(_, block)
            | Step::InsteadOfIt(block) => vec![block],
            Step::By(one, two) | Step::If(_, one, two) | Step::MayInstead(one, two) => vec![one, two],
            Step::ChooseModes(_, blocks) => blocks.$iter().collect(),
            Step::Memory(..)
            | Step::SetMemory(..)
            | Step::Draw(..)
            | Step::Recover(..)
            | Step::Delete(..)
            | Step::Put(..)
            | Step::Suspend(..)
            | Step::Unsuspend(..)
            | Step::DeDigivolve(..)
            | Step::TrashTopCard(..)
            | Step::TrashDigivolutionCards(..)
            | Step::Flip(..)
            | Step::Give(..)
            | Step::GivePlayer(..)
            | Step::Play { .. }
            | Step::PlayToken(..)
            | Step::Digivolve { .. }
            | Step::AppFuse { .. }
            | Step::DnaDigivolve { .. }
            | Step::Use { .. }
            | Step::Link { .. }
            | Step::Hatch
            | Step::Move(..)
            | Step::Attack { .. }
            | Step::Blitz(..)
            | Step::SwitchTarget(..)
            | Step::SwitchTargetToPlayer
            | Step::EndAttack
            | Step::Battle(..)
            | Step::Reveal(..)
            | Step::PutRest(..)
            | Step::Look(..)
            | Step::Shuffle(..)
            | Step::Activate { .. }
            | Step::Declare(..)
            | Step::Select(..)
            | Step::DigiBurst(..)
            | Step::Delay
            | Step::Save
            | Step::MindLink(..)
            | Step::BlastDigivolve
            | Step::Prevent(..)
            | Step::WidenDigiXros(..)
            | Step::ChangeCost(..)
            | Step::SetCost(..)
            | Step::PayCost(..)
            | Step::Win(..)
            | Step::Lose(..)
            | Step::Nothing => Vec::new(),
        }
    };
}

impl Step {
    /// Playing it without paying its cost, to the battle area.
    pub fn play_free(what: Target) -> Step {
        let (to_breeding, suspended, without_on_play) = (false, false, false);
        Step::Play { what, cost: CostRule::Free, to_breeding, suspended, without_on_play }
    }

    /// 15-3-3: does it speak of "this card", here or in a block within?
    pub fn says_this_card(&self) -> bool {
        let here = matches!(self, Step::Save) || self.targets().into_iter().any(is_this_card);
        here || self.blocks().into_iter().any(|block| block.steps.iter().any(Step::says_this_card))
    }

    /// Does it act only on what this effect has chosen or done before? By itself it does nothing then.
    pub fn follows_up(&self) -> bool {
        if let Step::Later(_, block) = self {
            return !block.steps.is_empty() && block.steps.iter().all(Step::follows_up);
        }
        let targets = self.targets();
        let known = |target: &&Target| matches!(target, Target::Chosen(_) | Target::Done(_));
        !targets.is_empty() && targets.iter().all(known)
    }

    /// Is it this process, or one within it?
    pub fn has_process(&self, process: Process) -> bool {
        let here = match process {
            Process::DigiBurst => matches!(self, Step::DigiBurst(_)),
            Process::Blitz => matches!(self, Step::Blitz(_)),
        };
        here || self.blocks().into_iter().any(|block| block.has_process(process))
    }

    /// What the step acts on.
    pub fn targets(&self) -> Vec<&Target> {
        match self {
            Step::Delete(target)
            | Step::Put(target, _)
            | Step::Suspend(target)
            | Step::Unsuspend(target)
            | Step::DeDigivolve(target, _)
            | Step::TrashTopCard(target)
            | Step::TrashDigivolutionCards(target, ..)
            | Step::Flip(target, _)
            | Step::Give(target, ..)
            | Step::Move(target)
            | Step::Blitz(target)
            | Step::SwitchTarget(target)
            | Step::Look(target)
            | Step::ForEach(target, ..)
            | Step::Select(target)
            | Step::Prevent(target)
            | Step::Play { what: target, .. }
            | Step::Use { what: target, .. }
            | Step::Attack { who: target, .. }
            | Step::Activate { of: target, .. } => vec![target],
            Step::Digivolve { what, into, .. } | Step::AppFuse { what, into, .. } => vec![what, into],
            Step::Link { what, to, .. } => vec![what, to],
            Step::Battle(one, two) => vec![one, two],
            Step::Memory(..)
            | Step::SetMemory(..)
            | Step::Draw(..)
            | Step::Recover(..)
            | Step::GivePlayer(..)
            | Step::PlayToken(..)
            | Step::DnaDigivolve { .. }
            | Step::Hatch
            | Step::SwitchTargetToPlayer
            | Step::EndAttack
            | Step::Reveal(..)
            | Step::PutRest(..)
            | Step::Shuffle(..)
            | Step::May(..)
            | Step::By(..)
            | Step::If(..)
            | Step::MayInstead(..)
            | Step::ChooseModes(..)
            | Step::Repeat(..)
            | Step::Later(..)
            | Step::Declare(..)
            | Step::AsPlayer(..)
            | Step::DigiBurst(..)
            | Step::Delay
            | Step::Save
            | Step::MindLink(..)
            | Step::BlastDigivolve
            | Step::WidenDigiXros(..)
            | Step::ChangeCost(..)
            | Step::SetCost(..)
            | Step::InsteadOfIt(..)
            | Step::PayCost(..)
            | Step::Win(..)
            | Step::Lose(..)
            | Step::Nothing => Vec::new(),
        }
    }

    /// The blocks of steps within this step.
    pub fn blocks(&self) -> Vec<&Block> {
        blocks_of!(self, iter)
    }

    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        blocks_of!(self, iter_mut)
    }
}

impl Block {
    pub fn has_process(&self, process: Process) -> bool {
        self.steps.iter().any(|step| step.has_process(process))
    }
}

fn is_this_card(target: &Target) -> bool {
    if let Target::Together(all) = target {
        return all.iter().any(is_this_card);
    }
    *target == Target::ThisCard
}
