//! DCG 11: how the board changes with an attack.

use super::{Attack, AttackTarget, State, UnitId, Until};
use table::Seat;

impl State {
    fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.rest_mut().attack.as_mut()
    }

    /// 11-2-8-1: an attack is declared; its timings come when everything has been settled.
    pub(crate) fn begin_attack(
        &mut self,
        attacker: UnitId,
        target: AttackTarget,
        seat: Seat,
        by_blitz: bool,
    ) {
        self.rest_mut().attack = Some(Attack {
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

    /// 11-1-3: its timings begin, if they have not; do they?
    pub(crate) fn start_timings(&mut self) -> bool {
        match &self.board.attack {
            Some(attack) if !attack.under_way => {
                self.attack_mut().is_some_and(|attack| !std::mem::replace(&mut attack.under_way, true))
            }
            Some(_) | None => false,
        }
    }

    /// 11-2-7-2
    pub(crate) fn switch_target(&mut self, target: AttackTarget) {
        if let Some(attack) = self.attack_mut() {
            attack.target = target;
            attack.switched = true;
        }
    }

    /// 12-1-3: it has been blocked, and is not blocked again.
    pub(crate) fn set_blocked(&mut self) {
        if let Some(attack) = self.attack_mut() {
            attack.blocked = true;
        }
    }

    /// 11-3-2: a [Counter] effect has been activated in it.
    pub(crate) fn set_countered(&mut self) {
        if let Some(attack) = self.attack_mut() {
            attack.countered = true;
        }
    }

    /// 15-15-1-1: it goes straight to its end.
    pub(crate) fn cut_attack_short(&mut self) {
        if let Some(attack) = self.attack_mut() {
            attack.cut_short = true;
        }
    }

    /// 14: the attacker has battled this Digimon.
    pub(crate) fn set_battled(&mut self, unit: UnitId) {
        if let Some(attack) = self.attack_mut() {
            attack.battled = Some(unit);
        }
    }

    /// 16-6-2: it will pierce before it ends.
    pub(crate) fn set_piercing(&mut self) {
        if let Some(attack) = self.attack_mut() {
            attack.pierces = true;
        }
    }

    /// 16-6-4: does it pierce? Only once.
    pub(crate) fn take_piercing(&mut self) -> bool {
        self.attack_mut().is_some_and(|attack| std::mem::take(&mut attack.pierces))
    }

    /// 11-6-2: it is over, with what was given until then.
    pub(crate) fn end_attack(&mut self) {
        self.rest_mut().attack = None;
        self.end_given(Until::EndOfAttack);
    }
}
