//! DCG 11: how the board changes with an attack.

use super::{Attack, AttackTarget, Board, UnitId, Until};
use table::Seat;

impl Board {
    /// 11-2-8-1: an attack is declared; its timings come when everything has been settled.
    pub(crate) fn begin_attack(
        &mut self,
        attacker: UnitId,
        target: AttackTarget,
        seat: Seat,
        by_blitz: bool,
    ) {
        self.attack = Some(Attack {
            attacker,
            target,
            seat,
            under_way: false,
            blocked: false,
            countered: false,
            cut_short: false,
            pierces: false,
            battled: None,
            switched: false,
            by_blitz,
        });
    }

    /// 11-1-3: its timings begin.
    pub(crate) fn start_timings(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.under_way = true;
        }
    }

    /// 11-2-7-2
    pub(crate) fn switch_target(&mut self, target: AttackTarget) {
        if let Some(attack) = &mut self.attack {
            attack.target = target;
            attack.switched = true;
        }
    }

    /// 12-1-3: it has been blocked, and is not blocked again.
    pub(crate) fn set_blocked(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.blocked = true;
        }
    }

    /// 11-3-2: a [Counter] effect has been activated in it.
    pub(crate) fn set_countered(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.countered = true;
        }
    }

    /// 15-15-1-1: it goes straight to its end.
    pub(crate) fn cut_attack_short(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.cut_short = true;
        }
    }

    /// 14: the attacker has battled this Digimon.
    pub(crate) fn set_battled(&mut self, unit: UnitId) {
        if let Some(attack) = &mut self.attack {
            attack.battled = Some(unit);
        }
    }

    /// 16-6-2: it will pierce before it ends.
    pub(crate) fn set_piercing(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.pierces = true;
        }
    }

    /// 16-6-4: it pierces now, and only once.
    pub(crate) fn clear_piercing(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.pierces = false;
        }
    }

    /// 11-6-2: it is over, with what was given until then.
    pub(crate) fn end_attack(&mut self) {
        self.attack = None;
        self.end_given(Until::EndOfAttack);
    }
}
