//! What a monster's own text says of its Tributes: how many, of which kind, and what holds of it without them
//! (OCG 3.3.2-82, -83).

use super::condition::state;
use super::reference::cards;
use super::statement::predicate;
use super::summoning::Own;
use super::tree::{Counted, Of, Ref};
use super::{P, bind};
use enumset::EnumSet;
use ocg::language::{Condition, Filter, Group, OwnTributes, SummonWay, Whose};
use text::grammar::{At, Parses};

/// 3.3.2-82, -83
pub fn tributes(p: &P<'_>, at: At) -> Parses<Own> {
    let must = p
        .from(at)
        .words("requires|must be normal summoned / set by tributing|must be normal summoned by tributing")
        .then(|p, at| p.number(at))
        .words("tributes to normal summon|tributes to normal summon / set|monsters");
    let must = must.filter_map(|(n,)| Some(OwnTributes::Must(n.try_into().ok()?)));
    let without = "you can normal summon this card without tributing|you can normal summon this card without tributes|you can normal summon / set this card without tributing";
    let free = p.from(at).words(without).value(OwnTributes::May(0));
    let when = p.from(at).words("if").then(state).words(",").words(without);
    let when = when.filter_map(|(state,)| Some(OwnTributes::MayIf(0, bind::condition(&state)?)));
    let one = "you can tribute summon this card with 1 tribute|you can tribute summon this card face-up with 1 tribute|you can normal summon this card with 1 tribute";
    let with_one = p.from(at).words("if").then(state).words(",").words(one);
    let with_one = with_one.filter_map(|(state,)| Some(OwnTributes::MayIf(1, bind::condition(&state)?)));
    let free = free.or(when).or(with_one);
    let less = free.clone();
    let less = p.from(at).then(move |_, _| less.clone()).words(", but").then(predicate);
    let less = less.filter_map(|(tributes, (of, said))| {
        let own = matches!(of, Ref::Back(_)) || of == Ref::This(EnumSet::empty());
        let without = Condition::Are(Group::This, vec![Filter::SummonedBy(SummonWay::Normal.into())]);
        let of = Of::Cards(Ref::This(EnumSet::empty()));
        let holds = bind::holding(&of, &said, Some(&without))?;
        own.then_some(Own::But(tributes, holds))
    });
    must.or(free).or(of_kind(p, at)).map(Own::Tributes).or(less)
}

/// "You can Tribute Summon this card by Tributing 1 "Rock" monster".
fn of_kind(p: &P<'_>, at: At) -> Parses<OwnTributes> {
    let summon = p.from(at).words("you can tribute summon this card|you can tribute summon this monster");
    let summon = summon.maybe("in attack position|in face-up attack position|face-up").words("by tributing");
    summon.then(cards).filter_map(|(cards,)| {
        let Counted::Number(n) = cards.count else { return None };
        let here = cards.places.is_empty() && cards.whose == Whose::Any;
        let mut like = bind::plain_filters(&cards)?;
        if like.len() > 1 {
            like.retain(|one| *one != Filter::Monster);
        }
        Some(OwnTributes::Of(n.try_into().ok()?, like)).filter(|_| here)
    })
}
