//! OCG 3.3.2-98, 3.3.2-119 to -125, 3.3.2-239 to -243: Special Summons by effects.

use super::{extra_deck_pendulum, position, zones};
use crate::card::MonsterType;
use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Field, Group, Restriction, SummonCondition, SummonTo, SummonWay};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{CardId, Frame, Location, Running, SummonStage, Summoning, Zone};
use table::Seat;

/// To whose field it goes.
pub(crate) fn field_of(you: Seat, to: SummonTo) -> Seat {
    match to.field {
        Field::Yours => you,
        Field::Opponents => you.other(),
    }
}

/// 3.3.2-121, -122: may an effect Special Summon this monster?
pub(crate) fn can_be_summoned(
    query: Query<'_>,
    card: CardId,
    you: Seat,
    way: SummonWay,
    to: SummonTo,
) -> bool {
    let Some(monster) = query.printed_monster(card) else { return false };
    let state = query.game.card(card);
    // 3.4.4-142: from the Pendulum Zone, for one, but what is a monster of the field already is there.
    let is_there = state.place.zone().is_some_and(Zone::is_monster_zone);
    if monster.is(MonsterType::Token)
        || is_there
        || extra_deck_pendulum::is_barred(query, card, way)
        || position::choices(query, card, to.position).is_empty()
    {
        return false;
    }
    let revival = to.ignoring_conditions
        || !monster.is_special()
        || state.properly_summoned
        // 3.3.2-122: from the Extra Deck itself an effect may.
        || (monster.is_of_extra_deck() && state.place == Location::ExtraDeck && !state.face.is_up());
    let allowed = query.game.def(card).card.text.conditions.iter().all(|condition| match condition {
        SummonCondition::OnlyByOwnProcedure | SummonCondition::Never => false,
        SummonCondition::NotFrom(places) => query.places(card).is_disjoint(*places),
        SummonCondition::FirstBy(_) => state.properly_summoned,
        SummonCondition::FromExtraDeckOnlyBy(_) => state.place != Location::ExtraDeck,
    });
    revival && (allowed || to.ignoring_conditions) && may_summon(query, you, card, way)
}

/// Does nothing say that this player cannot Summon such a monster?
pub(crate) fn may_summon(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> bool {
    !query.is_forbidden(Subject::Player(seat), |query, own, restriction| match restriction {
        Restriction::Summon(ways, filters) => {
            ways.contains(way) && filters.iter().all(|filter| query.is_like(own, card, filter))
        }
        _ => false,
    })
}

/// The Summon that a step makes.
pub(crate) fn begin(
    game: &mut Game,
    running: &Running,
    group: &Group,
    way: SummonWay,
    to: SummonTo,
) -> Performed {
    let you = running.source.you;
    let mut cards = group_of(game, running, group);
    let query = Query::on(game);
    cards.retain(|&card| can_be_summoned(query, card, you, way, to));
    let field = field_of(you, to);
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
        // 3.3.2-169, -189, -209: one that counts as the Summon of its kind is a proper one.
        properly: way != SummonWay::Special,
    }))))
}
