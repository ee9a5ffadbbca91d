//! OCG 2.1.7-3 to -6, 3.3.2-13, -106 to -111, -119, -160 to -163: Special Summons by what the monster's own text asks
//! for, without a chain.

use super::materials::is_possible_with;
use super::{by_effect, counted, zones};
use crate::effects::{candidates, possible};
use crate::game::Game;
use crate::language::{
    Filter, MaterialsAre, Noun, OwnMaterials, Procedure, Step, SummonCondition, SummonTo, SummonWay, To,
    Whose,
};
use crate::pipe::{Change, Destination, can_be_material, is_protected};
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{
    By, CardId, Choice, Face, Frame, MaterialPick, Mode, Move, Negation, RunStage, Running, Slots, Source,
    SummonStage, Summoning,
};
use table::Seat;

/// 3.3.2-12, -101, -106, -119: the Special Summons of this kind that the turn player can make now, as often as their
/// conditions are met. These are no effects, so nothing that forbids effects forbids them.
pub(super) fn acts(query: Query<'_>, seat: Seat, found: &mut Vec<Choice>) {
    for place in query.game.library.procedures_from() {
        for &card in query.game.state.piles[seat].at(place) {
            let procedures = (0u8..).zip(&query.game.def(card).card.text.procedures);
            for (nth, procedure) in procedures {
                if procedure.from.contains(place) && can_use(query, seat, card, nth, procedure) {
                    found.push(Choice::SpecialSummon(card, nth));
                }
            }
        }
    }
}

fn can_use(query: Query<'_>, seat: Seat, card: CardId, nth: u8, procedure: &Procedure) -> bool {
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    let barred = |one: &SummonCondition| matches!(one, SummonCondition::Never);
    !query.places(card).is_disjoint(procedure.from)
        && !query.game.def(card).card.text.conditions.iter().any(barred)
        && counted::allows_procedure(query.game, seat, card, nth)
        && procedure.condition.as_ref().is_none_or(|condition| query.is_true(standpoint, condition))
        && by_effect::may_summon(query, seat, card, SummonWay::Special)
        && possible::procedure(query, standpoint, &procedure.act)
        && counted::allow(query, standpoint, &procedure.act)
        && match procedure.materials {
            Some(own) => has_materials(query, seat, card, own),
            None => has_room(query, standpoint, card, procedure),
        }
}

/// Is all there that the text asks for, but no zone?
pub(super) fn lacks_only_room(query: Query<'_>, seat: Seat, card: CardId, procedure: &Procedure) -> bool {
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    procedure.materials.is_none()
        && procedure.condition.as_ref().is_none_or(|condition| query.is_true(standpoint, condition))
        && possible::procedure(query, standpoint, &procedure.act)
        && !has_room(query, standpoint, card, procedure)
}

/// 3.3.2-102: a zone is free, or what is done for the Summon leaves one.
fn has_room(query: Query<'_>, standpoint: Standpoint<'_>, card: CardId, procedure: &Procedure) -> bool {
    let to = SummonTo { zone: procedure.zone, ..SummonTo::default() };
    if let Some(within) = by_effect::zones_within(query, standpoint, to) {
        return zones::for_summon(query.game, card, standpoint.you, &[])
            .iter()
            .any(|zone| within.contains(zone));
    }
    zones::is_room_for(query.game, card, standpoint.you, &[])
        || procedure.act.iter().any(|linked| !freeing(query, standpoint, &linked.1).is_empty())
}

/// Monsters that the step could take from the field so that a zone is left.
fn freeing(query: Query<'_>, standpoint: Standpoint<'_>, step: &Step) -> Vec<CardId> {
    let card = standpoint.this.card;
    let by = By::Summon(card, SummonWay::Special);
    if matches!(step, Step::Choose(_) | Step::Target(_)) {
        return Vec::new();
    }
    let leaves = match candidates::selection(step) {
        Some(select) => candidates::of(query, standpoint, step, select, by).cards,
        None => step.group().map(|group| query.group(standpoint, group)).unwrap_or_default(),
    };
    let frees = |one: &CardId| zones::is_room_for(query.game, card, standpoint.you, &[*one]);
    leaves.into_iter().filter(frees).collect()
}

/// 3.3.2-102: where no zone is free, one of these must be among those that are picked for this step.
pub(crate) fn must_leave(query: Query<'_>, running: &Running, step: &Step) -> Vec<CardId> {
    let standpoint = Standpoint::within(running);
    let card = standpoint.this.card;
    if running.mode != Mode::Procedure || zones::is_room_for(query.game, card, standpoint.you, &[]) {
        return Vec::new();
    }
    let rest = query.game.library.block(running.block).iter().skip(usize::from(running.at) + 1);
    let mut rest = rest.map(|linked| freeing(query, standpoint, &linked.1));
    if rest.any(|later| !later.is_empty()) { Vec::new() } else { freeing(query, standpoint, step) }
}

