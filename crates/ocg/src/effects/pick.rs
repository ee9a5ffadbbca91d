//! A choice of cards, pick by pick: each pick is a decision of its own, and enough is said by "done".

use super::together;
use crate::game::Game;
use crate::query::Query;
use crate::run::Next;
use crate::state::{CardId, Choice, Decision, Frame, Joined, Pick, Value};

/// May it be chosen with those that were? It must leave enough for the rest.
fn can_join(game: &Game, pick: &Pick, card: CardId) -> bool {
    let with = || [&pick.chosen[..], &[card]].concat();
    let (least, most) = (usize::from(pick.least), usize::from(pick.most));
    !pick.chosen.contains(&card)
        && leaves_what_must_be(pick, card)
        && (pick.together == Joined::Any
            || together::can_be_completed(
                Query::on(game),
                pick.together,
                &with(),
                &pick.candidates,
                (least, most),
            ))
}

/// The last pick must be one of those of which one has to be there.
fn leaves_what_must_be(pick: &Pick, card: CardId) -> bool {
    has_what_must_be(pick) || pick.include.contains(&card) || pick.chosen.len() + 1 < usize::from(pick.most)
}

fn has_what_must_be(pick: &Pick) -> bool {
    pick.include.is_empty() || pick.chosen.iter().any(|card| pick.include.contains(card))
}

pub(crate) fn step(game: &mut Game, mut pick: Box<Pick>, value: Value) -> Next {
    match value {
        Value::Answer(Choice::Card(card)) => pick.chosen.push(card),
        Value::Answer(Choice::Done) => return Next::Done(Value::Cards(pick.chosen)),
        Value::Nothing
        | Value::Answer(_)
        | Value::Cards(_)
        | Value::Chained(_)
        | Value::Leaving(_)
        | Value::Link(_)
        | Value::Ran(_)
        | Value::Summoned(_)
        | Value::Replaced(_) => {}
    }
    let (chosen, least, most) = (pick.chosen.len(), usize::from(pick.least), usize::from(pick.most));
    let left: Vec<_> = pick.candidates.iter().copied().filter(|&card| can_join(game, &pick, card)).collect();
    if chosen >= most || left.is_empty() {
        return Next::Done(Value::Cards(pick.chosen));
    }
    // Where all must be taken there is nothing to choose.
    if chosen + left.len() <= least {
        pick.chosen.extend(left);
        return Next::Done(Value::Cards(pick.chosen));
    }
    let mut options: Vec<Choice> = left.into_iter().map(Choice::Card).collect();
    let complete = together::is_complete(Query::on(game), pick.together, &pick.chosen);
    if chosen >= least && complete && has_what_must_be(&pick) {
        options.push(Choice::Done);
    }
    let decision = Decision { seat: pick.seat, ask: pick.ask, about: pick.about, options };
    Next::Ask(Frame::Pick(pick), decision)
}
