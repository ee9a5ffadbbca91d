//! What the subject itself does: it leaves, attacks, destroys, inflicts damage (OCG 3.6.3-25, -67, -71).

use super::cause::cause;
use super::{Said, Tense};
use crate::read::P;
use crate::read::reference::cards;
use crate::read::tree::{Cards, Counted, Head, Verb};
use crate::read::words;
use enumset::EnumSet;
use ocg::language::{Happening, Place, Whose};
use text::grammar::{At, Parses};

pub(super) fn active(p: &P<'_>, at: At, tense: Tense) -> Parses<Said> {
    p.once_for(at, tense as u64, || match tense {
        Tense::Now => {
            leaves(p, at).or(attacks(p, at)).or(destroys(p, at, "destroys|destroy")).or(damage(p, at))
        }
        Tense::Past => destroys(p, at, "destroyed").or(left(p, at)),
    })
}

/// "Leaves the field because of an opponent's card", "returns to the hand".
fn leaves(p: &P<'_>, at: At) -> Parses<Said> {
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what it does",
            &[
                ("leaves the field", Happening::LeftField),
                ("leave the field", Happening::LeftField),
                ("returns to the hand", Happening::ReturnedToHand),
                ("returns to your hand", Happening::ReturnedToHand),
                ("moves to another monster zone", Happening::MovedZone),
                ("moves to another of your main monster zones", Happening::MovedZone),
            ],
        )
    };
    let except = |p: &P<'_>, at: At| {
        let words = ", except by being destroyed|except by being destroyed|, except by destruction";
        p.from(at).words(words).value(Happening::Destroyed)
    };
    // Where it may be then is where its effect is.
    let now = p.from(at).words("has left the field").then(cause).maybe(",");
    let now = now.words("and is now in the gy or banished|and is now banished or in the gy").map(|(by,)| {
        let mut said = Said::of(Happening::LeftField);
        said.happens.by = by;
        said
    });
    now.or(p.from(at).then(what).then(cause).optional(except).map(|(what, by, except)| {
        let mut said = Said::of(what);
        said.happens.by = by;
        said.happens.except = except.map_or(EnumSet::empty(), EnumSet::only);
        said
    }))
}

fn left(p: &P<'_>, at: At) -> Parses<Said> {
    p.from(at).words("left the field|has left the field").then(cause).map(|(by,)| {
        let mut said = Said::of(Happening::LeftField);
        said.happens.by = by;
        said
    })
}

/// 3.6.3-25
fn attacks(p: &P<'_>, at: At) -> Parses<Said> {
    let plain = p.row(
        at,
        "how it attacks",
        &[
            ("declares an attack", Happening::AttackDeclared),
            ("declare an attack", Happening::AttackDeclared),
            ("declares a direct attack", Happening::DirectAttackDeclared),
            ("declares an attack directly", Happening::DirectAttackDeclared),
        ],
    );
    let on = p.from(at).words("declares an attack on|declare an attack on|targets").then(one_monster);
    let on = on.maybe("for an attack").map(|(other,)| {
        let mut said = Said::on_field(Happening::AttackDeclared);
        said.happens.other = Some(other);
        said
    });
    plain.map(Said::on_field).or(on)
}

pub(super) fn one_monster(p: &P<'_>, at: At) -> Parses<Cards> {
    cards(p, at).filter_map(|cards| {
        let one = matches!(cards.count, Counted::Number(1)) || cards.whose != Whose::Any;
        let there = cards.places.is_subset(words::FIELD);
        (one && there).then(|| Cards { places: Place::MonsterZone.into(), ..cards })
    })
}

/// "Destroys an opponent's monster by battle and sends it to the GY".
fn destroys(p: &P<'_>, at: At, verb: &'static str) -> Parses<Said> {
    let destroys = p.from(at).words(verb).maybe("any").then(cards).words("by battle").optional(|p, at| {
        p.from(at)
            .words("and sends it to the gy|and sends that monster to the gy|and sent it to the gy")
            .value(())
    });
    let last = p.from(at).words(verb).maybe("any").then(cards);
    let last = last.words("and sends it to the gy by battle|and sent it to the gy by battle");
    let destroys = destroys.parses().or(last.map(|(other,)| (other, Some(()))));
    destroys.filter_map(|(other, sent)| {
        let one = matches!(other.count, Counted::Number(1) | Counted::Bare);
        if !one || other.head != Head::Monster || !other.places.is_subset(words::FIELD) {
            return None;
        }
        let places = if sent.is_some() { Place::Graveyard.into() } else { EnumSet::empty() };
        let mut said = Said::on_field(Happening::DestroysInBattle);
        said.happens.other = Some(Cards { places, ..other });
        said.happens.verb = Some(Verb::Destroy);
        Some(said)
    })
}

/// 3.6.3-71
fn damage(p: &P<'_>, at: At) -> Parses<Said> {
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "to whom",
            &[
                ("inflicts battle damage to your opponent", (Happening::BattleDamage, Whose::Opponents)),
                ("inflict battle damage to your opponent", (Happening::BattleDamage, Whose::Opponents)),
                ("inflicts battle damage to you", (Happening::BattleDamage, Whose::Yours)),
                ("inflicts battle damage", (Happening::BattleDamage, Whose::Any)),
                (
                    "inflicts battle damage to your opponent by a direct attack",
                    (Happening::DirectBattleDamage, Whose::Opponents),
                ),
                (
                    "inflicts battle damage to your opponent with a direct attack",
                    (Happening::DirectBattleDamage, Whose::Opponents),
                ),
            ],
        )
    };
    what(p, at).map(|(what, player)| {
        let mut said = Said::on_field(what);
        said.happens.player = player;
        said
    })
}
