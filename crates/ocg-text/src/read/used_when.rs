//! Sentences about when the effect before can be used: "This is a Quick Effect if …", "This effect cannot be activated
//! during the Battle Phase" (OCG 3.3.2-310, 3.4.3-1).

use super::condition::state;
use super::part::Part;
use super::phase::phases;
use super::{P, bind};
use ocg::language::{Condition, Filter, Group, Whose};
use text::grammar::{At, Parses};

pub fn used_when(p: &P<'_>, at: At) -> Parses<Part> {
    quick(p, at).or(not(p, at)).or(only(p, at))
}

/// "This is a Quick Effect if you control a Dragon monster".
fn quick(p: &P<'_>, at: At) -> Parses<Part> {
    let quick = p.from(at).words("this is a quick effect if|this effect is a quick effect if");
    quick.then(state).filter_map(|(state,)| Some(Part::QuickIf(bind::condition_of(&state)?)))
}

/// "This effect cannot be activated during the Battle Phase", "… the turn this card is Normal Summoned".
fn not(p: &P<'_>, at: At) -> Parses<Part> {
    let cannot = || p.from(at).words("this effect cannot be activated|you cannot activate this effect");
    let during = cannot().then(during).map(|(condition,)| condition);
    let came = cannot().words("the turn this card is|during the turn this card is|the turn this card was|the turn it was|the turn it is");
    let came = came.then(|p, at| {
        let ways = super::words::ways(p, at);
        p.from(at).then(move |_, _| ways.clone()).words("summoned").map(|(ways,)| {
            let by = (!ways.is_empty()).then_some(Filter::SummonedBy(ways));
            std::iter::once(Filter::SummonedThisTurn).chain(by).collect::<Vec<_>>()
        })
    });
    let came = came.map(|(like,)| Condition::Are(Group::This, like));
    let so = cannot().words("if|while").then(state).filter_map(|(state,)| bind::condition_of(&state));
    during.or(came).or(so).map(|condition| Part::UsedOnly(Condition::Not(Box::new(condition))))
}

/// "This effect can only be activated during your opponent's turn".
fn only(p: &P<'_>, at: At) -> Parses<Part> {
    let only = p.from(at).words(
        "this effect can only be activated|you can only activate this effect|you can only use this effect",
    );
    only.then(during).map(|(condition,)| Part::UsedOnly(condition))
}

fn during(p: &P<'_>, at: At) -> Parses<Condition> {
    let turn = p.row(
        at,
        "in whose turn",
        &[
            ("during your turn", Condition::TurnOf(Whose::Yours)),
            ("during your opponent 's turn", Condition::TurnOf(Whose::Opponents)),
        ],
    );
    let phase = p.from(at).words("during").then(phases).map(|(all,)| {
        let mut each: Vec<Condition> = all
            .into_iter()
            .map(|(whose, point)| {
                let turn = (whose != Whose::Any).then_some(Condition::TurnOf(whose));
                let mut both: Vec<Condition> = turn.into_iter().chain([Condition::During(point)]).collect();
                if both.len() == 1 { both.remove(0) } else { Condition::All(both) }
            })
            .collect();
        if each.len() == 1 { each.remove(0) } else { Condition::Any(each) }
    });
    turn.or(phase)
}
