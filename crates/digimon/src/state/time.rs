//! DCG 4-1, 6-1, 15-13, 15-14: how the board goes on in time: memory, turns, what lasts and what was used.

use super::{Board, CardRef, Given, GivenTo, Giving, Holder, Informing, Phase, Until, Used, User};
use crate::effects::language::Happening;
use crate::library::{EffectId, Happenings};
use table::{PerSeat, Seat};

impl Board {
    /// 4-1: puts the memory there, seen from the seat.
    pub(crate) fn set_memory(&mut self, seat: Seat, to: i8) {
        self.gauge = match seat {
            Seat::A => to,
            Seat::B => -to,
        };
    }

    /// 5-2-1-3: this player goes first.
    pub(crate) fn set_first_player(&mut self, seat: Seat) {
        self.first_player = seat;
        self.turn_player = seat;
    }

    /// A position says whose turn it is, and which.
    pub(crate) fn set_turn(&mut self, turn: u16, player: Seat) {
        self.turn = turn;
        self.turn_player = player;
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// 6-1-1: nothing has happened this turn.
    pub(crate) fn begin_turn(&mut self) {
        self.phase = Phase::Unsuspend;
        self.this_turn = PerSeat::default();
    }

    /// 6-6-3: what lasted until now is over, and the turn passes to the other player.
    pub(crate) fn end_turn(&mut self) {
        let turn = self.turn;
        let is_over = |given: &Given| matches!(given.until, Until::EndOfTurn(last) if last <= turn);
        if self.given.iter().any(is_over) {
            self.derived.forget();
            self.given.retain(|given| !is_over(given));
        }
        self.used.clear();
        self.turn += 1;
        self.turn_player = self.turn_player.other();
    }

    /// The turn remembers that it happened to this player's cards.
    pub(crate) fn mark(&mut self, seat: Seat, what: Happening) {
        self.this_turn[seat].add(Happenings::of(what));
    }

    fn tick(&mut self) -> u32 {
        self.next_given += 1;
        self.next_given - 1
    }

    /// 15-13-1: modifiers are given.
    pub(crate) fn give(&mut self, giving: &Giving) {
        self.derived.forget();
        let Giving { to, source, until, .. } = *giving;
        for &(what, amount) in &giving.gifts {
            let id = self.tick();
            self.given.push(Given { id, what, to, amount, source, until });
        }
    }

    /// What was given until this moment is over.
    pub(crate) fn end_given(&mut self, until: Until) {
        if self.given.iter().any(|given| given.until == until) {
            self.derived.forget();
            self.given.retain(|given| given.until != until);
        }
    }

    /// What was given "while this is in play", or to what is gone, by its numbers.
    pub(crate) fn given_to_gone(&self) -> Vec<u32> {
        let gone = |card: CardRef| self.cards[usize::from(card.card.0)].incarnation != card.incarnation;
        let is_over = |given: &Given| {
            matches!(given.until, Until::WhileInPlay(card) if gone(card))
                || match given.to {
                    GivenTo::Unit(unit) => !self.units.iter().any(|other| other.id == unit),
                    GivenTo::Card(card) => gone(card),
                    GivenTo::All | GivenTo::Player(_) => false,
                }
        };
        self.given.iter().filter(|given| is_over(given)).map(|given| given.id).collect()
    }

    /// It has ended.
    pub(crate) fn end_given_to_gone(&mut self) {
        let over = self.given_to_gone();
        self.derived.forget();
        self.given.retain(|given| !over.contains(&given.id));
    }

    /// 15-8-2-5: these add or change information now; what begins to do so is later than all before.
    pub(crate) fn keep_informing(&mut self, now: &[Holder]) {
        self.informing.retain(|one| now.contains(&one.holder));
        for &holder in now {
            if !self.informing.iter().any(|one| one.holder == holder) {
                let since = self.tick();
                self.informing.push(Informing { holder, since });
            }
        }
    }

    /// 15-8-2-3: these may keep their own condition true, and hold.
    pub(crate) fn keep_standing(&mut self, now: Vec<Holder>) {
        self.standing = now;
    }

    /// 15-14-1: one use more of the effect this turn.
    pub(crate) fn count_use(&mut self, by: User, effect: EffectId) {
        let used = &mut self.used;
        match used.iter_mut().find(|used| used.by == by && used.effect == effect) {
            Some(used) => used.times += 1,
            None => used.push(Used { by, effect, times: 1 }),
        }
    }
}
