//! DCG 15-10, 15-11: finding out what a step acts on, asking where a choice is to be made.

use super::{amount, you};
use crate::areas::Spot;
use crate::effects::choice::{self, Purpose};
use crate::effects::language::{Area, Choose, HowMany, Noun, Slot, Target, Whose};
use crate::effects::{filter, look, persistent::belongs};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{Ask, Cause, Change, Choice, Frame, Pick, Returned, Running, Thing};
use table::Seat;

/// A pick is under way for this step.
const AWAITING: u8 = 1;

/// What the `index`-th target of the step means. Nothing while it is being asked: then the step
/// has been put back and comes again.
pub(super) fn resolve(
    game: &mut Game,
    running: &mut Running,
    index: usize,
    target: &Target,
    purpose: Purpose,
) -> Option<Vec<Thing>> {
    if let Target::TopCard(inner) = target {
        let units = resolve(game, running, index, inner, Purpose::TrashTop)?;
        return Some(Query::on(game).top_cards(&units));
    }
    if let Some(things) = running.targets.get(index) {
        return Some(things.clone());
    }
    if running.stage == AWAITING {
        running.stage = 0;
        let picked = running.returned.take_things();
        take_pick(game, running, target, picked);
    }
    match target {
        Target::Choose(choose) if running.times == 0 => ask(game, running, choose, purpose),
        Target::Each(all) if (running.times as usize) < all.len() => {
            let nth = in_turn(game, all, running.times as usize);
            ask(game, running, &all[nth], purpose);
        }
        Target::Together(all) if (running.times as usize) < all.len() => {
            let part = &all[running.times as usize];
            if let Target::Choose(choose) = part {
                ask(game, running, choose, purpose);
            } else {
                let activation = game.activation()?;
                let things = Query::on(game).fixed(Standpoint::within(activation), part);
                running.left.extend(things);
                running.times += 1;
                return resolve(game, running, index, target, purpose);
            }
        }
        Target::Choose(_) | Target::Each(_) | Target::Together(_) => {
            let things = std::mem::take(&mut running.left);
            running.times = 0;
            running.targets.push(things.clone());
            return Some(things);
        }
        Target::TopOrBottom(whose, area, n) => {
            let (whose, area, n) = (*whose, area.clone(), n.clone());
            let end = match running.returned.take_answer() {
                Some(Choice::Bottom) => Target::Bottom(whose, area, n),
                Some(_) => Target::Top(whose, area, n),
                None if is_same_at_both_ends(game, target, whose, area.clone()) => {
                    Target::Top(whose, area, n)
                }
                None => {
                    ask_end(game, running);
                    return None;
                }
            };
            return resolve(game, running, index, &end, purpose);
        }
        Target::This
        | Target::ThisCard
        | Target::Chosen(_)
        | Target::Triggering
        | Target::TriggeringOther
        | Target::Attacker
        | Target::AttackTarget
        | Target::All(_)
        | Target::Top(..)
        | Target::Bottom(..)
        | Target::TopOf(..)
        | Target::BottomOf(..)
        | Target::TopCard(_)
        | Target::Player(_)
        | Target::HolderOf(_)
        | Target::Done(_)
        | Target::Battling => {
            let activation = game.activation()?;
            let things = Query::on(game).fixed(Standpoint::within(activation), target);
            running.targets.push(things.clone());
            return Some(things);
        }
    }
    None
}

/// All of the cards are meant anyway.
fn is_same_at_both_ends(game: &Game, target: &Target, whose: Whose, area: Area) -> bool {
    let Some(activation) = game.activation() else { return true };
    let (query, standpoint) = (Query::on(game), Standpoint::within(activation));
    let all = Noun { whose, from: vec![area], of: Vec::new() };
    query.fixed(standpoint, target).len() >= query.all(standpoint, &all).len()
}

fn ask_end(game: &mut Game, running: &Running) {
    let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
    game.push(Frame::Block(running.clone()));
    game.ask(seat, Ask::TopOrBottom, about, vec![Choice::Top, Choice::Bottom]);
}

fn take_pick(game: &mut Game, running: &mut Running, target: &Target, picked: Vec<Thing>) {
    let slot = nth_choice(game, target, running.times as usize).map_or(Slot(0), |choose| choose.slot);
    show_if_specified(game, target, running.times as usize, &picked);
    remember(game, slot, picked.clone());
    running.left.extend(picked);
    running.times += 1;
}

/// The choice that is made at this place of the target.
fn nth_choice<'t>(game: &Game, target: &'t Target, nth: usize) -> Option<&'t Choose> {
    match target {
        Target::Choose(choose) => Some(choose),
        Target::Each(all) => all.get(in_turn(game, all, nth)),
        Target::Together(all) => {
            if let Target::Choose(choose) = all.get(nth)? {
                Some(choose)
            } else {
                None
            }
        }
        Target::This
        | Target::ThisCard
        | Target::Chosen(_)
        | Target::Triggering
        | Target::TriggeringOther
        | Target::Attacker
        | Target::AttackTarget
        | Target::All(_)
        | Target::Top(..)
        | Target::Bottom(..)
        | Target::TopOrBottom(..)
        | Target::TopOf(..)
        | Target::BottomOf(..)
        | Target::TopCard(_)
        | Target::Player(_)
        | Target::HolderOf(_)
        | Target::Done(_)
        | Target::Battling => None,
    }
}

