//! The game of a room, worked on by threads that may take their time.

use crate::problem;
use crate::work::{Work, Workers};
use host::{Host, Move, Playing, Problem, Record};
use std::sync::Arc;
use table::{Outcome, Seat};

/// What a room has to know of its game all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    pub to_answer: Option<Seat>,
    pub options: usize,
    pub outcome: Option<Outcome>,
    pub turn: u32,
}

impl Facts {
    fn of(playing: &dyn Playing) -> Facts {
        Facts {
            to_answer: playing.to_answer(),
            options: playing.options(),
            outcome: playing.outcome(),
            turn: playing.turn(),
        }
    }
}

pub struct Live {
    /// Missing while somebody works on it, and after that work failed.
    playing: Option<Box<dyn Playing>>,
    workers: Workers,
    pub facts: Facts,
}

/// What was seen while the moves were made again.
#[derive(Default)]
pub struct Course {
    pub asked: Vec<Option<Seat>>,
    pub turns: Vec<u32>,
}

impl Course {
    /// Turns that began after so many moves.
    pub fn note(turns: &mut Vec<u32>, turn: u32, at: usize) {
        while turns.len() < turn as usize {
            turns.push(at as u32);
        }
    }
}

/// The game of a record after these moves.
///
/// # Errors
/// When its cards are not there, or a move does not fit.
pub fn replayed(
    host: &dyn Host,
    record: &Record,
    moves: &[Move],
) -> Result<(Box<dyn Playing>, Course), Problem> {
    let mut playing = host.open(record)?;
    let mut course = Course::default();
    Course::note(&mut course.turns, playing.turn(), 0);
    for (at, &this) in moves.iter().enumerate() {
        course.asked.push(playing.to_answer());
        playing.make(this).map_err(|why| problem::move_does_not_fit(at + 1, why))?;
        Course::note(&mut course.turns, playing.turn(), at + 1);
    }
    Ok((playing, course))
}

/// A moment of a game as a record of its own.
///
/// # Errors
/// When it cannot be reached, or an effect is in the middle of something.
pub fn position(host: &dyn Host, record: &Record, moves: &[Move]) -> Result<Record, Problem> {
    replayed(host, record, moves)?.0.position()
}

impl Live {
    /// # Errors
    /// When its cards are not there, or a move does not fit.
    pub async fn open(
        host: &Arc<dyn Host>,
        record: &Record,
        moves: Vec<Move>,
        work: &Work,
    ) -> Result<(Live, Course), Problem> {
        let (host, record) = (Arc::clone(host), record.clone());
        let opened = work.opening.run(move || {
            let (playing, course) = replayed(&*host, &record, &moves)?;
            Ok((Facts::of(&*playing), playing, course))
        });
        let (facts, playing, course) = opened.await??;
        Ok((Live { playing: Some(playing), workers: work.quick.clone(), facts }, course))
    }

    /// Looks at the game, or changes it, on a thread for such work.
    ///
    /// # Errors
    /// When the work failed; the game has to be opened again then.
    pub async fn with<R: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut dyn Playing) -> R + Send + 'static,
    ) -> Result<R, Problem> {
        let Some(mut playing) = self.playing.take() else {
            return Err(problem::open_again());
        };
        let worked = self.workers.run(move || {
            let result = work(&mut *playing);
            (Facts::of(&*playing), playing, result)
        });
        let (facts, playing, result) = worked.await?;
        (self.facts, self.playing) = (facts, Some(playing));
        Ok(result)
    }

    pub fn is_broken(&self) -> bool {
        self.playing.is_none()
    }
}
