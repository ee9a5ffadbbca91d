//! An earlier moment that a connection looks at. It is kept open: whoever looks points at many of its
//! cards, and steps on to the next.

use super::live::{Beginning, replayed};
use crate::lobby::locked;
use crate::problem;
use crate::work::{Work, Workers};
use host::{Move, Playing, Problem};
use std::sync::{Arc, Mutex};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Steps that take no longer than a move does.
const NEAR: usize = 4;

/// A game after some of its moves.
struct Moment {
    playing: Box<dyn Playing>,
    moves: Vec<Move>,
    /// There are only so many that are open at once.
    _place: OwnedSemaphorePermit,
}

/// The moment that a connection looked at last, if there was a place for it.
#[derive(Clone, Default)]
pub struct Kept(Arc<Mutex<Option<Moment>>>);

impl Kept {
    pub fn forget(&self) {
        *locked(&self.0) = None;
    }

    /// How many moves are missing from the kept moment to this one; nothing if it does not lead there.
    fn steps_to(&self, moves: &[Move]) -> Option<usize> {
        let kept = locked(&self.0);
        let kept = kept.as_ref()?;
        moves.starts_with(&kept.moves).then(|| moves.len() - kept.moves.len())
    }

    /// Who works at this: a kept moment is there at once.
    pub fn workers<'w>(&self, moves: &[Move], work: &'w Work) -> &'w Workers {
        let is_near = self.steps_to(moves).is_some_and(|steps| steps <= NEAR);
        if is_near { &work.quick } else { &work.opening }
    }
}

/// Which moment is wanted, and how to come there.
pub struct Wanted {
    pub beginning: Beginning,
    pub moves: Vec<Move>,
    pub kept: Kept,
    pub places: Arc<Semaphore>,
}

impl Wanted {
    /// Looks at the game as it was then, and keeps it.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub fn seen<R>(self, look: impl FnOnce(&dyn Playing) -> R) -> Result<R, Problem> {
        if let Some(moment) = self.on_from_kept()? {
            let seen = look(&*moment.playing);
            *locked(&self.kept.0) = Some(moment);
            return Ok(seen);
        }
        self.kept.forget();
        let playing = replayed(self.beginning.again(), &self.moves)?;
        let seen = look(&*playing);
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            *locked(&self.kept.0) = Some(Moment { playing, moves: self.moves, _place: place });
        }
        Ok(seen)
    }

    fn on_from_kept(&self) -> Result<Option<Moment>, Problem> {
        if self.kept.steps_to(&self.moves).is_none() {
            return Ok(None);
        }
        let Some(mut moment) = locked(&self.kept.0).take() else { return Ok(None) };
        for at in moment.moves.len()..self.moves.len() {
            moment.playing.make(&self.moves[at]).map_err(|why| problem::move_does_not_fit(at + 1, why))?;
            moment.moves.push(self.moves[at].clone());
        }
        Ok(Some(moment))
    }
}
