//! Making a move: it is on disk before anybody is told.

use super::live::Course;
use super::{Live, Made, Room, Step};
use crate::lobby::seconds;
use crate::problem;
use crate::store::Write;
use host::{Move, Playing, Problem};
use table::{Asked, Refused, Seat};

impl Room {
    /// Makes a move, stores it, and tells everybody.
    ///
    /// # Errors
    /// When it is not possible or cannot be stored; nothing has changed then.
    pub(super) async fn make(&mut self, this: Move) -> Result<(), Problem> {
        self.make_with(move |_| Some(this)).await
    }

    /// As [`Room::make`], for an option by its place.
    pub(super) async fn take(&mut self, seat: Seat, option: usize) -> Result<(), Problem> {
        let by_key = move |playing: &dyn Playing| {
            let key = playing.keys(seat).get(option)?.clone();
            Some(Move::Answer { seat, key })
        };
        self.make_with(by_key).await
    }

    async fn make_with(
        &mut self,
        which: impl FnOnce(&dyn Playing) -> Option<Move> + Send + 'static,
    ) -> Result<(), Problem> {
        if let Some(stopped) = &self.stopped {
            return Err(stopped.clone());
        }
        if self.at() >= self.lobby.limits.moves {
            return Err(problem::too_many_moves(self.lobby.limits.moves));
        }
        let asked = self.live.facts.asked;
        let made = self.live.with(move |playing| {
            let this = which(playing).ok_or(Refused::Over)?;
            playing.make(&this).map(|()| Step { this, hash: Some(playing.state_hash()) })
        });
        let step = made.await?.map_err(problem::no_such_move)?;
        self.store(step, asked).await?;
        let turns = self.turns.len();
        Course::note(&mut self.turns, self.live.facts.turn, self.moves.len());
        if self.turns.len() > turns || self.is_over() {
            self.welcome_all();
        }
        self.go_on().await
    }

    /// The move is made on the table, and not yet written.
    async fn store(&mut self, step: Step, asked: [Option<Asked>; 2]) -> Result<(), Problem> {
        let at = self.at();
        let left = self.clock.as_mut().map_or([0; 2], super::Clock::stop);
        let Step { this, hash } = step;
        let made = Made { this, hash, left, time: seconds() };
        let mut state = self.state.clone();
        state.cursor = None;
        state.back_asked_by = None;
        if self.is_over() {
            state.draw_offered_by = None;
        }
        let mut writes = vec![Write::Move { room: self.id.clone(), at: at as u32, made: made.clone() }];
        if at < self.moves.len() {
            writes.insert(0, Write::Cut { room: self.id.clone(), at: at as u32 });
        }
        if self.is_over() || state != self.state {
            let ended = self.is_over() && !self.match_goes_on_after(left);
            writes.push(Write::State { room: self.id.clone(), state: state.clone(), ended });
        }
        if let Err(problem) = self.lobby.store.write_in(self.term, writes).await
            && !self.is_stored(&made).await
        {
            self.reopen().await?;
            self.run_clock();
            return Err(problem);
        }
        self.state = state;
        self.moves.truncate(at);
        self.asked.truncate(at);
        self.turns.retain(|&began| began as usize <= at);
        self.moves.push(made);
        self.asked.push(asked);
        Ok(())
    }

    /// A write that is said to have failed may have reached the disk all the same: what is stored counts. A room whose
    /// moves are not those that are stored has lost track, and closes. While nothing can be read the room stays as it
    /// is: if the move is there, the next one in its place is refused by the storage, and the room looks again.
    async fn is_stored(&mut self, made: &Made) -> bool {
        let at = self.at();
        let Ok(stored) = self.lobby.store.room(&self.id).await else { return false };
        let Some(stored) = stored else {
            self.has_lost_track = true;
            return false;
        };
        let is_there = stored.moves.get(at) == Some(made) && stored.moves.len() == at + 1;
        self.has_lost_track = !is_there && stored.moves != self.moves;
        is_there
    }

    /// The game as it is stored.
    ///
    /// # Errors
    /// When it cannot be opened any more.
    pub(super) async fn reopen(&mut self) -> Result<(), Problem> {
        let moves = self.made();
        self.live = Live::again(&self.beginning, moves, &self.lobby.work).await?;
        Ok(())
    }

    /// Writes what changed besides moves.
    pub(super) async fn keep(&mut self, state: super::State) -> Result<(), Problem> {
        let ended = self.is_over() && !self.is_in_break();
        let write = Write::State { room: self.id.clone(), state: state.clone(), ended };
        self.lobby.store.write_in(self.term, vec![write]).await?;
        self.state = state;
        Ok(())
    }

    /// Whoever is asked now: a person's clock runs, or a bot thinks; and everybody is told.
    pub(super) async fn go_on(&mut self) -> Result<(), Problem> {
        if let Some(thinking) = self.thinking.take() {
            thinking.abort();
        }
        self.run_clock();
        self.go_on_with_match().await?;
        self.tell_all().await?;
        self.think().await
    }

    fn run_clock(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        if self.came != [true; 2] || self.stopped.is_some() {
            return;
        }
        let is_asked = |seat: &Seat| self.live.facts.asked[seat.index()].is_some();
        Seat::BOTH
            .into_iter()
            .filter(|&seat| is_asked(&seat) && self.plan.is_person(seat))
            .for_each(|seat| clock.start(seat));
    }
}
