//! What is said of cards, as modifiers of the effect language, and what also holds of cards that come later
//! (OCG 3.4.4-59 to -80).

use super::Binder;
use crate::read::tree::{Cards, Number, Said, StatChange};
use ocg::language::{Amount, Block, Link, Linked, Modifier, Statement, Step, Until};

impl Binder {
    /// "Monsters you control cannot attack this turn": also those that come later.
    pub(super) fn held(&mut self, cards: &Cards, said: &[Said], until: Until) -> Option<Block> {
        let lasts = !matches!(until, Until::Always | Until::WhileThisIsFaceUp);
        let noun = self.standing(cards)?;
        let mut steps: Block = Vec::new();
        for one in said {
            let is = self.modifier(one)?;
            let value = matches!(is, Modifier::Atk(Amount::Fixed(_)) | Modifier::Def(Amount::Fixed(_)));
            let restricts = value && until == Until::EndOfTurn
                || matches!(is, Modifier::Cannot(_) | Modifier::Piercing(_) | Modifier::AttackDirectly);
            if !lasts || !restricts {
                return None;
            }
            let statement = Statement { on: ocg::language::On::All(noun.clone()), is, condition: None };
            steps.push(Linked(Link::Also, Step::Hold(Box::new(statement), until)));
        }
        Some(steps)
    }

    pub(super) fn modifier(&mut self, said: &Said) -> Option<Modifier> {
        let (change, amount) = match said {
            Said::Fixed(Modifier::AttributeAsDeclared)
                if self.declared != Some(super::Declared::Attribute) =>
            {
                return None;
            }
            Said::Fixed(Modifier::RaceAsDeclared) if self.declared != Some(super::Declared::Race) => {
                return None;
            }
            Said::Fixed(modifier) => return Some(modifier.clone()),
            Said::NameOf(of) => return Some(Modifier::NameOf(self.known_group(of)?)),
            Said::Directly(_) => return None,
            Said::Stat(change, n) => (change, self.amount(n)?),
            Said::Less(change, Number::Fixed(n)) => (change, Amount::Fixed(-n)),
            Said::Less(change, Number::Times(inner, n)) => {
                (change, Amount::Times(Box::new(self.amount(inner)?), -n))
            }
            Said::Less(change, n) => (change, Amount::Negative(Box::new(self.amount(n)?))),
        };
        Some(match change {
            StatChange::Atk => Modifier::Atk(amount),
            StatChange::Def => Modifier::Def(amount),
            StatChange::Level => Modifier::Level(amount),
            StatChange::Rank => Modifier::Rank(amount),
            StatChange::AtkBecomes => Modifier::AtkBecomes(amount),
            StatChange::DefBecomes => Modifier::DefBecomes(amount),
            StatChange::OriginalAtkBecomes => Modifier::OriginalAtkBecomes(amount),
            StatChange::OriginalDefBecomes => Modifier::OriginalDefBecomes(amount),
            StatChange::LevelBecomes => Modifier::LevelBecomes(amount),
            StatChange::RankBecomes => Modifier::RankBecomes(amount),
            StatChange::ScaleBecomes => Modifier::ScaleBecomes(amount),
            StatChange::Attacks => Modifier::Attacks(amount),
            StatChange::AttacksOnMonsters => Modifier::AttacksOnMonsters(amount),
        })
    }
}
