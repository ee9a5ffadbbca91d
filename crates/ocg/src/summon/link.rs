//! OCG 3.3.2-221 to -231, 3.3.1-72 to -75: Link Summons by the Link Rating, and the Extra Link.

use super::solver::{Total, Worth};
use crate::card::MonsterType;
use crate::query::Query;
use crate::state::{CardId, Zone};
use table::Seat;

/// 3.3.2-223: one material, or as many as its Link Rating.
pub(super) fn worth(query: Query<'_>, material: CardId) -> Worth {
    let rating = query.link_rating(material).filter(|rating| *rating > 1);
    std::iter::once(1).chain(rating).collect()
}

/// 3.3.2-221, -222: as many materials as it has Link Markers.
pub(super) fn total(query: Query<'_>, card: CardId) -> Total {
    query.link_rating(card).map_or(Total::Any, Total::Exactly)
}

/// A Link Monster where it is, or where it would be.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Placed {
    card: CardId,
    zone: Zone,
    controller: Seat,
}

/// 3.3.1-74, -75: would the monster in that Extra Monster Zone make an Extra Link, once these have left?
pub(super) fn makes_extra_link(
    query: Query<'_>,
    card: CardId,
    seat: Seat,
    zone: Zone,
    leaving: &[CardId],
) -> bool {
    if !query.is_type(card, MonsterType::Link) {
        return false;
    }
    let there = query.game.state.zones.monsters().filter(|(_, other)| {
        !leaving.contains(other) && query.is_face_up(*other) && query.is_type(*other, MonsterType::Link)
    });
    let others: Vec<Placed> = there
        .map(|(zone, card)| Placed { card, zone, controller: query.game.card(card).controller })
        .collect();
    let mut reached = vec![Placed { card, zone, controller: seat }];
    let mut at = 0;
    while at < reached.len() {
        let one = reached[at];
        let next =
            others.iter().filter(|other| !reached.contains(other) && are_co_linked(query, one, **other));
        let next: Vec<Placed> = next.copied().collect();
        reached.extend(next);
        at += 1;
    }
    reached[1..].iter().any(|one| matches!(one.zone, Zone::Extra(_)))
}

/// 3.3.1-72
fn are_co_linked(query: Query<'_>, one: Placed, two: Placed) -> bool {
    points(query, one, two.zone) && points(query, two, one.zone)
}

fn points(query: Query<'_>, from: Placed, to: Zone) -> bool {
    let markers = query.printed_monster(from.card).map(|monster| monster.markers).unwrap_or_default();
    markers.into_iter().any(|marker| from.zone.pointed(from.controller, marker) == Some(to))
}
