//! DCG 18-3-1: a state by its content, so that two that go on alike are equal: units, given effects
//! and new cards are numbered by their order, and what only counts up is left out, with the log and
//! the generator. Every part of the state is written by what derives its storing, so none is missed.

use super::{Board, Frame, State, User};
use fnv::FnvHasher;
use serde::{Deserialize, Serialize};
use std::hash::Hasher;
use std::sync::Arc;
use table::Seat;

mod writer;

/// Two states with the same canonical form go on alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Canonical(Arc<[u8]>);

impl From<Vec<u8>> for Canonical {
    fn from(bytes: Vec<u8>) -> Canonical {
        Canonical(bytes.into())
    }
}

impl From<Canonical> for Vec<u8> {
    fn from(canonical: Canonical) -> Vec<u8> {
        canonical.0.to_vec()
    }
}

impl Canonical {
    /// A number that differs where the states do, as good as always.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = FnvHasher::default();
        hasher.write(&self.0);
        hasher.finish()
    }
}

impl State {
    /// What two equal states have in common at least: quickly found, so that the whole is written only
    /// where it may have been before.
    pub(crate) fn outline(&self) -> u64 {
        let mut outline = 0u64;
        let mut add = |number: usize, and: usize| {
            let both = (number as u64) << 32 | and as u64;
            outline = (outline.rotate_left(5) ^ both).wrapping_mul(0x517c_c1b7_2722_0a95);
        };
        for player in Seat::BOTH.map(|seat| &self.board.players[seat]) {
            for pile in [&player.deck, &player.egg_deck, &player.hand, &player.trash, &player.security] {
                add(pile.len(), pile.last().map_or(0, |card| card.0.into()));
            }
        }
        for unit in &self.board.units {
            add(unit.top().0.into(), unit.stack.len() * 2 + usize::from(unit.suspended));
        }
        add(self.board.gauge as u8 as usize, self.board.given.len());
        add(self.flow.pending.len(), self.flow.frames.len());
        let timing = self.flow.frames.last().and_then(Frame::attack_step);
        add(timing.map_or(0, |step| 1 + step as usize), self.board.phase as usize);
        outline
    }

    pub(crate) fn canonical(&self) -> Canonical {
        let mut state = self.clone();
        let current: Vec<u16> = state.board.cards.iter().map(|card| card.incarnation).collect();
        state.board.forget_dead_uses();
        state.board.number_times();
        state.number_batches();
        Canonical::from(writer::write(&state, current))
    }

    /// 15-4-5: of batches only the order counts.
    fn number_batches(&mut self) {
        let mut batches: Vec<u32> = self.flow.pending.iter().map(|pending| pending.batch).collect();
        batches.push(self.flow.batch);
        batches.sort_unstable();
        batches.dedup();
        let rank = |batch: u32| batches.partition_point(|&other| other < batch) as u32;
        self.flow.pending.iter_mut().for_each(|pending| pending.batch = rank(pending.batch));
        self.flow.batch = rank(self.flow.batch);
    }
}

impl Board {
    /// 15-14-1-3: a use by what is another card now can never count again.
    fn forget_dead_uses(&mut self) {
        let (cards, given) = (&self.cards, &self.given);
        self.used.retain(|used| match used.by {
            User::Card(card) | User::Lent(card, _) => {
                cards[usize::from(card.card.0)].incarnation == card.incarnation
            }
            User::Given(id, _) => given.iter().any(|given| given.id == id),
        });
    }

    /// 15-8-2-5: of the moments since which information holds only the order counts.
    fn number_times(&mut self) {
        let mut times: Vec<u32> = self.given.iter().map(|given| given.id).collect();
        times.extend(self.informing.iter().map(|one| one.since));
        times.sort_unstable();
        for one in &mut self.informing {
            one.since = times.partition_point(|&other| other < one.since) as u32;
        }
    }
}
