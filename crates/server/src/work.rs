//! Work that takes a processor's time, on threads of its own, in the order in which it came.

use crate::problem;
use host::Problem;
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// So many pieces of work at once; the others wait their turn.
#[derive(Clone)]
pub struct Workers(Arc<Semaphore>);

impl Workers {
    pub fn new(at_once: usize) -> Workers {
        Workers(Arc::new(Semaphore::new(at_once.max(1))))
    }

    /// # Errors
    /// When the work panicked, or the server stops.
    pub async fn run<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Problem> {
        let permit = Arc::clone(&self.0).acquire_owned().await.map_err(|_| problem::game_stopped())?;
        let done = spawn_blocking(move || {
            let result = work();
            drop(permit);
            result
        });
        done.await.map_err(|_| problem::game_stopped())
    }
}

/// Who works at what: short work is never behind bots that think.
#[derive(Clone)]
pub struct Work {
    /// A move, a view.
    pub quick: Workers,
    /// Opening rooms and looking back: games that are played again from their beginning.
    pub opening: Workers,
    /// Bots.
    pub slow: Workers,
    /// Reading pools. Whoever sends one waits for those before it, and no game does.
    pub reading: Workers,
}

impl Work {
    pub fn on_all_cores() -> Work {
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Work {
            quick: Workers::new(2 * cores),
            opening: Workers::new(cores / 2),
            slow: Workers::new(cores),
            reading: Workers::new(cores / 2),
        }
    }
}
