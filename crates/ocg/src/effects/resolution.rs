//! OCG 3.4.1-4, -7, 3.4.4-1 to -3: the steps of an effect one after the other, by their links.

use super::perform::{self, Performed};
use super::{candidates, possible};
use crate::game::Game;
use crate::language::{Block, Chooser, Group, Link, Select, Step};
use crate::pipe::{Change, Destination};
use crate::places::deck;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{
    Ask, By, CardId, Choice, Decision, Frame, Joined, Mode, Move, Negation, Pick, RunStage, Running, Value,
};
use crate::summon::own_procedure;
use crate::terms::{counters, move_zone};
use std::sync::Arc;
use table::Seat;

pub(crate) fn step(game: &mut Game, mut running: Box<Running>, value: Value) -> Next {
    let library = Arc::clone(&game.library);
    let block = library.block(running.block);
    let Some(linked) = block.get(usize::from(running.at)) else {
        return Next::Done(match running.mode {
            // Whoever goes on below has not asked for it.
            Mode::Apply => Value::Nothing,
            Mode::Act | Mode::Resolve | Mode::Procedure => Value::Ran(running),
        });
    };
    match (running.stage, value) {
        (RunStage::Step, _) if !others_are_possible(game, &running, block) => {
            running.was_done = false;
            go_on(running)
        }
        (RunStage::Step, _) => begin(game, running, linked.0, &linked.1),
        (RunStage::Picked, Value::Cards(cards)) => {
            if let Some(select) = next_choice(&running, &linked.1) {
                let chosen = cards.into_iter().map(|card| game.card_ref(card)).collect();
                running.slots.set(select.slot, chosen);
            }
            match candidates::selections(&linked.1).nth(1).and_then(|_| next_choice(&running, &linked.1)) {
                Some(select) => ask_for(game, running, &linked.1, select),
                None => carry_out(game, running, &linked.1),
            }
        }
        (RunStage::Child, Value::Ran(child)) if matches!(linked.1, Step::EachPlayerDoes(_)) => {
            running.source.card = child.source.card;
            running.slots = child.slots;
            running.was_done = child.was_done;
            running.done = child.done;
            running.stage = RunStage::FirstDone;
            Next::Go(Frame::Run(running))
        }
        (RunStage::Replaced, Value::Replaced(pairs)) => {
            let Step::Destroy(group) = &linked.1 else { return go_on(running) };
            replaced(game, running, group, &pairs)
        }
        (RunStage::FirstDone, _) => second_player(game, running),
        (RunStage::SecondDone, Value::Ran(child)) => {
            running.source.card = child.source.card;
            running.slots = child.slots;
            running.was_done |= child.was_done;
            running.done.extend(child.done);
            go_on(running)
        }
        (RunStage::Child, Value::Ran(child)) => {
            running.source.card = child.source.card;
            running.slots = child.slots;
            running.lost = child.lost;
            running.was_done = child.was_done || child.at > 0;
            running.done = child.done;
            running.declared = child.declared;
            running.rolled = child.rolled;
            if child.negates != Negation::None {
                running.negates = child.negates;
            }
            go_on(running)
        }
        (RunStage::Child, Value::Summoned(done)) => {
            running.was_done = done;
            go_on(running)
        }
        (RunStage::Child, Value::Cards(cards)) => {
            running.done_to(game, cards);
            go_on(running)
        }
        (RunStage::Answered, Value::Answer(choice)) => answered(game, running, &linked.1, choice),
        (
            RunStage::Picked
            | RunStage::Child
            | RunStage::SecondDone
            | RunStage::Replaced
            | RunStage::Answered,
            _,
        ) => go_on(running),
    }
}

/// 3.3.1-35: steps that are joined by "and" are done together or not at all.
fn others_are_possible(game: &Game, running: &Running, block: &Block) -> bool {
    if running.mode == Mode::Act {
        return true;
    }
    let joined = block[usize::from(running.at) + 1..].iter().take_while(|linked| linked.0 == Link::And);
    let (query, standpoint) = (Query::on(game), Standpoint::within(running));
    joined.into_iter().all(|linked| possible::step(query, standpoint, &linked.1, by(running)))
}

impl Running {
    /// What came of the present step. What the effect itself has moved is still what it has chosen, and still "this card".
    pub(crate) fn done_to(&mut self, game: &Game, cards: Vec<CardId>) {
        self.was_done = !cards.is_empty();
        self.done = cards.into_iter().map(|card| game.card_ref(card)).collect();
        self.slots.follow(&self.done);
        if let Some(now) = self.done.iter().find(|now| now.is_next_of(self.source.card)) {
            self.source.card = *now;
        }
    }
}

