//! OCG 3.3.2-127 to -137: the course of a Ritual or Fusion Summon within an effect.

use super::alternatives::Alternatives;
use super::{fusion, ritual};
use crate::game::Game;
use crate::language::{MaterialsAre, Step, SummonWay, To};
use crate::pipe::{Change, Destination};
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{
    Ask, By, CardId, Choice, Decision, Face, Frame, Move, RitualPick, RitualStage, SummonStage, Summoning,
    Value,
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
fn alternatives(game: &Game, pick: &RitualPick, card: CardId) -> Option<(Alternatives, SummonWay)> {
    let library = Arc::clone(&game.library);
    let query = Query::on(game);
    let standpoint = Standpoint::of(pick.source);
    let step = &library.block(pick.block).get(usize::from(pick.step))?.1;
    if let Step::FusionSummon { from, .. } = step {
        return Some((fusion::alternatives(query, standpoint, card, from)?, SummonWay::Fusion));
    }
    let found = ritual::alternatives(query, standpoint, card, &ritual::terms(step)?)?;
    Some((found, SummonWay::Ritual))
}

fn choose_material(game: &mut Game, pick: Box<RitualPick>) -> Next {
    let Some(card) = pick.monster else { return Next::Done(Value::Summoned(false)) };
    let Some((found, _)) = alternatives(game, &pick, card) else {
        return Next::Done(Value::Summoned(false));
    };
    let mut options = Vec::new();
    for &one in found.from.iter().filter(|one| !pick.tributes.contains(one)) {
        let more = [&pick.tributes[..], &[one]].concat();
        if found.can_be_completed(game, &more) {
            options.push(Choice::Card(one));
        }
    }
    if found.is_complete(game, &pick.tributes) {
        options.push(Choice::Done);
    }
    if options.is_empty() {
        return Next::Done(Value::Summoned(false));
    }
    let (seat, about) = (pick.source.you, Some(pick.source));
    Next::Ask(Frame::Ritual(pick), Decision { seat, ask: Ask::Materials, about, options })
}

/// What becomes of each of those that are used.
fn becomes(game: &Game, pick: &RitualPick, card: CardId) -> MaterialsAre {
    let (query, standpoint) = (Query::on(game), Standpoint::of(pick.source));
    let step = game.library.block(pick.block).get(usize::from(pick.step)).map(|linked| &linked.1);
    match step {
        Some(Step::FusionSummon { from, .. }) => fusion::becomes(query, standpoint, from, card),
        Some(step) => {
            let terms = ritual::terms(step);
            terms.map_or(MaterialsAre::Tributed, |terms| ritual::becomes(query, standpoint, &terms, card))
        }
        None => MaterialsAre::Sent,
    }
}

/// They leave, those that go to the same place at once.
fn leave(game: &mut Game, pick: &RitualPick, way: SummonWay) {
    let statement = if way == SummonWay::Ritual { "3.3.2-127" } else { "3.3.2-141" };
    let each: Vec<(CardId, MaterialsAre)> =
        pick.tributes.iter().map(|&card| (card, becomes(game, pick, card))).collect();
    for are in
        [MaterialsAre::Sent, MaterialsAre::Tributed, MaterialsAre::Banished, MaterialsAre::ReturnedToDeck]
    {
        let cards: Vec<CardId> = each.iter().filter(|(_, to)| *to == are).map(|(card, _)| *card).collect();
        let (why, to) = match are {
            MaterialsAre::Sent => (Move::Material, Destination::Graveyard),
            MaterialsAre::Tributed => (Move::Tributed, Destination::Graveyard),
            MaterialsAre::Banished => (Move::Banished, Destination::Banished(Face::Up)),
            MaterialsAre::ReturnedToDeck => (Move::ReturnedToDeck, Destination::Deck(To::Shuffled)),
        };
        if !cards.is_empty() {
            game.propose(Change::Move { cards, why, to }, By::Effect(pick.source), &[statement]);
        }
    }
}

/// 3.3.2-127, -130, -141, -151: only now, when the effect resolves, they leave: Tokens vanish, Traps that are monsters
/// go to the Graveyard, and what goes elsewhere instead is used all the same (3.3.2-153, -154, -155).
fn summon(game: &mut Game, mut pick: Box<RitualPick>) -> Next {
    let Some(card) = pick.monster else { return Next::Done(Value::Summoned(false)) };
    let Some((_, way)) = alternatives(game, &pick, card) else { return Next::Done(Value::Summoned(false)) };
    leave(game, &pick, way);
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
        within: None,
    };
    pick.stage = RitualStage::Summoned;
    Next::Push(Frame::Ritual(pick), Frame::Summon(Box::new(summoning)))
}
