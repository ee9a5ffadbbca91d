//! The task that owns a room while it is awake.

use super::call::Reply;
use super::seated::{Seated, viewer};
use super::{Call, Room};
use crate::lobby::Lobby;
use crate::protocol::Holding;
use axum::extract::ws::Utf8Bytes;
use host::{Move, Problem};
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};
use tracing::{debug, warn};

/// A full disk is not asked again at once.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// Wakes a room up; whoever asks it something waits until it is awake.
pub fn start(lobby: Arc<Lobby>, id: String) -> mpsc::Sender<Call> {
    let (own, inbox) = mpsc::channel(64);
    tokio::spawn(run(lobby, id, own.downgrade(), inbox));
    own
}

async fn run(lobby: Arc<Lobby>, id: String, own: mpsc::WeakSender<Call>, mut inbox: mpsc::Receiver<Call>) {
    match Room::open(Arc::clone(&lobby), &id, own).await {
        Ok(mut room) => {
            debug!(room = id, "awake");
            if let Err(problem) = room.live_on(&mut inbox).await {
                warn!(room = id, %problem, "the room had to close");
            }
            debug!(room = id, "asleep");
            lobby.asleep(&id);
        }
        Err(problem) => {
            debug!(room = id, %problem, "it cannot be opened");
            lobby.asleep(&id);
            inbox.close();
            while let Some(call) = inbox.recv().await {
                refuse(call, &problem);
            }
        }
    }
}