/// On to the next step.
fn go_on(mut running: Box<Running>) -> Next {
    running.at += 1;
    running.stage = RunStage::Step;
    Next::Go(Frame::Run(running))
}

/// 3.4.4-3: the link decides whether the step is carried out, and whether it comes later.
fn begin(game: &mut Game, running: Box<Running>, link: Link, step: &Step) -> Next {
    let needs = match link {
        Link::First | Link::Also | Link::AlsoAfterThat | Link::But => true,
        Link::And | Link::Then | Link::IfYouDo => running.was_done,
        Link::Otherwise => !running.was_done,
    };
    if matches!(running.mode, Mode::Resolve | Mode::Apply) {
        match link {
            Link::Then | Link::AlsoAfterThat if needs => game.state.moment += 1,
            Link::Then
            | Link::AlsoAfterThat
            | Link::First
            | Link::And
            | Link::IfYouDo
            | Link::Also
            | Link::But
            | Link::Otherwise => {}
        }
        if !needs {
            return skip(running, link);
        }
    }
    choose(game, running, step)
}

/// 3.4.1-4, 3.4.4-18: what cannot be done ends what depends on it; the alternative is left out.
fn skip(mut running: Box<Running>, link: Link) -> Next {
    match link {
        Link::Otherwise => go_on(running),
        Link::First
        | Link::And
        | Link::Then
        | Link::IfYouDo
        | Link::Also
        | Link::AlsoAfterThat
        | Link::But => {
            running.was_done = false;
            go_on(running)
        }
    }
}

/// As what the steps of this block are done.
pub(crate) fn by(running: &Running) -> By {
    match running.mode {
        Mode::Act => By::Cost(running.source),
        Mode::Resolve | Mode::Apply => By::Effect(running.source),
        Mode::Procedure => By::Summon(running.source.card.card, crate::language::SummonWay::Special),
    }
}

/// 2.1.7-8: what is not targeted is picked when the effect resolves.
fn choose(game: &mut Game, mut running: Box<Running>, step: &Step) -> Next {
    let Some(select) = candidates::selection(step) else { return carry_out(game, running, step) };
    if candidates::selections(step).nth(1).is_some() {
        candidates::selections(step).for_each(|one| running.slots.set(one.slot, Vec::new()));
    }
    ask_for(game, running, step, select)
}

/// The choice of the step that comes next: the only one, or the first of several that is not made yet.
fn next_choice<'s>(running: &Running, step: &'s Step) -> Option<&'s Select> {
    if candidates::selections(step).nth(1).is_none() {
        return candidates::selection(step);
    }
    candidates::selections(step).find(|one| running.slots.get(one.slot).is_empty())
}

/// Nobody is chosen twice for one step.
fn ask_for(game: &mut Game, mut running: Box<Running>, step: &Step, select: &Select) -> Next {
    let query = Query::on(game);
    let mut found = candidates::of(query, Standpoint::within(&running), step, select, by(&running));
    let others = candidates::selections(step).filter(|one| one.slot != select.slot);
    for other in others.flat_map(|one| running.slots.get(one.slot)) {
        found.cards.retain(|card| *card != other.card);
    }
    if !found.are_enough() || found.cards.is_empty() {
        running.was_done = false;
        running.done.clear();
        return go_on(running);
    }
    running.stage = RunStage::Picked;
    let standpoint = Standpoint::within(&running);
    let include = super::together::including(query, standpoint, &select.together, &found.cards);
    let include = include.unwrap_or_else(|| own_procedure::must_leave(query, &running, step));
    let seat = chooser(&running, select);
    deck::search(game, &found.cards, seat);
    let together = super::together::joined(Query::on(game), Standpoint::within(&running), &select.together);
    let pick = pick(&running, select, step, found.cards, (found.least, found.most));
    let pick = Pick { together, include, ..pick };
    Next::Push(Frame::Run(running), Frame::Pick(Box::new(pick)))
}

fn chooser(running: &Running, select: &Select) -> Seat {
    match select.by {
        Chooser::You => running.you,
        Chooser::Opponent => running.you.other(),
    }
}

fn pick(
    running: &Running,
    select: &Select,
    step: &Step,
    candidates: Vec<CardId>,
    (least, most): (usize, usize),
) -> Pick {
    let ask = if matches!(step, Step::Target(_)) { Ask::Target } else { Ask::Cards };
    Pick {
        seat: chooser(running, select),
        ask,
        about: (running.mode != Mode::Procedure).then_some(running.source),
        candidates,
        chosen: Vec::new(),
        least: least as u16,
        most: most as u16,
        together: Joined::Any,
        include: Vec::new(),
    }
}

