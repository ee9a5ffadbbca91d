//! OCG 3.3.2-127 to -137: the course of a Ritual or Fusion Summon within an effect.

use super::{fusion, ritual, zones};
use crate::game::Game;
use crate::language::{Step, SummonWay};
use crate::pipe::{Change, Destination};
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{
    Ask, By, CardId, Choice, Decision, Frame, Move, RitualPick, RitualStage, SummonStage, Summoning, Value,
};
use std::sync::Arc;

pub(crate) fn step(game: &mut Game, mut pick: Box<RitualPick>, value: Value) -> Next {
    match (pick.stage, value) {
        (RitualStage::Monster, Value::Answer(Choice::Card(card))) => {
            pick.monster = Some(card);
            pick.stage = RitualStage::Tributes;
            choose_material(game, pick)
        }
        (RitualStage::Monster, _) => {
            let options = pick.monsters.iter().copied().map(Choice::Card).collect();
            let (seat, about) = (pick.source.you, Some(pick.source));
            Next::Ask(Frame::Ritual(pick), Decision { seat, ask: Ask::Cards, about, options })
        }
        (RitualStage::Tributes, Value::Answer(Choice::Card(card))) => {
            pick.tributes.push(card);
            choose_material(game, pick)
        }
        (RitualStage::Tributes, Value::Answer(Choice::Done)) => summon(game, pick),
        (RitualStage::Tributes, _) => choose_material(game, pick),
        (RitualStage::Summoned, value) => Next::Done(value),
    }
}

/// Which way it is, with the choice that is to be completed.
fn problem(
    game: &Game,
    pick: &RitualPick,
    card: CardId,
) -> Option<(super::solver::Problem, Vec<CardId>, SummonWay)> {
    let library = Arc::clone(&game.library);
    let query = Query::on(game);
    let standpoint = Standpoint::of(pick.source);
    match &library.block(pick.block).get(usize::from(pick.step))?.1 {
        Step::RitualSummon { levels, from, .. } => {
            let (problem, from) = ritual::problem(query, standpoint, card, levels, from)?;
            Some((problem, from, SummonWay::Ritual))
        }
        Step::FusionSummon { from, .. } => {
            let (problem, from) = fusion::problem(query, standpoint, card, from)?;
            Some((problem, from, SummonWay::Fusion))
        }
        _ => None,
    }
}

fn choose_material(game: &mut Game, pick: Box<RitualPick>) -> Next {
    let Some(card) = pick.monster else { return Next::Done(Value::Summoned(false)) };
    let Some((problem, from, _)) = problem(game, &pick, card) else {
        return Next::Done(Value::Summoned(false));
    };
    let index = |card: &CardId| from.iter().position(|other| other == card).unwrap_or_default();
    let chosen: Vec<usize> = pick.tributes.iter().map(index).collect();
    let mut options = Vec::new();
    for at in (0..from.len()).filter(|at| !chosen.contains(at)) {
        let mut more = chosen.clone();
        more.push(at);
        if problem.can_be_completed(&more) && leaves_room(game, &pick, &from, &more, &problem) {
            options.push(Choice::Card(from[at]));
        }
    }
    let room = !zones::for_summon(game, card, pick.source.you, &pick.tributes).is_empty();
    if !chosen.is_empty() && problem.is_complete(&chosen) && room {
        options.push(Choice::Done);
    }
    if options.is_empty() {
        return Next::Done(Value::Summoned(false));
    }
    let (seat, about) = (pick.source.you, Some(pick.source));
    Next::Ask(Frame::Ritual(pick), Decision { seat, ask: Ask::Materials, about, options })
}

/// A choice that is whole but leaves no zone is offered only while it can go on.
fn leaves_room(
    game: &Game,
    pick: &RitualPick,
    from: &[CardId],
    chosen: &[usize],
    problem: &super::solver::Problem,
) -> bool {
    let Some(card) = pick.monster else { return false };
    let leaving: Vec<CardId> = chosen.iter().map(|&at| from[at]).collect();
    let room = !zones::for_summon(game, card, pick.source.you, &leaving).is_empty();
    room || !problem.is_complete(chosen) || from.iter().any(|&other| game.card(other).place.is_field())
}

fn summon(game: &mut Game, mut pick: Box<RitualPick>) -> Next {
    let Some(card) = pick.monster else { return Next::Done(Value::Summoned(false)) };
    let Some((_, _, way)) = problem(game, &pick, card) else { return Next::Done(Value::Summoned(false)) };
    let cards = pick.tributes.clone();
    let (why, statement) = match way {
        SummonWay::Ritual => (Move::Tributed, "3.3.2-127"),
        _ => (Move::Material, "3.3.2-141"),
    };
    let change = Change::Move { cards, why, to: Destination::Graveyard };
    game.propose(change, By::Effect(pick.source), &[statement]);
    // 3.3.2-137, -156: the Summon comes after they have left.
    game.state.moment += 1;
    let summoning = Summoning {
        cards: vec![card],
        seat: pick.source.you,
        way,
        by: By::Effect(pick.source),
        stage: SummonStage::ChooseZone,
        to: Vec::new(),
        materials: pick.tributes.clone(),
        procedure: None,
        position: ritual::POSITION,
        field: pick.source.you,
        properly: true,
    };
    pick.stage = RitualStage::Summoned;
    Next::Push(Frame::Ritual(pick), Frame::Summon(Box::new(summoning)))
}