/// Nobody can be let in.
fn refuse(call: Call, problem: &Problem) {
    match call {
        Call::Join { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Call::Summary { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Call::Replay { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Call::Copy { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Call::Whole { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Call::Match { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Call::IsMatchOver { reply } => drop(reply.send(Err(problem.clone()))),
        Call::Pools { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Call::Wake { reply } => drop(reply.send(Err(problem.clone()))),
        Call::Leave { .. } | Call::Said { .. } | Call::Chosen { .. } => {}
    }
}

async fn until(when: Option<Instant>) {
    match when {
        Some(when) => sleep_until(when).await,
        None => pending().await,
    }
}

async fn run_out(clock: Option<(Seat, Instant)>) -> Seat {
    match clock {
        Some((seat, when)) => {
            sleep_until(when).await;
            seat
        }
        None => pending().await,
    }
}

enum Happened {
    Called(Call),
    TimeOut(Seat),
    BreakOver,
    Idle,
}

impl Room {
    async fn live_on(&mut self, inbox: &mut mpsc::Receiver<Call>) -> Result<(), Problem> {
        let mut stop = self.lobby.stopping();
        let (mut hold, term) = (self.lobby.store.hold(), self.term);
        self.go_on().await?;
        loop {
            let deadline = self.clock.as_ref().and_then(super::Clock::deadline);
            let sleeps = self.is_idle().then(|| Instant::now() + self.lobby.limits.idle);
            let happened = tokio::select! {
                Some(call) = inbox.recv() => Happened::Called(call),
                seat = run_out(deadline) => Happened::TimeOut(seat),
                () = until(self.break_ends.map(|end| end.when)) => Happened::BreakOver,
                () = until(sleeps) => Happened::Idle,
                _ = stop.wait_for(|stops| *stops) => return Ok(()),
                // Somebody else may have played on meanwhile: what is stored is read again.
                Ok(_) = hold.wait_for(|hold| !hold.is_under(term)) => return Ok(()),
            };
            let result = match happened {
                Happened::Called(call) => self.call(call).await,
                Happened::TimeOut(seat) => self.make(Move::TimeOut(seat)).await,
                Happened::BreakOver => self.end_break().await,
                Happened::Idle => return Ok(()),
            };
            if self.has_lost_track {
                // Whoever comes again finds what is stored.
                return result;
            }
            if let Err(problem) = result {
                warn!(room = self.id, %problem, "something was not done");
                sleep(AFTER_FAILURE).await;
                self.go_on().await?;
            }
            if self.live.is_broken() {
                self.reopen().await?;
                self.go_on().await?;
            }
            self.let_go();
        }
    }

    /// Nobody is here, and nothing goes on by itself.
    fn is_idle(&self) -> bool {
        let waits = self.clock.as_ref().is_some_and(super::Clock::is_running);
        self.seated.is_empty() && self.thinking.is_none() && !waits && self.break_ends.is_none()
    }

    async fn call(&mut self, call: Call) -> Result<(), Problem> {
        match call {
            Call::Join { key, outbox, reply } => self.join(&key, outbox, reply).await,
            Call::Leave { id } => {
                self.seated.retain(|seated| seated.id != id);
                self.welcome_all();
                Ok(())
            }
            Call::Said { id, what, done } => {
                self.said(id, what, done).await;
                Ok(())
            }
            Call::Chosen { thought, seat, option } => self.chosen(thought, seat, option).await,
            Call::Summary { key, reply } => {
                let _ = reply.send(self.key(&key).map(|_| self.summary()));
                Ok(())
            }
            Call::Replay { key, reply } => {
                self.hear_of_match_end().await;
                let _ = reply.send(self.key(&key).and_then(|who| self.replay(who)));
                Ok(())
            }
            Call::Match { key, reply } => {
                self.hear_of_match_end().await;
                let _ = reply.send(self.key(&key).and_then(|who| self.match_part(who)));
                Ok(())
            }
            Call::IsMatchOver { reply } => {
                self.hear_of_match_end().await;
                let _ = reply.send(Ok(self.is_all_over()));
                Ok(())
            }
            Call::Copy { key, at, reply } => {
                self.hear_of_match_end().await;
                let _ = reply.send(self.key(&key).and_then(|who| self.copy(who, at)));
                Ok(())
            }
            Call::Whole { key, reply } => {
                self.hear_of_match_end().await;
                let _ = reply.send(self.key(&key).and_then(|who| self.whole(who)));
                Ok(())
            }
            Call::Pools { key, reply } => {
                let _ = reply.send(self.key(&key).map(|_| self.host.pools_of(&self.record)));
                Ok(())
            }
            Call::Wake { reply } => {
                let _ = reply.send(Ok(()));
                Ok(())
            }
        }
    }

    fn key(&self, key: &str) -> Result<Holding, Problem> {
        self.plan.holding(key).ok_or_else(crate::problem::no_such_room)
    }

    async fn chosen(&mut self, thought: u64, seat: Seat, option: usize) -> Result<(), Problem> {
        let Some(asked) = self.live.facts.asked[seat.index()].filter(|_| thought == self.thoughts) else {
            return Ok(());
        };
        self.thinking = None;
        self.take(seat, option.min(asked.options.saturating_sub(1))).await
    }

    async fn join(
        &mut self,
        key: &str,
        outbox: mpsc::Sender<Utf8Bytes>,
        reply: Reply<u64>,
    ) -> Result<(), Problem> {
        let holding = match self.key(key) {
            Ok(holding) => holding,
            Err(problem) => {
                let _ = reply.send(Err(problem));
                return Ok(());
            }
        };
        self.hear_of_match_end().await;
        let id = self.lobby.next_connection();
        let guest_of = self.plan.guest_of(key);
        let viewer = viewer(holding, self.plan.shown_to(guest_of, self.state.shown));
        self.seated.push(Seated::new(id, (holding, guest_of), viewer, outbox));
        let _ = reply.send(Ok(id));
        let waited = self.came != [true; 2];
        for seat in Seat::BOTH {
            self.came[seat.index()] |= self.is_here(seat);
        }
        self.welcome_all();
        if waited && self.came == [true; 2] {
            return self.go_on().await;
        }
        self.tell(vec![id]).await
    }

    /// Connections that did not keep up.
    fn let_go(&mut self) {
        let before = self.seated.len();
        self.seated.retain(|seated| !seated.is_lost);
        if self.seated.len() < before {
            self.welcome_all();
        }
    }
}
