//! OCG 3.3.2-98, 3.3.2-239 to -243: Special Summons by effects.

use super::revival::{self, Allowed};
use super::{counted, zones};
use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Field, Group, Restriction, SummonTo, SummonWay, SummonZone, Topic};
use crate::limits::unique;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Frame, Running, SummonStage, Summoning, Zone};
use table::Seat;

/// To whose field it goes.
pub(crate) fn field_of(you: Seat, to: SummonTo) -> Seat {
    match to.field {
        Field::Yours => you,
        Field::Opponents => you.other(),
    }
}

/// 3.3.1-68, -69: the zones that the text allows, if it names any.
pub(super) fn zones_within(query: Query<'_>, standpoint: Standpoint<'_>, to: SummonTo) -> Option<Vec<Zone>> {
    match to.zone {
        SummonZone::Any => None,
        SummonZone::PointedToByThis => Some(query.pointed_zones(standpoint.this.card).collect()),
        SummonZone::PointedTo => {
            let monsters = query.game.state.zones.monsters();
            Some(monsters.flat_map(|(_, card)| query.pointed_zones(card)).collect())
        }
        SummonZone::ExtraMonsterZone => Some(extra_zones().collect()),
    }
}

fn extra_zones() -> impl Iterator<Item = Zone> {
    (0..2).map(Zone::Extra)
}

/// 3.3.2-102: how many zones there are for them.
pub(crate) fn room(query: Query<'_>, standpoint: Standpoint<'_>, to: SummonTo) -> usize {
    let within = zones_within(query, standpoint, to);
    if to.zone == SummonZone::ExtraMonsterZone {
        let there: Vec<CardId> = extra_zones().filter_map(|zone| query.game.state.zones.at(zone)).collect();
        let own = there.iter().any(|card| query.game.card(*card).controller == standpoint.you);
        return usize::from(!own && there.len() < 2);
    }
    let free = zones::free_main(query.game, field_of(standpoint.you, to));
    free.filter(|zone| within.as_ref().is_none_or(|within| within.contains(zone))).count()
}

/// 3.3.2-239: may the effect of this card Special Summon the monster?
pub(crate) fn can_be_summoned(
    query: Query<'_>,
    card: CardId,
    standpoint: Standpoint<'_>,
    way: SummonWay,
    to: SummonTo,
) -> bool {
    revival::by_effect(query, card, standpoint, way, to) != Allowed::No
        && may_summon(query, standpoint.you, card, way)
}

/// Does nothing say that this player cannot Summon such a monster?
pub(crate) fn may_summon(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> bool {
    let is_barred = query.is_forbidden(Subject::Player(seat), Topic::NoSummon, |query, own, restriction| {
        if let Restriction::Summon(ways, filters) = restriction {
            return ways.contains(way) && filters.iter().all(|filter| query.is_like(own, card, filter));
        }
        // 2.1.5-1
        let Restriction::SummonMoreThan(ways, times) = restriction else { return false };
        ways.contains(way) && counted::made(query.game, seat, *ways) >= *times
    });
    // 3.4.4-156, -158, -159
    !is_barred
        && !query.is_unusable(card)
        && revival::allows_way(query.game, card, way)
        && revival::is_met(query, seat, card, way)
        && !counted::is_used_up(query, seat, card, way)
        // 3.3.2-328
        && !unique::is_there(query, seat, card)
}

/// 3.3.2-239, -243: the Summon that a step makes; whoever uses the effect chooses the zones, on either field.
pub(crate) fn begin(
    game: &mut Game,
    running: &Running,
    group: &Group,
    way: SummonWay,
    to: SummonTo,
) -> Performed {
    let you = running.you;
    let mut cards = group_of(game, running, group);
    let query = Query::on(game);
    let standpoint = Standpoint::within(running);
    cards.retain(|&card| can_be_summoned(query, card, standpoint, way, to));
    // 3.3.2-169, -189, -209: one that counts as the Summon of its kind is a proper one.
    let named = |&card: &CardId| revival::by_effect(query, card, standpoint, way, to) == Allowed::Properly;
    let properly = way != SummonWay::Special || cards.iter().all(named);
    let field = field_of(you, to);
    let within = zones_within(query, standpoint, to);
    cards.truncate(zones::free_main(game, field).count().max(usize::from(cards.len() == 1)));
    if cards.is_empty() {
        return Performed::Simply(false);
    }
    Performed::Push(Box::new(Frame::Summon(Box::new(Summoning {
        cards,
        seat: you,
        way,
        by: by(running),
        stage: SummonStage::ChooseZone,
        to: Vec::new(),
        materials: Vec::new(),
        procedure: None,
        position: to.position,
        field,
        properly,
        within,
    }))))
}
