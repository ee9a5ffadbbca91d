//! DCG 15-1-2, 4-12 to 4-15, 16: processes that move, turn and count cards.

use super::structure::yes_or_no;
use super::{advance, amount, cause, seats, target, times, went, you};
use crate::areas::Spot;
use crate::effects::choice::Purpose;
use crate::effects::language::{
    Amount, Area, Choose, Destination, End, Face, Filter, HowMany, Noun, Slot, Target, Verb, Whose,
};
use crate::effects::{look as looking, reveal as revealing};
use crate::game::Game;
use crate::pipe;
use crate::query::{Query, Standpoint};
use crate::state::{
    Ask, Cause, Change, Choice, Edge, FieldArea, Frame, Outcome, Pile, PutTo, Running, Snapshot, Thing,
    UnitId,
};
use crate::terms;

/// Proposes the change and goes on with the next step afterwards.
fn propose(game: &mut Game, running: &Running, change: Change, things: Vec<Thing>) {
    let cause = cause(game);
    propose_by(game, running, change, things, cause);
}

fn propose_by(game: &mut Game, running: &Running, change: Change, things: Vec<Thing>, cause: Cause) {
    advance(game, running);
    let things: Vec<Thing> = things.into_iter().map(|thing| in_play(game, &change, thing)).collect();
    if let Some(activation) = game.activation_mut() {
        activation.intended = things.len() as u16;
    }
    went(game, if things.is_empty() { Outcome::NotDone } else { Outcome::Fully });
    if !things.is_empty() {
        pipe::propose(game, change, things, cause);
    }
}

/// "This card" on top of a stack is what is in play, unless only the top card is put elsewhere.
fn in_play(game: &Game, change: &Change, thing: Thing) -> Thing {
    let Thing::Card(card) = thing else { return thing };
    match game.spot(card.card) {
        Spot::Top(unit) if !matches!(change, Change::Put(_)) || is_single(game, unit) => Thing::Unit(unit),
        Spot::Deck(_)
        | Spot::EggDeck(_)
        | Spot::Hand(_)
        | Spot::Trash(_)
        | Spot::Security(_)
        | Spot::Top(_)
        | Spot::Under(_)
        | Spot::Linked(_)
        | Spot::Nowhere
        | Spot::Removed => thing,
    }
}

fn is_single(game: &Game, unit: UnitId) -> bool {
    game.unit(unit).is_some_and(|unit| unit.stack.len() == 1)
}

/// A change by an effect has been made to these: the effect remembers it.
pub(crate) fn did(game: &mut Game, cause: Cause, verb: Verb, snapshots: Vec<Snapshot>) {
    if cause.source().is_none() {
        return;
    }
    let Some(activation) = game.activation_mut() else { return };
    let (done, intended) = (snapshots.len(), activation.intended as usize);
    activation.done.push((verb, snapshots));
    let outcome = match done {
        0 => Outcome::NotDone,
        _ if done < intended => Outcome::Partly,
        _ => Outcome::Fully,
    };
    went(game, outcome);
}

/// The change did not come about.
pub(crate) fn did_nothing(game: &mut Game, cause: Cause) {
    if cause.source().is_some() {
        went(game, Outcome::NotDone);
    }
}

pub(super) fn memory(game: &mut Game, running: &Running, whose: Whose, by: &Amount) {
    let by = amount(game, by);
    advance(game, running);
    let cause = cause(game);
    for seat in seats(game, whose) {
        terms::memory::change(game, seat, by, cause);
    }
    went(game, Outcome::Fully);
}

pub(super) fn set_memory(game: &mut Game, running: &Running, whose: Whose, to: &Amount) {
    let to = amount(game, to);
    advance(game, running);
    for seat in seats(game, whose) {
        let by = to - i32::from(game.memory(seat));
        let cause = cause(game);
        terms::memory::change(game, seat, by, cause);
    }
    went(game, Outcome::Fully);
}

/// 16-7-1 to 16-7-3
pub(super) fn draw(game: &mut Game, running: &Running, whose: Whose, n: &Amount) {
    let n = times(game, n);
    advance(game, running);
    let cause = cause(game);
    for seat in seats(game, whose) {
        if let Some(activation) = game.activation_mut() {
            activation.intended = n;
        }
        terms::draw::draw(game, seat, n.into(), cause);
    }
}

