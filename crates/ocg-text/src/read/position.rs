//! Battle positions that an effect changes (OCG 3.3.2-254 to -259).

use super::P;
use super::reference::{back, objects};
use super::statement;
use super::tree::{Counted, Doing, Head, Quality, Ref};
use enumset::EnumSet;
use ocg::language::{Filter, Link, PositionTo};
use text::grammar::{At, Parses};

/// "Change it to face-up Defense Position", "change its battle position", "flip it face-up".
pub fn position(p: &P<'_>, at: At) -> Parses<Doing> {
    let changed = p.from(at).words("change|flip").then(objects).then(to);
    let changed = changed.map(|(of, to)| Doing::Position(of, to));
    // 3.3.2-254: what is face-down is in Defense Position, and stays so.
    let flipped = p.from(at).words("flip").then(objects).words("face-up").filter_map(|(of,)| match of {
        Ref::Cards(mut cards)
            if matches!(cards.count, Counted::All | Counted::Number(_)) && cards.head == Head::Monster =>
        {
            let down = Quality::Is(Filter::FaceDown);
            if !cards.like.contains(&down) {
                cards.like.push(down);
            }
            Some(Doing::Position(Ref::Cards(cards), PositionTo::FaceUpDefense))
        }
        _ => None,
    });
    let changed = changed.or(flipped);
    let other = p
        .from(at)
        .words("change the battle position of|change the battle positions of|switch the battle position of")
        .then(objects);
    let its = p.from(at).words("change its battle position").value(statement::it());
    let their = p.from(at).words("change their battle positions").value(statement::them());
    let that = p.from(at).words("change").then(back).words("'s battle position");
    let that = that.map(|(of,)| of);
    let this = p.from(at).words("change this card 's battle position").value(Ref::This(EnumSet::empty()));
    let other = other.map(|(of,)| of).or(its).or(their).or(that).or(this);
    changed.or(other.map(|of| Doing::Position(of, PositionTo::Other))).or(either(p, at))
}

/// To which position.
fn to(p: &P<'_>, at: At) -> Parses<PositionTo> {
    p.row(
        at,
        "a battle position",
        &[
            ("to attack position", PositionTo::FaceUpAttack),
            ("to face-up attack position", PositionTo::FaceUpAttack),
            ("into attack position", PositionTo::FaceUpAttack),
            ("to defense position", PositionTo::FaceUpDefense),
            ("to face-up defense position", PositionTo::FaceUpDefense),
            ("to face-down defense position", PositionTo::FaceDownDefense),
            ("into face-down defense position", PositionTo::FaceDownDefense),
            ("into defense position", PositionTo::FaceUpDefense),
            ("into face-up defense position", PositionTo::FaceUpDefense),
        ],
    )
}

/// "To face-up Attack Position or face-down Defense Position": as the player likes.
fn either(p: &P<'_>, at: At) -> Parses<Doing> {
    let other = |p: &P<'_>, at: At| {
        p.row(
            at,
            "another battle position",
            &[
                ("attack position", PositionTo::FaceUpAttack),
                ("face-up attack position", PositionTo::FaceUpAttack),
                ("face-up defense position", PositionTo::FaceUpDefense),
                ("face-down defense position", PositionTo::FaceDownDefense),
            ],
        )
    };
    let both = p.from(at).words("change").then(objects).then(to).words("or").then(other);
    both.filter_map(|(of, one, two)| {
        // What is not known yet would be chosen once for each of the two.
        let known = matches!(of, Ref::Back(_) | Ref::This(_)) && one != two;
        let turned = |to| vec![(Link::First, Doing::Position(of.clone(), to))];
        known.then(|| Doing::OneOf(vec![turned(one), turned(two)]))
    })
}
