//! OCG 3.3.2-171, -191, -221, -240: Synchro, Xyz and Link Summons that a player makes in the middle of an effect, with
//! materials of the field. They are not attempted, so they cannot be negated.

use super::by_effect::may_summon;
use super::materials;
use crate::card::MonsterType;
use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, SummonWay};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Frame, Location, Running, Summoning};

/// Could this player Summon it in this way, with these among the materials?
pub(crate) fn can_be_summoned(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    way: SummonWay,
    with: Option<&Group>,
) -> bool {
    let (state, you) = (query.game.card(card), standpoint.you);
    let kind = match way {
        SummonWay::Synchro => MonsterType::Synchro,
        SummonWay::Xyz => MonsterType::Xyz,
        SummonWay::Link => MonsterType::Link,
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Fusion
        | SummonWay::Pendulum => return false,
    };
    let must = with.map(|group| query.group(standpoint, group)).unwrap_or_default();
    let from = materials::candidates(query, you, card, way);
    state.place == Location::ExtraDeck
        && state.owner == you
        && !state.face.is_up()
        && query.is_type(card, kind)
        && (with.is_none() || !must.is_empty())
        && may_summon(query, you, card, way)
        && materials::is_possible_including(query, you, (card, way), &from, &must)
}

/// The Summon that the step makes.
pub(crate) fn begin(
    game: &mut Game,
    running: &Running,
    what: &Group,
    way: SummonWay,
    with: Option<&Group>,
) -> Performed {
    let cards = group_of(game, running, what);
    let (query, standpoint) = (Query::on(game), Standpoint::within(running));
    let can = |card: &CardId| can_be_summoned(query, standpoint, *card, way, with);
    let Some(card) = cards.into_iter().find(can) else { return Performed::Simply(false) };
    let must = with.map(|group| query.group(standpoint, group)).unwrap_or_default();
    let summoning =
        Summoning { by: by(running), materials: must, ..super::by_player(card, running.you, way) };
    Performed::Push(Box::new(Frame::Summon(Box::new(summoning))))
}