/// 16-5
/// 16-5-2
pub(super) fn recover(game: &mut Game, running: &Running, whose: Whose, n: &Amount) {
    let n = times(game, n);
    let mut things = Vec::new();
    for seat in seats(game, whose) {
        let cards = crate::areas::deck::top(game, seat, n.into());
        things.extend(cards.into_iter().map(|card| Thing::Card(game.card_ref(card))));
    }
    advance(game, running);
    let cause = cause(game);
    if let Some(activation) = game.activation_mut() {
        activation.intended = n;
    }
    // The cards go one by one from the top, so nobody chooses an order (3-2-4).
    crate::keywords::recovery::commit(game, &things, cause);
}

/// Finds out what is meant, and proposes the change to it.
pub(super) fn change(game: &mut Game, mut running: Running, what: &Target, purpose: Purpose, change: Change) {
    if let Some(things) = target::resolve(game, &mut running, 0, what, purpose) {
        propose(game, &running, change, things);
    }
}

pub(super) fn select(game: &mut Game, mut running: Running, what: &Target) {
    if let Some(things) = target::resolve(game, &mut running, 0, what, Purpose::Any) {
        advance(game, &running);
        went(game, if things.is_empty() { Outcome::NotDone } else { Outcome::Fully });
    }
}

/// 16-11-1: the player declares how many cards, from 1 to the number of the effect.
/// 16-11-2, 16-11-3, 16-11-7, 16-11-8: at least one, each step by itself.
pub(super) fn de_digivolve(game: &mut Game, mut running: Running, what: &Target, n: &Amount) {
    let Some(things) = target::resolve(game, &mut running, 0, what, Purpose::Any) else { return };
    let most = amount(game, n);
    let most = most.min(crate::keywords::de_digivolve::at_most(game, &things));
    if let Some(Choice::Number(n)) = running.returned.take_answer() {
        return propose(game, &running, Change::DeDigivolve(n as u8), things);
    }
    if most <= 0 {
        return propose(game, &running, Change::DeDigivolve(0), Vec::new());
    }
    let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
    game.push(Frame::Block(running));
    game.ask(seat, Ask::Number, about, (1..=most).map(Choice::Number).collect());
}

/// Digivolution cards from one end, or chosen ones, of each target (15-15-7-2, 15-15-7-3).
pub(super) fn trash_under(game: &mut Game, mut running: Running, what: &Target, end: End, n: &Amount) {
    let needed = if *n == Amount::Every { 1 } else { amount(game, n) };
    let Some(units) = target::resolve(game, &mut running, 0, what, Purpose::HaveUnder(needed)) else {
        return;
    };
    let n = usize::from(times(game, n));
    let from = match end {
        End::Top => Edge::Top,
        End::Bottom => Edge::Bottom,
        End::Any => return trash_chosen_under(game, running, units, n),
    };
    let cards = units.iter().flat_map(|&unit| terms::stacked::from_end(game, unit, from, n)).collect();
    propose(game, &running, Change::Put(PutTo::Trash), cards);
}

/// So many of the cards under these, of the player's choice.
fn trash_chosen_under(game: &mut Game, mut running: Running, units: Vec<Thing>, n: usize) {
    let under = Noun {
        whose: Whose::Any,
        from: vec![Area::Under(Box::new(Target::Chosen(Slot(15))))],
        of: Vec::new(),
    };
    if running.targets.len() == 1 && running.stage == 0 {
        target::remember(game, Slot(15), units);
    }
    let choose = Choose {
        from: under,
        n: Amount::N(n as i32),
        how_many: HowMany::Exactly,
        by: Whose::Yours,
        total: None,
        different: None,
        alike: None,
        slot: Slot(14),
        blind: false,
    };
    if let Some(cards) = target::resolve(game, &mut running, 1, &Target::Choose(choose), Purpose::Any) {
        propose(game, &running, Change::Put(PutTo::Trash), cards);
    }
}

/// 16-13: trashing digivolution cards of this Digimon as the cost of Digi-Burst.
/// 16-13-1, 16-13-2
pub(super) fn digi_burst(game: &mut Game, mut running: Running, n: &Amount) {
    let n = amount(game, n);
    let choose = Choose {
        from: Noun { whose: Whose::Any, from: vec![Area::Under(Box::new(Target::This))], of: Vec::new() },
        n: Amount::N(n),
        how_many: HowMany::Exactly,
        by: Whose::Yours,
        total: None,
        different: None,
        alike: None,
        slot: Slot(14),
        blind: false,
    };
    if let Some(cards) = target::resolve(game, &mut running, 0, &Target::Choose(choose), Purpose::Trash) {
        let Cause::Effect(source) = cause(game) else { return };
        propose_by(game, &running, Change::Put(PutTo::Trash), cards, Cause::DigiBurst(source));
    }
}

