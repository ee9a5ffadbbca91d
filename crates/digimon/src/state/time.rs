//! DCG 4-1, 6-1, 15-13, 15-14: how the board goes on in time: memory, turns, what lasts and what was used.

use super::{CardRef, Given, GivenRef, GivenTo, Holder, Informing, Phase, Source, State, Until, Used, User};
use crate::effects::language::Happening;
use crate::library::{EffectId, Happenings};
use table::{PerSeat, Seat};

impl State {
    /// 4-1: puts the memory there, seen from the seat.
    pub(crate) fn set_memory(&mut self, seat: Seat, to: i8) {
        self.rest_mut().gauge = match seat {
            Seat::A => to,
            Seat::B => -to,
        };
    }

    /// 5-2-1-3: this player goes first.
    pub(crate) fn set_first_player(&mut self, seat: Seat) {
        let board = self.rest_mut();
        board.first_player = seat;
        board.turn_player = seat;
    }

    /// A position says whose turn it is, and which.
    pub(crate) fn set_turn(&mut self, turn: u16, player: Seat) {
        let board = self.rest_mut();
        board.turn = turn;
        board.turn_player = player;
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.rest_mut().phase = phase;
    }

    /// 6-1-1: nothing has happened this turn.
    pub(crate) fn begin_turn(&mut self) {
        self.flow.activations = 0;
        let board = self.rest_mut();
        board.phase = Phase::Unsuspend;
        board.this_turn = PerSeat::default();
    }

    /// 6-6-3: what lasted until now is over, and the turn passes to the other player.
    pub(crate) fn end_turn(&mut self) {
        self.flow.watch = crate::other::Watch::default();
        let board = self.board_mut();
        let turn = board.turn;
        board.given.retain(|given| !matches!(given.until, Until::EndOfTurn(last) if last <= turn));
        board.used.clear();
        board.turn += 1;
        board.turn_player = board.turn_player.other();
    }

    /// The turn remembers that it happened to this player's cards.
    pub(crate) fn mark(&mut self, seat: Seat, what: Happening) {
        if !self.board.this_turn[seat].has(what) {
            self.rest_mut().this_turn[seat].add(Happenings::of(what));
        }
    }

    fn tick(&mut self) -> u32 {
        let board = self.rest_mut();
        board.next_given += 1;
        board.next_given - 1
    }

    /// 15-13-1: a modifier is given.
    pub(crate) fn give(&mut self, what: GivenRef, to: GivenTo, amount: i32, source: Source, until: Until) {
        let id = self.tick();
        self.board_mut().given.push(Given { id, what, to, amount, source, until });
    }

    /// What was given until this moment is over.
    pub(crate) fn end_given(&mut self, until: Until) {
        if self.board.given.iter().any(|given| given.until == until) {
            self.board_mut().given.retain(|given| given.until != until);
        }
    }

    /// What was given "while this is in play", or to what is gone, has ended.
    pub(crate) fn end_given_to_gone(&mut self) {
        let board = &self.board;
        let gone = |card: CardRef| board.cards[usize::from(card.card.0)].incarnation != card.incarnation;
        let is_over = |given: &Given| {
            matches!(given.until, Until::WhileInPlay(card) if gone(card))
                || match given.to {
                    GivenTo::Unit(unit) => !board.units.iter().any(|other| other.id == unit),
                    GivenTo::Card(card) => gone(card),
                    GivenTo::All | GivenTo::Player(_) => false,
                }
        };
        let over: Vec<u32> =
            board.given.iter().filter(|given| is_over(given)).map(|given| given.id).collect();
        if !over.is_empty() {
            self.board_mut().given.retain(|given| !over.contains(&given.id));
        }
    }

    /// 15-8-2-5: these add or change information now; what begins to do so is later than all before.
    pub(crate) fn keep_informing(&mut self, now: &[Holder]) {
        let known =
            |holder: &Holder, board: &super::Board| board.informing.iter().any(|one| one.holder == *holder);
        if self.board.informing.iter().any(|one| !now.contains(&one.holder)) {
            self.rest_mut().informing.retain(|one| now.contains(&one.holder));
        }
        for &holder in now {
            if !known(&holder, &self.board) {
                let since = self.tick();
                self.rest_mut().informing.push(Informing { holder, since });
            }
        }
    }

    /// 15-8-2-3: these may keep their own condition true, and hold.
    pub(crate) fn keep_standing(&mut self, now: Vec<Holder>) {
        if self.board.standing != now {
            self.rest_mut().standing = now;
        }
    }

    /// 15-14-1: one use more of the effect this turn.
    pub(crate) fn count_use(&mut self, by: User, effect: EffectId) {
        let used = &mut self.rest_mut().used;
        match used.iter_mut().find(|used| used.by == by && used.effect == effect) {
            Some(used) => used.times += 1,
            None => used.push(Used { by, effect, times: 1 }),
        }
    }
}
