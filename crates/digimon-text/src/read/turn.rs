//! Conditions on the turn and the attack that are going on: "it's their turn", "attacking a player" (6-1-2, 11).

use super::condition::not;
use super::reader::Reader;
use digimon::effects::language::{Area, Condition, Phase, Target, Whose};

impl Reader<'_> {
    /// "it's their turn", "it's the main phase".
    pub(super) fn time_of_turn(&mut self) -> Option<Condition> {
        self.form("during", &["it's", "it is", "during"]).then_some(())?;
        if self.attack_noun() {
            return Some(Condition::Attacking);
        }
        if let Some(phase) = self.attempt(|reader| {
            reader.whoevers();
            reader.phase_word()
        }) {
            return Some(Condition::InPhase(phase));
        }
        let whose = self.owner()?;
        self.must("turn")?;
        (whose != Whose::Any).then_some(())?;
        let yours = whose == Whose::Yours;
        Some(if yours { Condition::YourTurn } else { Condition::OpponentsTurn })
    }

    pub(super) fn phase_word(&mut self) -> Option<Phase> {
        self.meaning(&[
            ("main phase", Phase::Main),
            ("unsuspend phase", Phase::Unsuspend),
            ("draw phase", Phase::Draw),
            ("breeding phase", Phase::Breeding),
        ])
    }

    /// "attacking a player", "attacking a Digimon with …": what this attack is aimed at.
    pub(super) fn attacking(&mut self) -> Option<Condition> {
        let negated = self.not_word();
        self.must("attacking")?;
        let at = |filters| Condition::Is(Target::AttackTarget, filters);
        let aimed = if self.attacked_player() {
            not(at(Vec::new()))
        } else {
            self.indefinite();
            let whose = self.owner();
            at(self.phrase(whose, &Area::Battle)?.noun.of)
        };
        Some(if negated { not(aimed) } else { aimed })
    }
}
