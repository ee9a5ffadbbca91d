//! Attacks by effects: "attack with …", "switch the target of the attack to …", "end the attack".

use crate::read::reader::Reader;
use digimon::effects::language::{Area, Step};

impl Reader<'_> {
    pub(super) fn attack_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("end") {
            self.one_of(&["the attack", "that attack", "this attack"])?;
            return Some(vec![Step::EndAttack]);
        }
        if self.verb("attack") {
            if let Some(step) = self.attempt(Reader::attack_whom_with) {
                return Some(vec![step]);
            }
            self.must("with")?;
            let who = self.target(&Area::Battle)?;
            return Some(vec![self.attack_by(who, true)]);
        }
        (self.verb("switch") || self.verb("change") || self.verb("redirect")).then_some(())?;
        if !self.eat("that") {
            self.whoevers();
        }
        self.one_of(&[
            "attack target",
            "target of attack",
            "target of the attack",
            "target of an attack",
            "attack's target",
            "attack",
            "target",
        ])?;
        self.must("to")?;
        if self.one_of(&["a player", "the player", "your opponent", "you"]).is_some() {
            return Some(vec![Step::SwitchTargetToPlayer]);
        }
        let target = self.target(&Area::Battle)?;
        if self.one_of(&["or the player", "or a player", "or your opponent"]).is_some() {
            let modes = vec![vec![Step::SwitchTarget(target)], vec![Step::SwitchTargetToPlayer]];
            return Some(vec![crate::read::sentence::one_of_these(modes)]);
        }
        Some(vec![Step::SwitchTarget(target)])
    }

    /// "a player with 1 of your Digimon": whom first, then with what.
    fn attack_whom_with(&mut self) -> Option<Step> {
        let player = self.one_of(&["a player with", "players with"]).is_some();
        if !player {
            self.one_of(&["an opponent's digimon with", "your opponent's digimon with"])?;
        }
        let who = self.target(&Area::Battle)?;
        let mut step = self.attack_by(who, !player || self.context.opponent_acts);
        if let Step::Attack { only_player, only_digimon, .. } = &mut step {
            (*only_player, *only_digimon) = (player, !player);
        }
        Some(step)
    }

    /// Whom and how it attacks: "a player without suspending".
    pub(super) fn attack_by(&mut self, who: digimon::effects::language::Target, forced: bool) -> Step {
        let (mut only_player, mut only_digimon, mut unsuspended_too) = (false, false, false);
        match self.one_of(&[
            "a player",
            "players",
            "the player",
            "your opponent",
            "one of your opponent's digimon",
            "1 of your opponent's digimon",
            "your opponent's digimon",
            "an opponent's digimon",
            "one of your opponent's unsuspended digimon",
            "your opponent's unsuspended digimon",
        ]) {
            Some(0..=3) => only_player = true,
            Some(4..=7) => only_digimon = true,
            Some(_) => {
                only_digimon = true;
                unsuspended_too = true;
            }
            None => {}
        }
        let without_suspending = self.eat("without suspending");
        let _ = without_suspending && self.one_of(&["it", "this digimon"]).is_some();
        Step::Attack {
            who,
            only_player,
            only_digimon,
            unsuspended_too,
            without_suspending,
            played_this_turn_too: false,
            forced,
        }
    }
}