/// 3.3.2-163: the monsters that could be used for it, face-down ones, too.
fn materials(query: Query<'_>, seat: Seat, card: CardId, own: OwnMaterials) -> Vec<CardId> {
    let noun = Noun { places: own.from, whose: Whose::Yours, like: vec![Filter::Monster] };
    let by = By::Summon(card, SummonWay::Special);
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    let can = |other: &CardId| {
        *other != card
            && can_be_material(query, *other, SummonWay::Special, card)
            && !is_protected(query, *other, moves(own.are).0, by)
    };
    query.all(standpoint, &noun).into_iter().filter(can).collect()
}

fn has_materials(query: Query<'_>, seat: Seat, card: CardId, own: OwnMaterials) -> bool {
    let from = materials(query, seat, card, own);
    is_possible_with(query, seat, card, SummonWay::Special, &from)
}

fn moves(are: MaterialsAre) -> (Move, Destination) {
    match are {
        MaterialsAre::Sent => (Move::Sent, Destination::Graveyard),
        MaterialsAre::Tributed => (Move::Tributed, Destination::Graveyard),
        MaterialsAre::Banished => (Move::Banished, Destination::Banished(Face::Up)),
        MaterialsAre::ReturnedToDeck => (Move::ReturnedToDeck, Destination::Deck(To::Shuffled)),
    }
}

fn own_procedure<'g>(game: &'g Game, summoning: &Summoning) -> Option<&'g Procedure> {
    let nth = usize::from(summoning.procedure?);
    game.def(summoning.cards[0]).card.text.procedures.get(nth)
}

/// 2.1.7-3, 3.3.2-109, 3.3.2-161: it begins at once, without a chain; the materials first, if it names any.
pub(super) fn begin(game: &Game, mut summoning: Box<Summoning>) -> Next {
    let (card, seat) = (summoning.cards[0], summoning.seat);
    let Some(procedure) = own_procedure(game, &summoning) else {
        return Next::Done(crate::state::Value::Summoned(false));
    };
    summoning.position = procedure.position;
    let Some(own) = procedure.materials else { return act(game, summoning) };
    let pick = MaterialPick {
        seat,
        card,
        way: SummonWay::Special,
        candidates: materials(Query::on(game), seat, card, own),
        chosen: Vec::new(),
        about: None,
        whose: Whose::Yours,
    };
    summoning.stage = SummonStage::MaterialsChosen;
    Next::Push(Frame::Summon(summoning), Frame::Materials(Box::new(pick)))
}

/// 3.3.2-110: the materials go where the text says, not by an effect.
pub(super) fn pay(game: &mut Game, summoning: &Summoning) {
    let own = own_procedure(game, summoning).and_then(|procedure| procedure.materials);
    if let Some(own) = own {
        let (why, to) = moves(own.are);
        let change = Change::Move { cards: summoning.materials.clone(), why, to };
        game.propose(change, By::Summon(summoning.cards[0], SummonWay::Special), &["3.3.2-110", "3.3.2-161"]);
    }
}

/// 2.1.7-4, 3.3.2-110, -111: what else its text asks for, before the monster comes.
pub(super) fn act(game: &Game, mut summoning: Box<Summoning>) -> Next {
    if let Some(zone) = own_procedure(game, &summoning).map(|procedure| procedure.zone) {
        let to = SummonTo { zone, ..SummonTo::default() };
        let standpoint = Standpoint::at(summoning.seat, game.card_ref(summoning.cards[0]));
        summoning.within = by_effect::zones_within(Query::on(game), standpoint, to);
    }
    run(game, summoning, SummonStage::Procedure, Mode::Procedure)
}

/// What is done right after it has come, without a chain.
pub(super) fn follow(game: &Game, summoning: Box<Summoning>) -> Next {
    run(game, summoning, SummonStage::Followed, Mode::Apply)
}

fn run(game: &Game, mut summoning: Box<Summoning>, stage: SummonStage, mode: Mode) -> Next {
    let card = summoning.cards[0];
    summoning.stage = stage;
    let nth = usize::from(summoning.procedure.unwrap_or_default());
    let Some(&effect) = game.def(card).procedures.get(nth) else {
        return Next::Go(Frame::Summon(summoning));
    };
    let info = game.library.effect(effect);
    let block = if stage == SummonStage::Procedure { info.act } else { info.resolve };
    if stage == SummonStage::Followed && game.library.block(block).is_empty() {
        return Next::Go(Frame::Summon(summoning));
    }
    let source = Source { effect, card: game.card_ref(card), you: summoning.seat };
    let running = Running {
        source,
        you: source.you,
        block,
        at: 0,
        mode,
        slots: Slots::default(),
        event: None,
        done: Vec::new(),
        was_done: false,
        declared: 0,
        rolled: 0,
        lost: 0,
        stage: RunStage::Step,
        answered: None,
        negates: Negation::None,
    };
    Next::Push(Frame::Summon(summoning), Frame::Run(Box::new(running)))
}