/// 16-16: this card in the battle area is trashed.
/// 16-16-2
pub(super) fn delay(game: &mut Game, running: &Running) {
    let unit = game.activation().and_then(|activation| activation.holder.unit);
    let things = unit.map(Thing::Unit).into_iter().collect();
    propose(game, running, Change::Put(PutTo::Trash), things);
}

/// 16-19: this card may go under one of the player's Tamers.
/// 16-19-1, 16-19-2
pub(super) fn save(game: &mut Game, mut running: Running) {
    let tamer = Noun { whose: Whose::Yours, from: vec![Area::Battle], of: vec![Filter::Tamer] };
    // 16-19-3: once per step, before the Tamer is chosen.
    if running.targets.is_empty() {
        let Some(activation) = game.activation() else { return };
        let possible = !Query::on(game).all(Standpoint::within(activation), &tamer).is_empty();
        let yes = if possible {
            let Some(yes) = yes_or_no(game, &mut running, Ask::Optional) else { return };
            yes
        } else {
            false
        };
        if !yes {
            advance(game, &running);
            return went(game, Outcome::NotDone);
        }
        crate::effects::activation::count_use(game);
    }
    let to = Destination::Under(Box::new(crate::keywords::choose_one(tamer)), End::Bottom, Face::Up);
    put(game, running, &Target::ThisCard, &to);
}

/// 16-27: this Tamer goes under a Digimon that has no Tamer card under it.
/// 16-27-2, 16-27-3
pub(super) fn mind_link(game: &mut Game, running: Running, filters: &[Filter]) {
    let digimon = crate::keywords::mind_link::partner(filters);
    let to = Destination::Under(Box::new(crate::keywords::choose_one(digimon)), End::Bottom, Face::Up);
    put(game, running, &Target::This, &to);
}

pub(super) fn pay(game: &mut Game, running: &Running, cost: &Amount) {
    let cost = amount(game, cost);
    advance(game, running);
    let seat = you(game);
    terms::memory::pay(game, seat, cost);
    went(game, Outcome::Fully);
}

pub(super) fn put(game: &mut Game, mut running: Running, what: &Target, to: &Destination) {
    let purpose = if *to == Destination::Trash { Purpose::Trash } else { Purpose::Put };
    let Some(things) = target::resolve(game, &mut running, 0, what, purpose) else { return };
    put_things(game, running, things, to);
}

/// The second part of putting: finding out where.
/// 4-3-2: under a Tamer they go to the bottom, unless the effect says otherwise.
fn put_things(game: &mut Game, mut running: Running, things: Vec<Thing>, to: &Destination) {
    let change = match to {
        Destination::Hand => Change::Put(PutTo::Hand),
        Destination::Trash => Change::Put(PutTo::Trash),
        Destination::DeckTop => Change::Put(PutTo::DeckTop),
        Destination::DeckBottom => Change::Put(PutTo::DeckBottom),
        Destination::EggDeckBottom => Change::Put(PutTo::EggDeckBottom),
        Destination::SecurityTop(face) => Change::Put(PutTo::SecurityTop(*face)),
        Destination::SecurityBottom(face) => Change::Put(PutTo::SecurityBottom(*face)),
        Destination::SecurityTopOrBottom(face) => {
            let (top, bottom) = (PutTo::SecurityTop(*face), PutTo::SecurityBottom(*face));
            return top_or_bottom(game, running, things, top, bottom);
        }
        Destination::DeckTopOrBottom => {
            return top_or_bottom(game, running, things, PutTo::DeckTop, PutTo::DeckBottom);
        }
        Destination::Under(holder, end, face) => {
            if things.is_empty() {
                return propose(game, &running, Change::Put(PutTo::Trash), things);
            }
            let purpose = holder_for(game, &things);
            let Some(units) = target::resolve(game, &mut running, 1, holder, purpose) else { return };
            let holder = units.first().copied();
            match holder.and_then(|holder| stack(game, holder)) {
                Some(unit) => {
                    let at = |edge| PutTo::Under(unit, edge, *face);
                    match end {
                        End::Top => Change::Put(at(Edge::Top)),
                        End::Bottom => Change::Put(at(Edge::Bottom)),
                        End::Any => {
                            return top_or_bottom(game, running, things, at(Edge::Top), at(Edge::Bottom));
                        }
                    }
                }
                None if holder.is_some_and(|holder| crate::play::is_announced(game, holder)) => {
                    Change::Put(PutTo::UnderPlayed)
                }
                None => return propose(game, &running, Change::Put(PutTo::Trash), Vec::new()),
            }
        }
        Destination::BattleArea => Change::PlaceInPlay(FieldArea::Battle),
        Destination::BreedingArea => Change::PlaceInPlay(FieldArea::Breeding),
    };
    propose(game, &running, change, things);
}