/// 3-1-3-7: a hidden card that has to be of a kind is shown, so that everyone sees that it is.
fn show_if_specified(game: &mut Game, target: &Target, nth: usize, picked: &[Thing]) {
    let Some(choose) = nth_choice(game, target, nth) else { return };
    let hidden: Vec<Thing> = picked.iter().copied().filter(|&thing| is_hidden(game, thing)).collect();
    if choose.from.of.is_empty() || hidden.is_empty() {
        return;
    }
    pipe::commit_by(game, &Change::Show, &hidden, Cause::Rule, &["3-1-3-7"]);
}

fn is_hidden(game: &Game, thing: Thing) -> bool {
    match thing {
        Thing::Card(card) => {
            let spot = game.spot(card.card);
            let hidden = matches!(spot, Spot::Deck(_) | Spot::EggDeck(_) | Spot::Hand(_) | Spot::Security(_));
            hidden && !game.is_face_up(card.card)
        }
        Thing::Unit(_) | Thing::Player(_) => false,
    }
}

/// 1-3-5: of choices that are made together, those of the turn player come first.
fn in_turn(game: &Game, all: &[Choose], nth: usize) -> usize {
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&at| chooser(game, all[at].by) != game.state.turn_player());
    order[nth]
}

/// Keeps what was chosen for the rest of the effect.
pub(super) fn remember(game: &mut Game, slot: Slot, things: Vec<Thing>) {
    if let Some(activation) = game.activation_mut() {
        let at = slot.0 as usize;
        if activation.slots.len() <= at {
            activation.slots.resize(at + 1, Vec::new());
        }
        activation.slots[at] = things;
    }
}

fn ask(game: &mut Game, running: &mut Running, choose: &Choose, purpose: Purpose) {
    let Some(mut pick) = pick(game, choose, purpose) else { return };
    pick.candidates.retain(|thing| !running.left.contains(thing));
    shrink(&mut pick, choose.how_many);
    running.stage = AWAITING;
    game.push(Frame::Block(running.clone()));
    look::at_areas(game, pick.seat, choose);
    if choose.blind {
        pick_blindly(game, &pick);
    } else {
        choice::begin(game, pick);
    }
}

/// The choice with all its candidates.
/// 15-11-1-1, 15-11-1-3-1: of those that fit.
pub(super) fn pick(game: &Game, choose: &Choose, purpose: Purpose) -> Option<Pick> {
    let activation = game.activation()?;
    let query = Query::on(game);
    let mut standpoint = Standpoint::within(activation);
    if purpose == Purpose::Delete {
        standpoint.reach = query.deletion_bonus(&activation.holder);
    }
    let candidates = query.candidates(standpoint, choose, purpose);
    let n = amount(game, &choose.n).clamp(0, 255) as u8;
    let (min, max) = match choose.how_many {
        HowMany::Exactly | HowMany::AllOrNothing => (n, n),
        HowMany::UpTo => (1.min(n), n),
        HowMany::AnyNumber => (1, 255),
    };
    // 15-15-5: a DP deletion effect with a total is raised like any other.
    let total = choose.total.as_ref().map(|(stat, cmp, limit)| {
        (*stat, *cmp, amount(game, limit) + filter::reach(standpoint, *stat, *cmp, limit))
    });
    // What must add up, or differ, may end before the number is reached.
    let loose = total.is_some();
    Some(Pick {
        seat: chooser(game, choose.by),
        why: Ask::Target,
        about: Some(activation.holder),
        candidates,
        chosen: Vec::new(),
        min: if loose { min.min(1) } else { min },
        max,
        total,
        different: choose.different,
        alike: choose.alike,
    })
}

/// 15-10-2-1: as many as there are; all or nothing leaves it at nothing.
fn shrink(pick: &mut Pick, how_many: HowMany) {
    let there = pick.candidates.len().min(255) as u8;
    if how_many == HowMany::AllOrNothing && there < pick.min {
        pick.candidates.clear();
    }
    pick.min = pick.min.min(there);
    pick.max = pick.max.min(there);
}

fn chooser(game: &Game, by: Whose) -> Seat {
    let you = you(game);
    match by {
        Whose::Yours | Whose::Any => you,
        Whose::Opponents => Seat::BOTH.into_iter().find(|&seat| belongs(you, by, seat)).unwrap_or(you),
    }
}

/// "Without looking": chance decides.
fn pick_blindly(game: &mut Game, pick: &Pick) {
    let picked = pipe::commit_to(game, &Change::PickBlindly(pick.max), &pick.candidates, Cause::Rule);
    game.hand_back(Returned::Things(picked));
}

pub(crate) fn pick_by_chance(game: &mut Game, candidates: &[Thing], n: u8, made: &mut Made) {
    made.subjects = candidates.to_vec();
    game.state.dice_mut(made).shuffle(&mut made.subjects);
    made.subjects.truncate(usize::from(n));
}
