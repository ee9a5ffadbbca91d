//! The game of a room, worked on by threads that may take their time.

use super::played::{Played, explained, played};
use super::state::Step;
use crate::lobby::locked;
use crate::problem;
use crate::work::{Rank, Work, Workers};
use host::{Host, Move, PlayedBy, Playing, Problem, Record};
use std::sync::{Arc, Mutex};
use table::{Asked, Outcome, Seat};

/// What a room has to know of its game all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// What each seat is asked.
    pub asked: [Option<Asked>; 2],
    pub outcome: Option<Outcome>,
    pub turn: u32,
}

impl Facts {
    fn of(playing: &dyn Playing) -> Facts {
        Facts {
            asked: Seat::BOTH.map(|seat| playing.asked(seat)),
            outcome: playing.outcome(),
            turn: playing.turn(),
        }
    }
}

impl Facts {
    /// Who must answer; where both are asked, one of them.
    pub fn to_answer(self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.asked[seat.index()].is_some())
    }
}

pub struct Live {
    /// Missing while somebody works on it, and after that work failed.
    playing: Option<Box<dyn Playing>>,
    workers: Workers,
    pub facts: Facts,
    /// Whether somebody waits for its moves.
    pub rank: Rank,
}

/// A stored game that was opened.
pub struct Opened {
    pub live: Live,
    pub course: Course,
    pub beginning: Beginning,
    /// The moves that were made, by their keys, with hashes.
    pub steps: Vec<Step>,
    /// Why the others were not.
    pub stopped: Option<Problem>,
}

/// What was seen while the moves were made again.
#[derive(Default)]
pub struct Course {
    /// What each seat was asked before each move.
    pub asked: Vec<[Option<Asked>; 2]>,
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

/// Where a game begins, with the cards that it had when it was opened: pools may change while it is played.
#[derive(Clone)]
pub struct Beginning(Arc<Mutex<Box<dyn Playing>>>);

impl Beginning {
    fn of(playing: &dyn Playing) -> Beginning {
        Beginning(Arc::new(Mutex::new(playing.beginning())))
    }

    pub fn again(&self) -> Box<dyn Playing> {
        locked(&self.0).beginning()
    }
}

/// A game after these moves from its beginning on: moves that were made before.
///
/// # Errors
/// When a move does not fit.
pub fn replayed(mut playing: Box<dyn Playing>, moves: &[Move]) -> Result<Box<dyn Playing>, Problem> {
    for (at, this) in moves.iter().enumerate() {
        playing.make(this).map_err(|why| problem::move_does_not_fit(at + 1, why))?;
    }
    Ok(playing)
}

/// A moment of a game as a record of its own.
///
/// # Errors
/// When it cannot be reached, or an effect is in the middle of something.
pub fn position(host: &dyn Host, record: &Record, moves: &[Move]) -> Result<Record, Problem> {
    replayed(host.open(record)?, moves)?.position()
}

impl Live {
    /// The stored game, as far as it goes the way that it went.
    ///
    /// # Errors
    /// When its cards are not there.
    pub async fn open(
        host: &Arc<dyn Host>,
        record: &Record,
        played_by: Option<PlayedBy>,
        steps: Vec<Step>,
        work: &Work,
    ) -> Result<Opened, Problem> {
        let (host, record, quick) = (Arc::clone(host), record.clone(), work.quick.clone());
        let opened = work.opening.run(Rank::Watched, move || {
            let playing = host.open(&record)?;
            let beginning = Beginning::of(&*playing);
            let Played { playing, course, steps, stopped } = played(playing, &steps);
            let stopped = stopped.map(|why| explained(&*host, &record, played_by.as_ref(), why));
            Ok(Opened { live: Live::of(playing, quick), course, beginning, steps, stopped })
        });
        opened.await?
    }

    /// The same game after other moves.
    ///
    /// # Errors
    /// When a move does not fit.
    pub async fn again(beginning: &Beginning, moves: Vec<Move>, work: &Work) -> Result<Live, Problem> {
        let (beginning, quick) = (beginning.clone(), work.quick.clone());
        let opened = work
            .opening
            .run(Rank::Watched, move || Ok(Live::of(replayed(beginning.again(), &moves)?, quick)));
        opened.await?
    }

    fn of(playing: Box<dyn Playing>, workers: Workers) -> Live {
        Live { facts: Facts::of(&*playing), playing: Some(playing), workers, rank: Rank::Watched }
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
        let worked = self.workers.run(self.rank, move || {
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