/// The stack that the holder is, or is the top card of.
fn stack(game: &Game, holder: Thing) -> Option<UnitId> {
    match holder {
        Thing::Unit(unit) => Some(unit),
        Thing::Card(card) => match game.spot(card.card) {
            Spot::Top(unit) => Some(unit),
            Spot::Deck(_)
            | Spot::EggDeck(_)
            | Spot::Hand(_)
            | Spot::Trash(_)
            | Spot::Security(_)
            | Spot::Under(_)
            | Spot::Linked(_)
            | Spot::Nowhere
            | Spot::Removed => None,
        },
        Thing::Player(_) => None,
    }
}

/// What is in play is not placed under itself.
fn holder_for(game: &Game, things: &[Thing]) -> Purpose {
    let change = Change::Put(PutTo::Trash);
    let in_play = things.iter().find_map(|&thing| match in_play(game, &change, thing) {
        Thing::Unit(unit) => Some(unit),
        Thing::Card(_) | Thing::Player(_) => None,
    });
    in_play.map_or(Purpose::Any, Purpose::HolderFor)
}

fn top_or_bottom(game: &mut Game, mut running: Running, things: Vec<Thing>, top: PutTo, bottom: PutTo) {
    match running.returned.take_answer() {
        Some(Choice::Top) => propose(game, &running, Change::Put(top), things),
        Some(_) => propose(game, &running, Change::Put(bottom), things),
        None if things.is_empty() => propose(game, &running, Change::Put(top), things),
        None => {
            let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
            game.push(Frame::Block(running));
            game.ask(seat, Ask::TopOrBottom, about, vec![Choice::Top, Choice::Bottom]);
        }
    }
}

pub(super) fn reveal(game: &mut Game, running: &Running, whose: Whose, from: Pile, n: &Amount) {
    let n = usize::from(times(game, n));
    advance(game, running);
    for seat in seats(game, whose) {
        revealing::from_top(game, seat, from, n);
    }
}

/// 15-15-3-5: the rest of the revealed cards go somewhere, which ends the revealing.
pub(super) fn put_rest(game: &mut Game, mut running: Running, to: &Destination) {
    if running.targets.is_empty() {
        let revealed = game.activation().map(|activation| activation.revealed.clone()).unwrap_or_default();
        running.targets.push(revealed.into_iter().map(|one| Thing::Card(game.card_ref(one.card))).collect());
    }
    let things = running.targets[0].clone();
    put_things(game, running, things, to);
}

/// 15-15-4-2: the player of the effect does.
pub(super) fn look(game: &mut Game, mut running: Running, what: &Target) {
    if let Some(things) = target::resolve(game, &mut running, 0, what, Purpose::Any) {
        let seat = you(game);
        looking::at(game, seat, &things);
        advance(game, &running);
    }
}

pub(super) fn shuffle(game: &mut Game, running: &Running, whose: Whose, pile: Pile) {
    use crate::areas::hidden::shuffle;
    advance(game, running);
    for seat in seats(game, whose) {
        shuffle(game, seat, pile);
    }
}

impl Query<'_> {
    /// Snapshots of all of these, as they are.
    pub fn snapshots(self, things: &[Thing]) -> Vec<Snapshot> {
        things.iter().filter_map(|&thing| self.snapshot(thing)).collect()
    }

    /// The same for an effect that remembers what it did; a rule remembers nothing.
    pub fn snapshots_for(self, cause: Cause, things: &[Thing]) -> Vec<Snapshot> {
        if cause.source().is_some() { self.snapshots(things) } else { Vec::new() }
    }
}
