//! DCG 4-1, 1-4-2: memory, and paying with it.

use crate::effects::language::{Modifier, Payment, Restriction};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{Cause, Change, Frame, Paying, Thing, What};
use table::Seat;

/// 1-4-2-2: the gauge ends at 10 on both sides.
const MOST: i8 = 10;

/// 4-1-4: moves the memory towards the seat, or away from it.
pub(crate) fn change(game: &mut Game, seat: Seat, by: i32, cause: Cause) {
    if by <= 0 || !cannot_gain(game, seat, &cause) {
        pipe::commit(game, &Change::Memory { seat, by }, &[], cause);
    }
}

/// Never past the end of the gauge.
pub(crate) fn shift(game: &mut Game, seat: Seat, by: i32, made: &mut Made) {
    move_gauge(game, seat, by, made);
    made.tell(game, &["4-1-4"], |game| What::Memory { seat, by, now: game.memory(seat) });
}

fn move_gauge(game: &mut Game, seat: Seat, by: i32, made: &Made) {
    let now = (i32::from(game.memory(seat)) + by).clamp(i32::from(-MOST), i32::from(MOST)) as i8;
    game.state.board_mut(made).set_memory(seat, now);
}

fn cannot_gain(game: &Game, seat: Seat, cause: &Cause) -> bool {
    Query::on(game).is_forbidden(Thing::Player(seat), Topics::CANNOT_ACT, |query, own, restriction| {
        matches!(restriction, Restriction::GainMemory(how) if query.came_by(own, how, cause))
    })
}

/// 1-3-11-1, 1-4-2-2: the memory reaches as far as the other end of the gauge.
pub(crate) fn can_pay(game: &Game, seat: Seat, cost: i32) -> bool {
    cost <= most(game, seat)
}

/// The most that the player can pay.
pub(crate) fn most(game: &Game, seat: Seat) -> i32 {
    i32::from(game.memory(seat)) + i32::from(MOST)
}

/// 4-1-1: pays; what is not above 0 costs nothing (1-3-9).
pub(crate) fn pay(game: &mut Game, seat: Seat, cost: i32) {
    pipe::commit(game, &Change::Pay { seat, cost: cost.max(0) }, &[], Cause::Rule);
}

pub(crate) fn take_cost(game: &mut Game, seat: Seat, cost: i32, made: &mut Made) {
    move_gauge(game, seat, -cost, made);
    made.tell(game, &["4-1-1", "1-3-9"], |game| What::Paid { seat, cost, now: game.memory(seat) });
}

/// 1-3-8: the cost of a card with everything that holds, and what this procedure adds.
pub(crate) fn cost(
    game: &Game,
    seat: Seat,
    payment: Payment,
    of: &[Thing],
    printed: i32,
    paying: Paying,
    change: i32,
) -> i32 {
    let (base, more) = match paying {
        Paying::Free => return 0,
        Paying::Printed(more) => (printed, more),
        Paying::Set(cost) => (cost, 0),
    };
    let query = Query::on(game);
    let (up, down) = standing_changes(query, seat, payment, of);
    let mut down = down + change.min(0) + more.min(0);
    let up = up + change.max(0) + more.max(0);
    if down < 0 && query.cannot_reduce(Thing::Player(seat), payment) {
        down = 0;
    }
    (base + up + down).max(0)
}

/// What persistent effects add to and take from such a cost.
fn standing_changes(query: Query<'_>, seat: Seat, payment: Payment, of: &[Thing]) -> (i32, i32) {
    let (mut up, mut down) = (0, 0);
    let wanted = Topics::COST;
    let mut add = |holding: crate::effects::persistent::Holding<'_>, own_card: bool| {
        let Modifier::Cost(kind, noun, amount) = holding.modifier else { return };
        // That is a part of the card's cost already.
        let in_number = |&card: &Thing| crate::effects::information::is_own(&holding, card);
        if matches!(kind, Payment::Play | Payment::Use) && own_card && of.iter().any(in_number) {
            return;
        }
        let standpoint = Standpoint::of(&holding.source.holder);
        if *kind == payment && (own_card || of.iter().any(|&card| query.fits_pattern(standpoint, card, noun)))
        {
            let value = holding.fixed.unwrap_or_else(|| query.amount(standpoint, amount));
            up += value.max(0);
            down += value.min(0);
        }
    };
    query.each_modifier(Thing::Player(seat), wanted, &mut |holding| add(holding, false));
    for &card in of {
        query.each_modifier(card, wanted, &mut |holding| add(holding, true));
    }
    (up, down)
}

/// An immediate effect sets the cost of what is being played, digivolved, used or linked, unless
/// nothing is paid for it.
pub(crate) fn set_open_cost(game: &mut Game, to: i32) {
    let open = game.state.frames_mut().iter_mut().rev().find_map(|frame| match frame {
        Frame::Play(playing) => Some(&mut playing.paying),
        Frame::Digivolve(digivolving) => Some(&mut digivolving.paying),
        Frame::Use(using) => Some(&mut using.paying),
        Frame::Link(linking) => Some(&mut linking.paying),
        Frame::Setup(_)
        | Frame::Turn(_)
        | Frame::Settle
        | Frame::ChoosePending
        | Frame::Attack(_)
        | Frame::SecurityCheck(_)
        | Frame::Battle(_)
        | Frame::Propose(_)
        | Frame::Interrupt(_)
        | Frame::Activation(_)
        | Frame::Block(_)
        | Frame::AfterBy { .. }
        | Frame::ActivateMore { .. }
        | Frame::Pick(_)
        | Frame::Voice(_)
        | Frame::SurplusLinks
        | Frame::Loop(_) => None,
    });
    if let Some(paying) = open.filter(|paying| **paying != Paying::Free) {
        *paying = Paying::Set(to);
    }
}

/// 7-1-2-2: an immediate effect changes the cost of what is being played, digivolved, used or linked.
pub(crate) fn change_open_cost(game: &mut Game, by: i32) {
    for frame in game.state.frames_mut().iter_mut().rev() {
        match frame {
            Frame::Play(playing) => return playing.change += by,
            Frame::Digivolve(digivolving) => return digivolving.change += by,
            Frame::Use(using) => return using.change += by,
            Frame::Link(linking) => return linking.change += by,
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Settle
            | Frame::ChoosePending
            | Frame::Attack(_)
            | Frame::SecurityCheck(_)
            | Frame::Battle(_)
            | Frame::Propose(_)
            | Frame::Interrupt(_)
            | Frame::Activation(_)
            | Frame::Block(_)
            | Frame::AfterBy { .. }
            | Frame::ActivateMore { .. }
            | Frame::Pick(_)
            | Frame::Voice(_)
            | Frame::SurplusLinks
            | Frame::Loop(_) => {}
        }
    }
}