/// 2.2.3-2: what is destroyed in place of something is destroyed at once with the rest.
fn replaced(
    game: &mut Game,
    mut running: Box<Running>,
    group: &Group,
    pairs: &[(CardId, Option<CardId>)],
) -> Next {
    let mut cards = perform::group_of(game, &running, group);
    cards.retain(|card| !pairs.iter().any(|(saved, _)| saved == card));
    cards.extend(pairs.iter().filter_map(|(_, other)| *other));
    let change = Change::Move { cards, why: Move::Destroyed, to: Destination::Graveyard };
    let done = game.propose(change, by(&running), &["2.2.3-2"]);
    running.done_to(game, done);
    go_on(running)
}

/// 2.2.3-1: without a chain, while the effect resolves.
fn replacing(game: &mut Game, running: &Running, step: &Step) -> Option<Frame> {
    let Step::Destroy(group) = step else { return None };
    if running.mode != Mode::Resolve || matches!(group, Group::AtRandom(..)) {
        return None;
    }
    let cards = perform::group_of(game, running, group);
    super::replacement::begin(game, &cards, by(running))
}

fn carry_out(game: &mut Game, mut running: Box<Running>, step: &Step) -> Next {
    if let Some(frame) = replacing(game, &running, step) {
        running.stage = RunStage::Replaced;
        return Next::Push(Frame::Run(running), frame);
    }
    match perform::perform(game, &mut running, step) {
        Performed::Done(cards) => {
            running.done_to(game, cards);
            go_on(running)
        }
        Performed::Simply(was_done) => {
            running.was_done = was_done;
            go_on(running)
        }
        Performed::Push(frame) => {
            running.stage = RunStage::Child;
            Next::Push(Frame::Run(running), *frame)
        }
        Performed::Ask(decision) => {
            running.stage = RunStage::Answered;
            Next::Ask(Frame::Run(running), decision)
        }
    }
}

/// 3.4.1-6: after the turn player the other one does it.
fn second_player(game: &Game, mut running: Box<Running>) -> Next {
    let Some(block) = game.library.within(running.block, running.at, 0) else { return go_on(running) };
    let you = game.state.turn.player.other();
    let child = Running { block, you, at: 0, stage: RunStage::Step, ..(*running).clone() };
    running.stage = RunStage::SecondDone;
    Next::Push(Frame::Run(running), Frame::Run(Box::new(child)))
}

/// A block within a step.
pub(crate) fn child(game: &Game, running: &Running, branch: u8) -> Option<Frame> {
    let block = game.library.within(running.block, running.at, branch)?;
    let mode = match running.mode {
        Mode::Apply | Mode::Resolve => Mode::Resolve,
        Mode::Act => Mode::Act,
        Mode::Procedure => Mode::Procedure,
    };
    Some(Frame::Run(Box::new(Running { block, at: 0, stage: RunStage::Step, mode, ..running.clone() })))
}

fn answered(game: &mut Game, mut running: Box<Running>, step: &Step, choice: Choice) -> Next {
    let branch = match (step, choice) {
        (Step::May(_), Choice::Yes) => Some(0),
        (Step::OneOf(_), Choice::Option(nth)) => Some(nth),
        (Step::MoveToZone(group, _), Choice::Zone(zone)) => {
            move_zone::move_to(game, &mut running, group, zone);
            return go_on(running);
        }
        (Step::RemoveCounters(group, name, n), Choice::Card(card)) => {
            return match counters::remove_one(game, &mut running, card, (group, name, n)) {
                Some(decision) => Next::Ask(Frame::Run(running), decision),
                None => go_on(running),
            };
        }
        (Step::DeclareName, Choice::Name(name)) => {
            running.declared = i32::from(name.0);
            let card = running.source.card.card;
            game.propose(Change::Declare { card, name }, by(&running), &["3.3.1-4"]);
            None
        }
        (Step::DeclareAttribute, Choice::Attribute(one)) => {
            running.declared = one as i32;
            None
        }
        (Step::DeclareRace, Choice::Race(one)) => {
            running.declared = one as i32;
            None
        }
        (Step::DeclareNumber(..), Choice::Number(n)) => {
            running.declared = n;
            None
        }
        _ => {
            running.was_done = false;
            return go_on(running);
        }
    };
    if let Some(frame) = branch.and_then(|branch| child(game, &running, branch)) {
        running.stage = RunStage::Child;
        Next::Push(Frame::Run(running), frame)
    } else {
        running.was_done = true;
        go_on(running)
    }
}

/// A yes-or-no question of the effect.
pub(crate) fn ask_whether(running: &Running) -> Decision {
    Decision {
        seat: running.you,
        ask: Ask::YesNo,
        about: Some(running.source),
        options: vec![Choice::Yes, Choice::No],
    }
}
