//! OCG 3.6.3: where the turn stands.

use super::{CardId, CardRef, Face};
use crate::language::SummonWay;
use crate::library::EffectId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// 3.6.3-1: the phases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Phase {
    Setup,
    Draw,
    Standby,
    Main1,
    Battle(BattleStep),
    Main2,
    End,
}

/// 3.6.3-21: the steps of the Battle Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum BattleStep {
    Start,
    Battle,
    Damage(DamageTime),
    End,
}

/// 3.6.3-48: the five times of the Damage Step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum DamageTime {
    Start,
    BeforeCalculation,
    Calculation,
    AfterCalculation,
    End,
}

impl Phase {
    pub fn is_main(self) -> bool {
        match self {
            Phase::Main1 | Phase::Main2 => true,
            Phase::Setup | Phase::Draw | Phase::Standby | Phase::Battle(_) | Phase::End => false,
        }
    }

    pub fn damage_time(self) -> Option<DamageTime> {
        match self {
            Phase::Battle(BattleStep::Damage(time)) => Some(time),
            Phase::Battle(BattleStep::Start | BattleStep::Battle | BattleStep::End)
            | Phase::Setup
            | Phase::Draw
            | Phase::Standby
            | Phase::Main1
            | Phase::Main2
            | Phase::End => None,
        }
    }
}

/// The present turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub number: u16,
    pub player: Seat,
    pub phase: Phase,
    /// 3.3.2-69
    pub normal_summons: u8,
    /// 3.4.4-147: the Normal Summon that effects add was used.
    pub extra_normal_summon_used: bool,
    /// 3.3.2-217
    pub pendulum_summons: u8,
    /// 3.3.2-218: the Pendulum Summon that an effect adds was used.
    pub extra_pendulum_summon_used: bool,
    /// 2.1.4-1, 2.1.5-1: the Summons that have succeeded.
    pub summons: Vec<Succeeded>,
    /// 3.6.3-83: the Battle Phase is to end.
    pub battle_phase_ends: bool,
    /// 3.6.3-16, -50: something was done or has resolved since the present phase, step or time began.
    pub under_way: bool,
    /// 3.6.3-15, -95: the effects of the present phase that were activated in it.
    pub phase_effects: Vec<(CardRef, EffectId)>,
    /// What has happened that some text asks about.
    pub past: Vec<super::Event>,
}

impl Turn {
    /// A turn in which nothing has been done yet.
    pub(crate) fn new(number: u16, player: Seat, phase: Phase) -> Turn {
        Turn {
            number,
            player,
            phase,
            normal_summons: 0,
            extra_normal_summon_used: false,
            pendulum_summons: 0,
            extra_pendulum_summon_used: false,
            summons: Vec::new(),
            battle_phase_ends: false,
            under_way: false,
            phase_effects: Vec::new(),
            past: Vec::new(),
        }
    }
}

/// 2.1.4-1, 2.1.5-1: a monster whose Summon has succeeded this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Succeeded {
    /// Who Summoned it.
    pub seat: Seat,
    pub card: CardId,
    pub way: SummonWay,
    pub face: Face,
    /// 2.1.7-5: by which procedure of its own.
    pub procedure: Option<u8>,
    /// Monsters of one Summon have the same number.
    pub nth: u8,
}

/// 3.6.3-25: the attack that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub attacker: CardRef,
    pub target: AttackTarget,
    pub negated: bool,
    /// 3.6.3-34: the attacked player's monsters when the target was chosen.
    pub monsters: Monsters,
}

/// 3.6.3-34, -35: which monsters a player has, so that one that left and another that came are noticed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Monsters(pub u64);

/// A monster in battle: the same one until it leaves the field, also if it is turned face-down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fighter {
    pub card: super::CardId,
    pub entered: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum AttackTarget {
    /// 3.6.3-28
    Directly,
    Monster(super::CardId),
}
