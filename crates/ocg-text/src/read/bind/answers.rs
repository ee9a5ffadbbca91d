//! What answers a Summon or an activation, and what is forbidden or negated by its name, and
//! where a card goes that leaves (OCG 3.3.2-74, 3.4.4-51, -150).

use super::Binder;
use crate::read::tree::Doing;
use ocg::language::{Block, Leaving, Link, Linked, Modifier, Restriction, Step, Until};

impl Binder {
    /// Nothing of it is a cost.
    pub(super) fn answering(&mut self, doing: &Doing, acts: bool) -> Option<Block> {
        let step = match doing {
            _ if acts => return None,
            Doing::NegateAnswered => {
                let either = Linked(Link::Otherwise, Step::NegateActivation);
                return Some(vec![Linked(Link::First, Step::NegateSummon), either]);
            }
            Doing::NameLock(who, of, until) => {
                let named = Restriction::ActivateNamed(self.known_group(of)?);
                Step::GivePlayer(*who, Modifier::Cannot(named), *until)
            }
            // There is a word for the time of this card alone.
            Doing::WhileFaceUp(of, who, all) => {
                let this = self.known_group(of)? == ocg::language::Group::This;
                let give = |one: &Modifier| Step::GivePlayer(*who, one.clone(), Until::WhileThisIsFaceUp);
                let steps = all.iter().map(|one| Linked(Link::Also, give(one)));
                return this.then(|| steps.collect());
            }
            Doing::NegateByName(of, by, until) => Step::NegateByName(self.known_group(of)?, *by, *until),
            // 3.3.2-66
            Doing::WhenGone(of, to) => {
                let away = Modifier::Redirect(Leaving::Field, *to);
                Step::Give(self.known_group(of)?, away, Until::Always)
            }
            _ => return None,
        };
        Some(vec![Linked(Link::First, step)])
    }
}
