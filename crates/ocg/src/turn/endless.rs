//! Endless processing. The rulebook is silent about it (docs/conflicts.md): where nobody has anything to decide and the
//! same state comes again, the duel is drawn; so it is when the steps between two decisions are too many (`table::Steps`).

use crate::game::Game;
use crate::pipe::Change;
use crate::state::{By, CardRef, Endless, Frame, GivenTo, State, UsedBy, WindowStage};

/// So many steps between two decisions are suspicious.
const SUSPICIOUS: u32 = 2_000;
/// So many states are kept; what comes again after more of them is too long.
const KEPT: usize = 1_000;

/// What is remembered between two decisions.
#[derive(Default)]
pub(crate) struct Watch {
    seen: Vec<Vec<u8>>,
}

impl Watch {
    /// Looks at the duel before its next step, and ends it if it goes on without end.
    pub fn look(&mut self, game: &mut Game) {
        let held = game.state.held();
        if game.steps.is_beyond(held) {
            return end(game, Endless::TooLong);
        }
        if game.steps.taken() < SUSPICIOUS || !is_between(&game.state) {
            return;
        }
        let now = canonical(game);
        if self.seen.contains(&now) {
            return end(game, Endless::Repeats);
        }
        if self.seen.len() >= KEPT {
            self.seen.remove(0);
        }
        self.seen.push(now);
    }
}

fn end(game: &mut Game, how: Endless) {
    game.propose(Change::Endless(how), By::Rule, &[]);
    game.propose(Change::Over(table::Outcome::Draw), By::Rule, &["3.1.4-11"]);
}

/// A window is about to open: nothing is in the middle of being activated or resolved.
fn is_between(state: &State) -> bool {
    matches!(state.frames.last(), Some(Frame::Window(window)) if window.stage == WindowStage::Collect)
}

/// The state without what only counts up: of pointers it matters whether they are stale, of stamps their order.
pub(crate) fn canonical(game: &Game) -> Vec<u8> {
    let mut state = game.state.clone();
    let fresh = |one: &mut CardRef| one.incarnation = u16::from(!game.is_current(*one));
    for one in &mut state.lingering {
        fresh(&mut one.source.card);
        if let GivenTo::Card(card) = &mut one.to {
            fresh(card);
        }
    }
    for one in &mut state.uses {
        if let UsedBy::Copy(card) = &mut one.by {
            fresh(card);
        }
    }
    for one in &mut state.met {
        fresh(&mut one.source.card);
        one.moment = u32::from(one.moment == game.state.moment);
    }
    let met: Vec<_> = state.met.iter().map(|one| (one.source, one.moment)).collect();
    let stamps = ranks(&mut state);
    for card in &mut state.cards {
        card.incarnation = 0;
        card.on_field.kept().into_iter().flat_map(|one| &mut one.equipped_to).for_each(fresh);
    }
    let frames = state.frames.len();
    let whole = (state.cards, state.zones, state.piles, state.life, state.turn, state.lingering, state.uses);
    postcard::to_stdvec(&(whole, met, stamps, frames)).unwrap_or_default()
}

/// 3.4.4-64: of all that applies, only the order counts.
fn ranks(state: &mut State) -> usize {
    let own = |card: &crate::state::CardState| [card.on_field.stamp, card.on_field.entered];
    let mut all: Vec<u32> = state.cards.iter().flat_map(own).collect();
    all.extend(state.lingering.iter().map(|one| one.since));
    all.sort_unstable();
    all.dedup();
    let rank = |stamp: u32| all.partition_point(|&other| other < stamp) as u32;
    for on_field in state.cards.iter_mut().filter_map(|card| card.on_field.kept()) {
        on_field.stamp = rank(on_field.stamp);
        on_field.entered = rank(on_field.entered);
    }
    for one in &mut state.lingering {
        one.since = rank(one.since);
    }
    all.len()
}
