//! A monster's own procedure and conditions, bound (OCG 3.3.2-106, -110).

use super::Binder;
use super::steps::Mode;
use crate::read::clause::Steps;
use crate::read::condition::State;
use enumset::EnumSet;
use ocg::language::{Condition, Place, Procedure, SummonPosition};

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
    Some(Procedure { from, condition, materials, act, limit, position })
}

pub fn condition(state: &State) -> Option<Condition> {
    Binder::default().state(state)
}
