//! OCG 3.3.2-211 to -220: Pendulum Summons: which monsters may come, how many of them, and how often.

use super::{by_effect, extra_deck_pendulum, zones};
use crate::game::Game;
use crate::language::{Filter, Modifier, SummonWay, Topic};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{Ask, CardId, Choice, Decision, Frame, Location, PENDULUM, PendulumPick, Value, Zone};
use table::Seat;

/// 3.3.2-211, -212: the Scales of this player, the lower one first.
fn scales(query: Query<'_>, seat: Seat) -> Option<(i32, i32)> {
    let at = |n: u8| {
        let card = query.game.state.zones.at(Zone::SpellTrap(seat, n))?;
        query.is_in_pendulum_zone(card).then(|| query.scale(card)).flatten()
    };
    let [left, right] = PENDULUM;
    let (one, two) = (at(left)?, at(right)?);
    Some((one.min(two), one.max(two)))
}

/// 3.3.2-212, -213, -214, -215: the monsters that could be Pendulum Summoned now.
fn candidates(query: Query<'_>, seat: Seat) -> Vec<CardId> {
    let Some((low, high)) = scales(query, seat) else { return Vec::new() };
    let piles = &query.game.state.piles[seat];
    let between = |level: i32| low < level && level < high;
    let hand = piles.hand.iter().copied().filter(|card| {
        query.printed_monster(*card).is_some_and(|monster| !monster.is_special())
            && query.level(*card).is_some_and(between)
    });
    let extra = piles.extra.iter().copied().filter(|card| {
        extra_deck_pendulum::can_be_pendulum_summoned(query, *card)
            && extra_deck_pendulum::level(query, *card).is_some_and(between)
    });
    let may = |card: &CardId| by_effect::may_summon(query, seat, *card, SummonWay::Pendulum);
    hand.chain(extra).filter(may).collect()
}

/// 3.3.2-218: does an effect grant one more Pendulum Summon of this monster?
fn is_granted(query: Query<'_>, seat: Seat, card: CardId) -> bool {
    let mut granted = false;
    query.each_of(Subject::Player(seat), Topic::ExtraPendulumSummon, &mut |applying| {
        if let Modifier::ExtraPendulumSummon(filters) = applying.modifier {
            let standpoint = Standpoint::of(applying.source);
            granted |= filters.iter().all(|filter: &Filter| query.is_like(standpoint, card, filter));
        }
    });
    granted
}

/// 3.3.2-217, -218: those for which a Pendulum Summon is left this turn.
fn allowed(query: Query<'_>, seat: Seat) -> Vec<CardId> {
    let turn = &query.game.state.turn;
    let ordinary = turn.pendulum_summons == 0;
    if !ordinary && turn.extra_pendulum_summon_used {
        return Vec::new();
    }
    let mut all = candidates(query, seat);
    all.retain(|&card| ordinary || is_granted(query, seat, card));
    all
}

/// May the card come together with those that were chosen?
fn has_room(game: &Game, seat: Seat, chosen: &[CardId], card: CardId) -> bool {
    let mut all = chosen.to_vec();
    all.push(card);
    zones::have_room(game, seat, &all, &[])
}

pub(crate) fn is_possible(query: Query<'_>, seat: Seat) -> bool {
    allowed(query, seat).into_iter().any(|card| has_room(query.game, seat, &[], card))
}

pub(crate) fn begin(seat: Seat) -> Frame {
    Frame::Pendulum(Box::new(PendulumPick { seat, chosen: Vec::new() }))
}

/// 3.3.2-216: the player takes as many as there is room for.
pub(crate) fn step(game: &mut Game, mut pick: Box<PendulumPick>, value: Value) -> Next {
    match value {
        Value::Answer(Choice::Card(card)) => pick.chosen.push(card),
        Value::Answer(Choice::Done) => return summon(game, *pick),
        Value::Nothing
        | Value::Answer(_)
        | Value::Cards(_)
        | Value::Chained(_)
        | Value::Leaving(_)
        | Value::Link(_)
        | Value::Ran(_)
        | Value::Summoned(_)
        | Value::Replaced(_) => {}
    }
    let query = Query::on(game);
    let fits = |card: &CardId| !pick.chosen.contains(card) && has_room(game, pick.seat, &pick.chosen, *card);
    let mut options: Vec<Choice> =
        allowed(query, pick.seat).into_iter().filter(fits).map(Choice::Card).collect();
    if options.is_empty() {
        return summon(game, *pick);
    }
    if !pick.chosen.is_empty() {
        options.push(Choice::Done);
    }
    let decision = Decision { seat: pick.seat, ask: Ask::Cards, about: None, options };
    Next::Ask(Frame::Pendulum(pick), decision)
}

/// 3.3.2-217, -218, -220: all of them are Summoned as one. What the additional one allows is counted as that.
fn summon(game: &mut Game, pick: PendulumPick) -> Next {
    if pick.chosen.is_empty() {
        return Next::Done(Value::Summoned(false));
    }
    let query = Query::on(game);
    let additional = !game.state.turn.extra_pendulum_summon_used
        && pick.chosen.iter().all(|&card| is_granted(query, pick.seat, card));
    let turn = &mut game.state.turn;
    if additional {
        turn.extra_pendulum_summon_used = true;
    } else {
        turn.pendulum_summons += 1;
    }
    let mut summoning = super::by_player(pick.chosen[0], pick.seat, SummonWay::Pendulum);
    // 3.3.2-214: those that need a zone of a certain kind choose it first.
    let (extra, hand): (Vec<CardId>, Vec<CardId>) =
        pick.chosen.iter().partition(|card| game.card(**card).place == Location::ExtraDeck);
    summoning.cards = extra.into_iter().chain(hand).collect();
    Next::Go(Frame::Summon(Box::new(summoning)))
}
