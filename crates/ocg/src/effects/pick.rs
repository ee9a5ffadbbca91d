//! A choice of cards, pick by pick: each pick is a decision of its own, and enough is said by "done".

use crate::game::Game;
use crate::run::Next;
use crate::state::{Choice, Decision, Frame, Pick, Value};

pub(crate) fn step(_game: &mut Game, mut pick: Box<Pick>, value: Value) -> Next {
    match value {
        Value::Answer(Choice::Card(card)) => pick.chosen.push(card),
        Value::Answer(Choice::Done) => return Next::Done(Value::Cards(pick.chosen)),
        _ => {}
    }
    let (chosen, least, most) = (pick.chosen.len(), usize::from(pick.least), usize::from(pick.most));
    let left: Vec<_> = pick.candidates.iter().copied().filter(|card| !pick.chosen.contains(card)).collect();
    if chosen >= most || left.is_empty() {
        return Next::Done(Value::Cards(pick.chosen));
    }
    // Where all must be taken there is nothing to choose.
    if chosen + left.len() <= least {
        pick.chosen.extend(left);
        return Next::Done(Value::Cards(pick.chosen));
    }
    let mut options: Vec<Choice> = left.into_iter().map(Choice::Card).collect();
    if chosen >= least {
        options.push(Choice::Done);
    }
    let decision = Decision { seat: pick.seat, ask: pick.ask, about: pick.about, options };
    Next::Ask(Frame::Pick(pick), decision)
}
