//! A monster's own procedure and conditions, bound (OCG 3.3.2-106, -110).

use super::Binder;
use super::objects::mention_of;
use super::steps::Mode;
use crate::read::clause::Steps;
use crate::read::condition::State;
use crate::read::tree::Head;
use enumset::EnumSet;
use ocg::language::{Block, Condition, Group, Place, Procedure, SummonPosition, SummonZone};

/// How a monster Special Summons itself from there.
pub fn procedure(from: EnumSet<Place>, state: Option<&State>, act: &Steps) -> Option<Procedure> {
    let mut binder = Binder::default();
    let condition = match state {
        Some(state) => Some(binder.state(state)?),
        None => None,
    };
    let act = binder.block(act, Mode::Act)?;
    let act = binder.finished(act);
    let (materials, limit, position) = (None, None, SummonPosition::default());
    let (after, zone) = (Vec::new(), SummonZone::Any);
    Some(Procedure { from, condition, materials, act, after, limit, position, zone })
}

/// What is done right after the monster was Summoned; "it" is the monster.
pub fn after(steps: &Steps) -> Option<Block> {
    let mut binder = Binder::default();
    binder.mention(mention_of(Group::This, Head::Monster));
    let block = binder.block(steps, Mode::Resolve)?;
    Some(binder.finished(block))
}

pub fn condition(state: &State) -> Option<Condition> {
    Binder::default().state(state)
}
