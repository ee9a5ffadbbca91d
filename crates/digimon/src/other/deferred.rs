//! DCG 18-1: deferred processing.

use crate::effects::activation::{blank, running};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::state::{
    Activation, Cause, Change, Deferred, DeferredWhat, Due, Facts, Frame, Happened, Pending, PendingWhat,
    What,
};

/// 18-1-1: the process waits for its moment.
pub(crate) fn defer(game: &mut Game, deferred: Deferred) {
    pipe::commit(game, &Change::Defer(Box::new(deferred)), &[], Cause::Rule);
}

pub(crate) fn put_off(game: &mut Game, deferred: &Deferred, made: &mut Made) {
    game.state.defer(made, deferred.clone());
    made.tell(game, &["18-1-1"], |_| What::Deferred);
}

/// 18-1-2: one of these moments has come.
pub(crate) fn come_due(game: &mut Game, now: &[Due]) {
    if game.state.deferred().iter().any(|deferred| now.contains(&deferred.when)) {
        pipe::commit(game, &Change::ComeDue(now.to_vec()), &[], Cause::Rule);
    }
}

/// The processes are ordered like effects that trigger now.
pub(crate) fn take_up(game: &mut Game, now: &[Due], made: &Made) {
    for deferred in game.state.take_due(made, now) {
        let happened = Happened {
            what: crate::effects::language::Happening::TurnEnds,
            seat: deferred.holder.you,
            subjects: Vec::new(),
            other: Vec::new(),
            cause: Cause::Rule,
            facts: Facts::default(),
            judged: Vec::new(),
        };
        let batch = game.state.batch();
        game.state.pending_mut().push(Pending {
            holder: deferred.holder,
            batch,
            anchor: deferred.holder.card,
            happened: deferred.happened.clone().unwrap_or_else(|| Box::new(happened)),
            what: PendingWhat::Deferred(Box::new(deferred)),
        });
    }
}

pub(crate) fn carry_out(game: &mut Game, deferred: Deferred) {
    match deferred.what {
        DeferredWhat::Steps(block) => {
            let activation = Activation {
                kinds: deferred.kinds,
                slots: deferred.slots,
                done: deferred.done,
                // Its use was counted when it was activated.
                counted: true,
                ..blank(game, deferred.holder, deferred.happened)
            };
            game.state.begin_batch();
            game.push(Frame::Activation(Box::new(activation)));
            game.push(Frame::Block(running(block)));
        }
        DeferredWhat::BurstEnds(unit) => crate::digivolve::burst::end(game, unit),
    }
}
