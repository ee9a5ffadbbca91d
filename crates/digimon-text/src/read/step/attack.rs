//! Attacks by effects: "attack with …", "switch the target of the attack to …", "end the attack".

use crate::read::reader::Reader;
use digimon::effects::language::{Area, Step};

impl Reader<'_> {
    pub(super) fn attack_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("end") {
            self.attack_noun().then_some(())?;
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
        self.attack_target_words()?;
        self.must("to")?;
        if self.attacked_player() || self.eat("you") {
            return Some(vec![Step::SwitchTargetToPlayer]);
        }
        let target = self.target(&Area::Battle)?;
        if self.attempt(|reader| reader.or().filter(|()| reader.attacked_player())).is_some() {
            let modes = vec![vec![Step::SwitchTarget(target)], vec![Step::SwitchTargetToPlayer]];
            return Some(vec![crate::read::sentence::one_of_these(modes)]);
        }
        Some(vec![Step::SwitchTarget(target)])
    }

    /// "a player with 1 of your Digimon": whom first, then with what.
    fn attack_whom_with(&mut self) -> Option<Step> {
        let player = self.attacked()? == Attacked::Player;
        self.must("with")?;
        let who = self.target(&Area::Battle)?;
        let mut step = self.attack_by(who, !player || self.context.opponent_acts);
        if let Step::Attack { only_player, only_digimon, .. } = &mut step {
            (*only_player, *only_digimon) = (player, !player);
        }
        Some(step)
    }

    /// Whom and how it attacks: "a player without suspending".
    pub(super) fn attack_by(&mut self, who: digimon::effects::language::Target, forced: bool) -> Step {
        let attacked = self.attempt(Reader::attacked);
        let only_player = attacked == Some(Attacked::Player);
        let only_digimon = attacked.is_some() && !only_player;
        let unsuspended_too = attacked == Some(Attacked::UnsuspendedToo);
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

    /// "a player", "1 of your opponent's unsuspended Digimon".
    fn attacked(&mut self) -> Option<Attacked> {
        if self.attacked_player() {
            return Some(Attacked::Player);
        }
        let _ = self.out_of();
        (self.owner()? == self.opponents()).then_some(())?;
        let unsuspended = self.eat("unsuspended");
        self.must("digimon")?;
        Some(if unsuspended { Attacked::UnsuspendedToo } else { Attacked::Digimon })
    }

    /// "attack target", "target of the attack", "attack".
    fn attack_target_words(&mut self) -> Option<()> {
        if self.form("attack", &["attack's", "attack"]) {
            let _ = self.eat("target");
            return Some(());
        }
        self.must("target")?;
        let _ = self.attempt(|reader| {
            reader.must("of")?;
            let _ = reader.article() || reader.the();
            reader.must("attack")
        });
        Some(())
    }
}

/// Whom an effect lets attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Attacked {
    Player,
    Digimon,
    UnsuspendedToo,
}
