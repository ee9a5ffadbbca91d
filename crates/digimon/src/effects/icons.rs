//! DCG 15-14: the icons in front of effects; how often an effect may be used in a turn.

use crate::game::Game;
use crate::pipe::Made;
use crate::state::{HeldBy, Holder, Used, User};

/// 15-14-1-2: may it still be used this turn?
pub(crate) fn can_be_used(game: &Game, holder: &Holder) -> bool {
    let Some(limit) = game.effect_of(holder.effect).icons.per_turn else { return true };
    used(game, holder) < limit
}

fn used(game: &Game, holder: &Holder) -> u8 {
    let by = user(holder);
    let same = |used: &&Used| used.by == by && used.effect == holder.effect;
    game.state.used().iter().find(same).map_or(0, |used| used.times)
}

/// 15-14-1-3, 15-14-1-4: by card, and a new card has used nothing.
fn user(holder: &Holder) -> User {
    match holder.by {
        HeldBy::Printed | HeldBy::Inherited | HeldBy::Linked => User::Card(holder.card),
        HeldBy::Given(id) => User::Given(id, holder.unit),
        HeldBy::Lent(card) => User::Lent(card, holder.unit),
    }
}

/// 15-14-1-1, 15-14-1-5: choosing to activate it spends one use, whatever comes of it.
pub(crate) fn count_use(game: &mut Game, holder: &Holder, made: &Made) {
    if game.effect_of(holder.effect).icons.per_turn.is_none() {
        return;
    }
    let by = user(holder);
    game.state.board_mut(made).count_use(by, holder.effect);
}
