//! What the player of an effect gives up in the turn in which it is activated: "You cannot Special Summon monsters the
//! turn you activate this effect, except …" (OCG 2.1.4-1).

use super::lock::{lock, lock_for};
use super::statement::predicate;
use super::tree::{Counted, Doing, Ref, Said};
use super::{P, bind};
use ocg::language::{Block, Condition, Filter, Group, Link, Linked, Modifier, Step, Until};
use text::grammar::{At, Parses};

/// What it is done with, and for the activation of which effects.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnLock {
    pub block: Block,
    pub of: Activating,
}

/// Which effects of the card are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activating {
    /// The one before.
    ThisEffect,
    /// The activation of the card itself.
    ThisCard,
    /// Any of them.
    Any,
    /// The Summon by the procedure before.
    Summoning,
}

pub fn turn_lock(p: &P<'_>, at: At) -> Parses<TurnLock> {
    let player = lock_for(p, at, the_turn).filter_map(|(who, all, of)| {
        of.map(|of| (Doing::GivePlayer(who, all.clone(), Until::EndOfTurn), of))
    });
    let before = p.from(at).then(the_turn).maybe(",").then(|p, at| lock_for(p, at, the_turn));
    let before = before.filter_map(|(of, (who, all, twice))| {
        twice.is_none().then_some((Doing::GivePlayer(who, all, Until::EndOfTurn), of))
    });
    let cards = p.from(at).then(predicate).then(the_turn);
    let cards = cards.filter_map(|((subject, said), of)| Some((of_cards(subject, said)?, of)));
    let this = || Ref::This(enumset::EnumSet::empty());
    // Where nobody is named it is this card.
    let silent = p.from(at).then(super::statement::cannot).then(the_turn);
    let silent = silent.filter_map(|(said, of)| Some((of_cards(this(), said)?, of)));
    let if_so = "if you activate this effect ,|if you use this effect ,|if you activated this effect ,";
    let when = p
        .from(at)
        .words(if_so)
        .then(predicate)
        .words("during this turn|this turn|that turn|during that turn");
    let when = when.filter_map(|((subject, said),)| Some((of_cards(subject, said)?, Activating::ThisEffect)));
    let cards = cards.or(silent).or(when);
    let all = player.or(before).map(|(doing, of)| (vec![doing], of)).or(cards);
    let all = all.filter_map(|(doings, of)| {
        let blocks = doings.iter().map(bind::cost).collect::<Option<Vec<_>>>()?;
        Some(TurnLock { block: blocks.into_iter().flatten().collect(), of })
    });
    all.or(from_hand(p, at))
}

/// "This card cannot attack directly", "other monsters you control cannot attack".
fn of_cards(of: Ref, said: Vec<Said>) -> Option<Vec<Doing>> {
    let restricts = |one: &Said| matches!(one, Said::Fixed(Modifier::Cannot(_)));
    let all = said.iter().all(restricts);
    match &of {
        Ref::This(places) if all && places.is_empty() => {
            let held = |one: Said| match one {
                Said::Fixed(modifier) => Some(Doing::Hold(of.clone(), modifier)),
                Said::Stat(..) | Said::Less(..) | Said::Directly(_) | Said::NameOf(_) => None,
            };
            said.into_iter().map(held).collect()
        }
        Ref::Cards(cards) if all && matches!(cards.count, Counted::Bare | Counted::All) => {
            let cards =
                Ref::Cards(Box::new(super::tree::Cards { count: Counted::Bare, ..(**cards).clone() }));
            Some(vec![Doing::Give(cards, said, Until::EndOfTurn)])
        }
        _ => None,
    }
}

/// "If you activated this card from your hand, you cannot activate monster effects for the rest of this Duel".
fn from_hand(p: &P<'_>, at: At) -> Parses<TurnLock> {
    let lead = p
        .from(at)
        .words("if you activated this card from your hand ,|if you activate this card from your hand ,");
    lead.then(lock).filter_map(|((who, all, until),)| {
        let block = bind::cost(&Doing::GivePlayer(who, all, until?))?;
        let was_set = Condition::Are(Group::This, vec![Filter::WasSet]);
        let step = Step::If(Condition::Not(Box::new(was_set)), block, Vec::new());
        Some(TurnLock { block: vec![Linked(Link::First, step)], of: Activating::ThisCard })
    })
}

fn the_turn(p: &P<'_>, at: At) -> Parses<Activating> {
    let which = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what is activated",
            &[
                ("you activate this effect", Activating::ThisEffect),
                ("you use this effect", Activating::ThisEffect),
                ("you activated this effect", Activating::ThisEffect),
                ("this effect is activated", Activating::ThisEffect),
                ("you activate this card", Activating::ThisCard),
                ("you activated this card", Activating::ThisCard),
                ("this card is activated", Activating::ThisCard),
                ("you activate this card or effect", Activating::Any),
                ("you activate either effect", Activating::Any),
                ("you activate either of these effects", Activating::Any),
                ("you activate either of this card 's effects", Activating::Any),
                ("you activate either of these card 's effects", Activating::Any),
                ("you activate any of these effects", Activating::Any),
                ("you activate any of this card 's effects", Activating::Any),
                ("you activate one of these effects", Activating::Any),
                ("you activate 1 of these effects", Activating::Any),
                ("you activate these effects", Activating::Any),
                ("you use either effect", Activating::Any),
                ("you summon this way", Activating::Summoning),
                ("you special summon this way", Activating::Summoning),
                ("you summon this card this way", Activating::Summoning),
                ("you special summon this card this way", Activating::Summoning),
                ("you special summoned this card this way", Activating::Summoning),
                ("this card is special summoned this way", Activating::Summoning),
                ("you use either of these effects", Activating::Any),
            ],
        )
    };
    p.from(at)
        .maybe(",")
        .words("the turn|during the turn|in the turn|the same turn|during the same turn")
        .maybe("in which|that")
        .then(which)
        .map(|(which,)| which)
}
