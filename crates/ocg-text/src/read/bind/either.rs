//! What is done to cards as the player likes: they are chosen first, and then the deed (OCG 3.4.4-3).

use super::Binder;
use super::steps::done;
use crate::read::condition::State;
use crate::read::tree::{How, Ref, Verb};
use ocg::language::{Block, Group, Link, Linked, Step};

impl Binder {
    /// It is chosen first, and then what is done to it.
    pub(super) fn either(&mut self, all: &[(Verb, How)], of: &Ref, acts: bool) -> Option<Block> {
        let (verb, _) = all.first()?;
        let group = self.objects(of, *verb, acts)?;
        let (chosen, mut block) = match group {
            _ if acts => return None,
            Group::Pick(select) => {
                let slot = Group::Chosen(select.slot);
                (slot, vec![Linked(Link::First, Step::Choose(*select))])
            }
            group => (group, Vec::new()),
        };
        let one =
            |(verb, how): &(Verb, How)| Some(vec![Linked(Link::First, done(*verb, chosen.clone(), how)?)]);
        let blocks = all.iter().map(one).collect::<Option<Vec<Block>>>()?;
        let link = if block.is_empty() { Link::First } else { Link::And };
        block.push(Linked(link, Step::OneOf(blocks)));
        Some(block)
    }

    /// As that, where the choice is there; otherwise what is said first is done.
    pub(super) fn either_if(
        &mut self,
        state: &State,
        all: &[(Verb, How)],
        of: &Ref,
        acts: bool,
    ) -> Option<Block> {
        let condition = self.state(state)?;
        let mut block = self.either(all, of, acts)?;
        let Linked(link, Step::OneOf(blocks)) = block.pop()? else { return None };
        let first = blocks.first()?.clone();
        let choice = vec![Linked(Link::First, Step::OneOf(blocks))];
        block.push(Linked(link, Step::If(condition, choice, first)));
        Some(block)
    }
}
