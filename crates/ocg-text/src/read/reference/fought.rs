//! Cards that are known by a battle, or by what an effect has equipped to this card (OCG 3.4.4-93, 3.6.3-25).

use super::finish;
use crate::read::P;
use crate::read::tree::{Cards, Counted, Head, Quality, Ref};
use ocg::language::{Filter, Place, Whose};
use text::grammar::{At, Parses};

/// 3.4.4-93: "the monster equipped to it by this effect".
pub(super) fn taken(p: &P<'_>, at: At) -> Parses<Ref> {
    let what = p.from(at).words("the monster equipped|the monsters equipped|that monster equipped");
    let what = what.words("to it by|to this card by").words("this effect|its effect|this card 's effect");
    what.value(Ref::Cards(Box::new(finish::taken())))
}

/// 3.6.3-25: "your battling monster", "the opponent's monster it is battling".
pub fn fighter(p: &P<'_>, at: At) -> Parses<Ref> {
    let whose = p.row(
        at,
        "who battles",
        &[
            ("your battling monster", Whose::Yours),
            ("your monster that is battling", Whose::Yours),
            ("your opponent 's battling monster", Whose::Opponents),
            ("the opponent 's battling monster", Whose::Opponents),
            ("the opponent 's monster it is battling", Whose::Opponents),
            ("the opponent 's monster this card is battling", Whose::Opponents),
            ("the opponent 's monster that it is battling", Whose::Opponents),
        ],
    );
    whose.map(|whose| {
        let bare = finish::bare(Head::Monster, vec![Quality::Is(Filter::Battling)]);
        let places = Place::MonsterZone.into();
        Ref::Cards(Box::new(Cards { count: Counted::All, whose, places, ..bare }))
    })
}
