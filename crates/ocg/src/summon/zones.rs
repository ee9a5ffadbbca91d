//! OCG 2.1.1, 3.2.1-6 to -55, 3.3.2-112 to -118: which zones are free, and for whom.

use super::link;
use crate::card::{Kind, MonsterType, SpellKind};
use crate::game::Game;
use crate::query::Query;
use crate::state::{CardId, Location, PENDULUM, ZONES, Zone};
use table::Seat;

fn is_free(game: &Game, zone: Zone) -> bool {
    game.state.zones.at(zone).is_none()
}

/// 3.2.1-7
pub(crate) fn free_main(game: &Game, seat: Seat) -> impl Iterator<Item = Zone> + '_ {
    (0..ZONES).map(move |n| Zone::Main(seat, n)).filter(|zone| is_free(game, *zone))
}

/// 3.2.1-13
pub(crate) fn free_spell_trap(game: &Game, seat: Seat) -> impl Iterator<Item = Zone> + '_ {
    (0..ZONES).map(move |n| Zone::SpellTrap(seat, n)).filter(|zone| is_free(game, *zone))
}

/// 3.2.1-39, -41
pub(crate) fn free_pendulum(game: &Game, seat: Seat) -> impl Iterator<Item = Zone> + '_ {
    PENDULUM.into_iter().map(move |n| Zone::SpellTrap(seat, n)).filter(|zone| is_free(game, *zone))
}

pub(crate) fn has_room(game: &Game, seat: Seat) -> bool {
    free_main(game, seat).next().is_some()
}

/// 3.3.3-11: where a Spell or Trap is Set.
pub(crate) fn for_setting(game: &Game, seat: Seat, card: CardId) -> Option<Zone> {
    match game.def(card).card.kind {
        Kind::Spell(SpellKind::Field) => Some(Zone::Field(seat)).filter(|zone| is_free(game, *zone)),
        Kind::Spell(_) | Kind::Trap(_) => free_spell_trap(game, seat).next(),
        Kind::Monster(_) => None,
    }
}

/// 2.1.1-2, 2.1.1-4, 3.3.2-114: the zones that the monster may be Summoned to, once these cards have left the field
/// (3.3.2-117). What does not come from the Extra Deck goes to a Main Monster Zone (3.3.2-142).
pub(crate) fn for_summon(game: &Game, card: CardId, seat: Seat, leaving: &[CardId]) -> Vec<Zone> {
    let query = Query::on(game);
    let free = |zone: Zone| game.state.zones.at(zone).is_none_or(|there| leaving.contains(&there));
    let main = (0..ZONES).map(|n| Zone::Main(seat, n)).filter(|zone| free(*zone));
    // 3.3.2-170, -173, -183, -190, -194, -210, -231: from anywhere else to any free Main Monster Zone.
    if game.card(card).place != Location::ExtraDeck {
        return main.collect();
    }
    let links_only = needs_an_arrow(query, card);
    let pointed = pointed_zones(query, leaving);
    let mut zones: Vec<Zone> = main.filter(|zone| !links_only || pointed.contains(zone)).collect();
    zones.extend(extra_zones(query, card, seat, leaving).into_iter().filter(|zone| free(*zone)));
    zones
}

/// Is there such a zone?
pub(crate) fn is_room_for(game: &Game, card: CardId, seat: Seat, leaving: &[CardId]) -> bool {
    let free = |zone: Zone| game.state.zones.at(zone).is_none_or(|there| leaving.contains(&there));
    let is_anywhere = !needs_an_arrow(Query::on(game), card) && (0..ZONES).any(|n| free(Zone::Main(seat, n)));
    is_anywhere || !for_summon(game, card, seat, leaving).is_empty()
}

/// 2.1.1-3, 2.1.1-5, 3.3.2-115: Link Monsters, and Pendulum Monsters that lie face-up.
fn needs_an_arrow(query: Query<'_>, card: CardId) -> bool {
    query.is_type(card, MonsterType::Link)
        || (query.is_type(card, MonsterType::Pendulum) && query.is_face_up(card))
}

/// 3.3.1-69, -70: all zones that some arrow points to, whoever's it is (3.3.2-116).
fn pointed_zones(query: Query<'_>, leaving: &[CardId]) -> Vec<Zone> {
    let monsters = query.game.state.zones.monsters().filter(|(_, card)| !leaving.contains(card));
    monsters.flat_map(|(_, card)| query.pointed_zones(card)).collect()
}

/// 3.2.1-50, -52, 3.3.2-118: one Extra Monster Zone each; the other one too for what makes an Extra Link.
fn extra_zones(query: Query<'_>, card: CardId, seat: Seat, leaving: &[CardId]) -> Vec<Zone> {
    let holder = |n: u8| {
        let there = query.game.state.zones.at(Zone::Extra(n)).filter(|card| !leaving.contains(card));
        there.map(|card| query.game.card(card).controller)
    };
    let used = [holder(0), holder(1)];
    let has_one = used.contains(&Some(seat));
    let free = (0u8..2).filter(|&n| used[usize::from(n)].is_none()).map(Zone::Extra);
    free.filter(|&zone| !has_one || link::makes_extra_link(query, card, seat, zone, leaving)).collect()
}

/// Which zones it may take among several that come at once: those that leave room for the later ones.
pub(crate) fn beside(game: &Game, card: CardId, seat: Seat, later: &[CardId], taken: &[Zone]) -> Vec<Zone> {
    let has_extra = taken.iter().any(|zone| matches!(zone, Zone::Extra(_)));
    let free = for_summon(game, card, seat, &[]).into_iter().filter(|zone| {
        // 3.3.2-118
        !taken.contains(zone) && (!has_extra || !matches!(zone, Zone::Extra(_)))
    });
    let free: Vec<Zone> = free.collect();
    let leaves_room = |zone: &Zone| {
        let mut all = taken.to_vec();
        all.push(*zone);
        have_room(game, seat, later, &all)
    };
    let best: Vec<Zone> = free.iter().copied().filter(leaves_room).collect();
    // 3.3.2-102: where there is no room for all, those that come first have it.
    if best.is_empty() { free } else { best }
}

/// 3.3.2-214, -215: can all of these come at once, beside what already has a zone?
pub(crate) fn have_room(game: &Game, seat: Seat, cards: &[CardId], taken: &[Zone]) -> bool {
    let query = Query::on(game);
    let is_extra = |zone: &Zone| matches!(zone, Zone::Extra(_));
    let (mut from_extra, mut with_arrow, mut extra_free) = (0, 0, false);
    for &card in cards.iter().filter(|card| game.card(**card).place == Location::ExtraDeck) {
        from_extra += 1;
        with_arrow += usize::from(needs_an_arrow(query, card));
        extra_free |= !taken.iter().any(is_extra) && !extra_zones(query, card, seat, &[]).is_empty();
    }
    let free: Vec<Zone> = free_main(game, seat).filter(|zone| !taken.contains(zone)).collect();
    let pointed = pointed_zones(query, &[]);
    let arrows = free.iter().filter(|zone| pointed.contains(zone)).count();
    let there = usize::from(extra_free).min(from_extra);
    with_arrow.saturating_sub(there) <= arrows && cards.len() - there <= free.len()
}
