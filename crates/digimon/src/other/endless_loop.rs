//! DCG 18-3: endless loops.

use crate::game::Game;
use crate::overview::winning;
use crate::state::{LoopStep, What};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// So many activations in one turn before the game begins to suspect a loop.
const SUSPICIOUS: u32 = 100;

/// 18-3: what the game remembers to notice that it goes round in a circle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Watch {
    /// Fingerprints of the states since suspicion arose, or since the last free decision.
    pub seen: Vec<u64>,
}

/// 18-3-2: the same state again, with nobody having had anything to decide in between, is a draw.
pub(crate) fn watch(game: &mut Game) -> bool {
    if game.state.activations < SUSPICIOUS {
        return false;
    }
    let print = fingerprint(game);
    if game.state.watch.seen.contains(&print) {
        game.note(&["18-3-1"], |_| What::LoopFound);
        winning::draw(game, &["18-3-2"]);
        return true;
    }
    game.state.watch.seen.push(print);
    false
}

/// The state without what only counts up: the numbers of units, cards and given effects.
fn fingerprint(game: &Game) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    let state = &game.state;
    (state.gauge, state.turn, state.turn_player, state.phase).hash(&mut hasher);
    for player in &state.players.0 {
        (&player.deck, &player.egg_deck, &player.hand, &player.trash, &player.security).hash(&mut hasher);
    }
    for unit in &state.units {
        (unit.owner, unit.area, &unit.stack, &unit.links, unit.suspended, unit.fresh).hash(&mut hasher);
    }
    for given in &state.given {
        (given.what, given.amount, given.until).hash(&mut hasher);
    }
    for pending in &state.pending {
        (pending.holder.effect, pending.holder.card.card, pending.holder.you).hash(&mut hasher);
    }
    (state.nowhere.len(), state.deferred.len(), state.frames.len()).hash(&mut hasher);
    hasher.finish()
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

/// 18-3-3: the players declare how often they go round.
pub(crate) fn step(_game: &mut Game, step: LoopStep) {
    match step {
        LoopStep::Ask(_) => {}
    }
}
