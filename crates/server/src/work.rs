//! Work that takes a processor's time, on threads of its own: first what somebody waits for, then the rest, each in
//! the order in which it came.

use crate::lobby::locked;
use crate::problem;
use host::Problem;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

/// Whether somebody waits for it: those who do go first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// A person plays or looks on.
    Watched,
    /// A game between bots that nobody looks at.
    Unwatched,
}

/// So many pieces of work at once; the others wait their turn.
#[derive(Clone)]
pub struct Workers(Arc<Mutex<Queue>>);

struct Queue {
    free: usize,
    /// By rank.
    waiting: [VecDeque<oneshot::Sender<Turn>>; 2],
}

/// The right to work. Who drops it hands it on.
struct Turn(Option<Workers>);

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(workers) = self.0.take() {
            workers.hand_on();
        }
    }
}

impl Workers {
    pub fn new(at_once: usize) -> Workers {
        Workers(Arc::new(Mutex::new(Queue { free: at_once.max(1), waiting: Default::default() })))
    }

    /// # Errors
    /// When the work panicked, or the server stops.
    pub async fn run<R: Send + 'static>(
        &self,
        rank: Rank,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Problem> {
        let turn = self.turn(rank).await.ok_or_else(problem::game_stopped)?;
        let done = spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(|_| problem::game_stopped())
    }

    /// How many wait for their turn.
    pub fn waiting(&self) -> usize {
        let waits = |one: &&oneshot::Sender<Turn>| !one.is_closed();
        locked(&self.0).waiting.iter().flatten().filter(waits).count()
    }

    async fn turn(&self, rank: Rank) -> Option<Turn> {
        let own_turn = {
            let mut queue = locked(&self.0);
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Turn(Some(self.clone())));
            }
            let (call, own_turn) = oneshot::channel();
            queue.waiting[rank as usize].push_back(call);
            own_turn
        };
        own_turn.await.ok()
    }

    fn hand_on(&self) {
        loop {
            let next = {
                let mut queue = locked(&self.0);
                let next = queue.waiting.iter_mut().find_map(VecDeque::pop_front);
                if next.is_none() {
                    queue.free += 1;
                }
                next
            };
            let Some(next) = next else { return };
            match next.send(Turn(Some(self.clone()))) {
                Ok(()) => return,
                // Whoever waited is gone: the turn is not over, it goes to the next.
                Err(mut turn) => turn.0 = None,
            }
        }
    }
}

/// Who works at what: short work is never behind bots that think.
#[derive(Clone)]
pub struct Work {
    /// A move, a view.
    pub quick: Workers,
    /// Opening rooms and looking back: games that are played again from their beginning.
    pub opening: Workers,
    /// Bots that answer at once.
    pub bots: Workers,
    /// Bots that think ahead.
    pub thinking: Workers,
    /// Reading pools. Whoever sends one waits for those before it, and no game does.
    pub reading: Workers,
}

impl Work {
    pub fn on_all_cores() -> Work {
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Work {
            quick: Workers::new(2 * cores),
            opening: Workers::new(cores / 2),
            bots: Workers::new(cores),
            thinking: Workers::new(cores / 2),
            reading: Workers::new(cores / 2),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Notes in which order work was done that had to wait.
    async fn order(ranks: &[Rank]) -> Vec<usize> {
        let workers = Workers::new(1);
        let busy = workers.turn(Rank::Watched).await;
        let done = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for (number, &rank) in ranks.iter().enumerate() {
            let (own, done) = (workers.clone(), Arc::clone(&done));
            let work = async move { own.run(rank, move || locked(&done).push(number)).await };
            tasks.push(tokio::spawn(work));
            while workers.waiting() <= number {
                tokio::task::yield_now().await;
            }
        }
        drop(busy);
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        locked(&done).clone()
    }

    #[tokio::test]
    async fn what_somebody_waits_for_comes_first_and_the_rest_in_its_order() {
        let (seen, alone) = (Rank::Watched, Rank::Unwatched);
        assert_eq!(order(&[alone, seen, alone, seen]).await, [1, 3, 0, 2]);
    }

    /// A room that closes while its bot waits takes no turn along.
    #[tokio::test]
    async fn who_has_gone_takes_no_turn_along() {
        let workers = Workers::new(1);
        let busy = workers.turn(Rank::Watched).await;
        let own = workers.clone();
        let gone = tokio::spawn(async move { own.run(Rank::Watched, || ()).await });
        while workers.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        let _ = gone.await;
        assert_eq!(workers.waiting(), 0);
        drop(busy);
        assert_eq!(workers.run(Rank::Unwatched, || 7).await.unwrap(), 7);
    }
}
