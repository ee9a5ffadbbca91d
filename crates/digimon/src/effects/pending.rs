//! DCG 15-4-3, 15-4-4, 15-4-5: pending activation, and in which order the effects are activated.

use crate::effects::{activation, icons};
use crate::game::Game;
use crate::pipe::Made;
use crate::query::Query;
use crate::state::{
    Ask, CardRef, Choice, Clause, Frame, HeldBy, Holder, Pending, PendingWhat, Returned, What,
};
use table::Seat;

/// 15-4-3-5: chooses the next pending effect and activates it. The newest batch goes first
/// (15-4-5-2), within it the turn player's effects (15-4-3-5-1).
/// 15-4-2-3, 15-4-4-2: one by one. 15-4-3-4: the next is chosen when one is done. 15-4-3-5-2, 15-4-5-3
pub(crate) fn choose(game: &mut Game, returned: &Returned) {
    if let Some(Choice::Effect(index)) = returned.answer() {
        return activate(game, index as usize);
    }
    drop_lost(game);
    let Some((seat, batch)) = next(game) else { return };
    let of_seat = |pending: &Pending| pending.holder.you == seat && pending.batch == batch;
    let ready: Vec<Choice> = (0..game.state.pending().len())
        .filter(|&at| of_seat(&game.state.pending()[at]) && can_activate(game, &game.state.pending()[at]))
        .map(|at| Choice::Effect(at as u16))
        .collect();
    if ready.is_empty() {
        // 15-6-3: no condition of theirs is met, so none of them is activated.
        game.state.pending_mut().retain(|pending| !of_seat(pending));
        return;
    }
    game.push(Frame::ChoosePending);
    game.ask(seat, Ask::NextEffect, None, ready);
}

/// Those of this seat that can be activated, by their place.
pub(crate) fn ready(game: &Game, seat: Seat) -> Vec<usize> {
    let pending = game.state.pending().iter().enumerate();
    let of_seat = pending.filter(|(_, pending)| pending.holder.you == seat && can_activate(game, pending));
    of_seat.map(|(at, _)| at).collect()
}

/// 11-3-2: none of the [Counter] effects is activated.
pub(crate) fn drop_counters(game: &mut Game) {
    let mut pending = std::mem::take(game.state.pending_mut());
    pending.retain(|pending| !is_counter(game, &pending.holder));
    *game.state.pending_mut() = pending;
}

/// Whose effects of which batch come next.
fn next(game: &Game) -> Option<(Seat, u32)> {
    let batch = game.state.pending().iter().map(|pending| pending.batch).max()?;
    let turn_player = game.state.turn_player();
    let has = |seat| {
        game.state.pending().iter().any(|pending| pending.batch == batch && pending.holder.you == seat)
    };
    Some((if has(turn_player) { turn_player } else { turn_player.other() }, batch))
}

/// 15-4-4-3 to 15-4-4-5: effects whose card is a new card now, or that are no longer there, are lost.
fn drop_lost(game: &mut Game) {
    let mut at = 0;
    while at < game.state.pending().len() {
        if is_lost(game, &game.state.pending()[at]) {
            let lost = game.state.pending_mut().remove(at);
            let holder = lost.holder;
            let clauses: &[Clause] = match holder.by {
                HeldBy::Lent(_) | HeldBy::Given(_) => &["15-4-4-4", "15-4-4-5"],
                HeldBy::Printed | HeldBy::Inherited | HeldBy::Linked => &["15-4-4-3", "15-4-4-4"],
            };
            game.note(clauses, |game| What::Lost { holder, card: game.label(holder.card.card) });
        } else {
            at += 1;
        }
    }
}

fn is_lost(game: &Game, pending: &Pending) -> bool {
    match pending.what {
        PendingWhat::Deferred(_) => false,
        PendingWhat::Effect => match pending.holder.unit {
            Some(_) => {
                let query = Query::on(game);
                !query.still_holds(&pending.holder)
                    || !query.still_listens(&pending.holder, pending.happened.what)
            }
            None => !is_held_elsewhere(game, &pending.holder, pending.anchor),
        },
    }
}

/// An effect outside the field belongs to its card, or to the player that it was given to.
pub(crate) fn is_held_elsewhere(game: &Game, holder: &Holder, card: CardRef) -> bool {
    match holder.by {
        HeldBy::Given(id) => game.state.given().iter().any(|given| given.id == id) || game.is_current(card),
        HeldBy::Printed | HeldBy::Inherited | HeldBy::Linked | HeldBy::Lent(_) => game.is_current(card),
    }
}

impl Query<'_> {
    /// 15-4-4-4: does the unit still have the effect?
    pub fn still_holds(self, holder: &Holder) -> bool {
        let Some(unit) = holder.unit.and_then(|unit| self.game.unit(unit)) else { return false };
        let mut found = false;
        self.each_section(unit, |texts, card, _| {
            found |= card == holder.card && texts.effects.contains(&holder.effect)
        });
        let same = |other: &Holder| {
            let given = matches!(holder.by, HeldBy::Given(_) | HeldBy::Lent(_));
            other.unit == holder.unit && other.by == holder.by && (given || other.card == holder.card)
        };
        found || self.bestowed(|info| self.is_effect(info, holder)).iter().any(same)
    }

    fn is_effect(self, info: &crate::library::EffectInfo, holder: &Holder) -> bool {
        std::ptr::eq(info, self.game.library.effect(holder.effect))
    }
}

/// 15-6-3, 15-14-1-2: can it be activated at all?
/// 15-8-3-9-1 to 15-8-3-9-3: the condition is asked now, not when it triggered.
fn can_activate(game: &Game, pending: &Pending) -> bool {
    match &pending.what {
        PendingWhat::Deferred(_) => true,
        PendingWhat::Effect => {
            icons::can_be_used(game, &pending.holder)
                && game
                    .state
                    .attack()
                    .is_none_or(|attack| !attack.countered || !is_counter(game, &pending.holder))
                && activation::has_something_to_do(game, &pending.holder, Some(&pending.happened))
        }
    }
}

/// 11-3-2: after one [Counter] effect no other is activated in this attack.
fn is_counter(game: &Game, holder: &Holder) -> bool {
    game.effect_of(holder.effect).when.contains(&crate::effects::language::When::Counter)
}

/// 11-3-2: a [Counter] effect has been activated in this attack.
pub(crate) fn countered(game: &mut Game, holder: &Holder, made: &Made) {
    if is_counter(game, holder) {
        game.state.board_mut(made).set_countered();
    }
}

pub(crate) fn activate(game: &mut Game, index: usize) {
    let pending = game.state.pending_mut().remove(index);
    match pending.what {
        PendingWhat::Effect => {
            activation::start(game, pending.holder, Some(pending.happened));
        }
        PendingWhat::Deferred(deferred) => crate::other::deferred::carry_out(game, *deferred),
    }
}
