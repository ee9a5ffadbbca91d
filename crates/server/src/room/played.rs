//! A stored game is played again, against the hashes that are stored with it. Where it does not go
//! the way that it went, it is shown up to there, and says why.

use super::live::Course;
use super::state::Step;
use crate::problem;
use host::{Host, PlayedBy, Playing, Problem, Record};
use table::{Refused, Seat};

/// A game after its moves, as far as they go the same way.
pub struct Played {
    pub playing: Box<dyn Playing>,
    pub course: Course,
    /// The moves that were made, by their keys, with the hashes of the states that they led to.
    pub steps: Vec<Step>,
    /// Why the next move was not made.
    pub stopped: Option<Stopped>,
}

/// The move that a stored game ends before.
pub struct Stopped {
    at: usize,
    /// Why it cannot be made; it leads elsewhere if it can.
    refused: Option<Refused>,
}

/// Makes these moves from the beginning on.
pub fn played(beginning: Box<dyn Playing>, steps: &[Step]) -> Played {
    let (playing, made, stopped) = (beginning, Vec::with_capacity(steps.len()), None);
    let mut played = Played { playing, course: Course::default(), steps: made, stopped };
    Course::note(&mut played.course.turns, played.playing.turn(), 0);
    for step in steps {
        played.stopped = played.make(step).err();
        if played.stopped.is_some() {
            break;
        }
    }
    played
}

impl Played {
    /// Makes one move, if it leads where it led.
    fn make(&mut self, step: &Step) -> Result<(), Stopped> {
        let at = self.steps.len();
        let asked = Seat::BOTH.map(|seat| self.playing.asked(seat));
        let this = self.playing.keyed(&step.this);
        self.playing.make(&step.this).map_err(|why| Stopped { at, refused: Some(why) })?;
        let hash = self.playing.state_hash();
        if step.hash.is_some_and(|stored| stored != hash) {
            self.go_back();
            return Err(Stopped { at, refused: None });
        }
        self.course.asked.push(asked);
        Course::note(&mut self.course.turns, self.playing.turn(), at + 1);
        self.steps.push(Step { this, hash: Some(hash) });
        Ok(())
    }

    /// The game before the move that led somewhere else.
    fn go_back(&mut self) {
        let mut playing = self.playing.beginning();
        // They were all made before.
        let made = self.steps.iter().try_for_each(|step| playing.make(&step.this));
        debug_assert!(made.is_ok(), "a game plays alike twice");
        self.playing = playing;
    }
}

/// Why a game could not be played on, with what has changed since it was played.
pub fn explained(host: &dyn Host, record: &Record, by: Option<&PlayedBy>, stopped: Stopped) -> Problem {
    let now = by.and_then(|then| Some((then, host.played_by(record).ok()?)));
    let changed = now.and_then(|(then, now)| then.changed(&now));
    let Stopped { at, refused } = stopped;
    let why: Vec<String> = refused.iter().map(ToString::to_string).chain(changed).collect();
    match (refused, why.join("; ")) {
        (Some(_), why) => problem::move_does_not_fit(at + 1, why),
        (None, why) if why.is_empty() => problem::leads_elsewhere(at + 1),
        (None, why) => problem::goes_another_way(at + 1, why),
    }
}
