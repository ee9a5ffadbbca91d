//! What the player of an effect gives up in the turn in which it is activated: "You cannot Special Summon monsters the
//! turn you activate this effect, except …" (OCG 2.1.4-1).

use super::lock::lock_for;
use super::tree::{Doing, Ref};
use super::{P, bind};
use ocg::language::{Block, Modifier, Restriction, Until};
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
}

pub fn turn_lock(p: &P<'_>, at: At) -> Parses<TurnLock> {
    let player = lock_for(p, at, the_turn).filter_map(|(who, all, of)| {
        of.map(|of| (Doing::GivePlayer(who, all.clone(), Until::EndOfTurn), of))
    });
    let before = p.from(at).then(the_turn).maybe(",").then(|p, at| lock_for(p, at, the_turn));
    let before = before.filter_map(|(of, (who, all, twice))| {
        twice.is_none().then_some((Doing::GivePlayer(who, all, Until::EndOfTurn), of))
    });
    let attack =
        p.from(at).words("this card cannot attack|this card cannot declare an attack").then(the_turn);
    let this = Ref::This(enumset::EnumSet::empty());
    let attack =
        attack.map(move |(of,)| (Doing::Hold(this.clone(), Modifier::Cannot(Restriction::Attack)), of));
    let all = player.or(before).or(attack);
    all.filter_map(|(doing, of)| Some(TurnLock { block: bind::cost(&doing)?, of }))
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
