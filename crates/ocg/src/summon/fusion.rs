//! OCG 3.3.2-139 to -163: Fusion Summons.

use super::by_effect::may_summon;
use super::solver::{Candidate, Demand, Problem, Total};
use super::zones;
use crate::card::MonsterType;
use crate::effects::perform::Performed;
use crate::game::Game;
use crate::language::{Filter, FusionFrom, Noun, SummonWay, Whose};
use crate::pipe::can_be_material;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Frame, RitualPick, RitualStage, Running};

/// 3.3.2-139: monsters of the Extra Deck that could be made of what is there.
fn monsters(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    monster: &[Filter],
    from: &FusionFrom,
) -> Vec<CardId> {
    let extra = query.game.state.piles[standpoint.you].extra.iter().copied();
    let fits = |card: &CardId| {
        query.is_type(*card, MonsterType::Fusion)
            // 3.3.2-61: not one that lies face-up.
            && !query.is_face_up(*card)
            && monster.iter().all(|filter| query.is_like(standpoint, *card, filter))
            && may_summon(query, standpoint.you, *card, SummonWay::Fusion)
            && problem(query, standpoint, *card, from).is_some_and(|(problem, materials)| {
                let on_field = |card: &CardId| query.game.card(*card).place.is_field();
                let leaving: Vec<CardId> = materials.into_iter().filter(on_field).collect();
                !zones::for_summon(query.game, *card, standpoint.you, &leaving).is_empty()
                    && problem.can_be_completed(&[])
            })
    };
    extra.filter(fits).collect()
}

pub(crate) fn is_possible(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    monster: &[Filter],
    from: &FusionFrom,
) -> bool {
    !monsters(query, standpoint, monster, from).is_empty()
}

/// 3.3.2-144, -152: face-down monsters too, and only those that the player controls.
pub(crate) fn problem(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    from: &FusionFrom,
) -> Option<(Problem, Vec<CardId>)> {
    let slots = &query.printed_monster(card)?.materials.as_ref()?.0;
    let noun = Noun { places: from.places, whose: Whose::Yours, like: vec![Filter::Monster] };
    let materials: Vec<CardId> = query
        .all(standpoint, &noun)
        .into_iter()
        .filter(|&other| other != card && can_be_material(query, other, SummonWay::Fusion, card))
        .collect();
    let candidates = materials.iter().map(|&other| {
        let fits =
            |filters: &[Filter]| filters.iter().all(|filter| query.is_material(standpoint, other, filter));
        let bits = (0u8..).zip(slots).filter(|(_, slot)| fits(&slot.like)).map(|(n, _)| 1u8 << n);
        Candidate { slots: bits.sum(), worth: vec![1] }
    });
    let demands = slots.iter().map(|slot| Demand { least: slot.least, most: slot.most }).collect();
    Some((Problem { demands, total: Total::Any, candidates: candidates.collect() }, materials))
}

pub(crate) fn begin(game: &mut Game, running: &Running, monster: &[Filter], from: &FusionFrom) -> Performed {
    let candidates = monsters(Query::on(game), Standpoint::within(running), monster, from);
    if candidates.is_empty() {
        return Performed::Simply(false);
    }
    let pick = RitualPick {
        source: running.source,
        block: running.block,
        step: running.at,
        monsters: candidates,
        monster: None,
        tributes: Vec::new(),
        stage: RitualStage::Monster,
    };
    Performed::Push(Box::new(Frame::Ritual(Box::new(pick))))
}
