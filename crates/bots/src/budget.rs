//! How long a bot may think about one choice, by a clock that the caller gives.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Says how much time has gone by since some moment in the past.
pub type Clock = fn() -> Duration;

/// How much thought one choice is worth.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    rounds: u32,
    time: Option<(Duration, Clock)>,
}

impl Budget {
    /// So many rounds of thought, however long they take: the same seed gives the same choice.
    pub fn rounds(rounds: u32) -> Budget {
        Budget { rounds, time: None }
    }

    /// So much time by the clock on the wall.
    pub fn wall(time: Duration) -> Budget {
        Budget::by(time, on_the_wall)
    }

    /// So much time by this clock, such as one that counts only the work of this thread.
    pub fn by(time: Duration, clock: Clock) -> Budget {
        Budget { rounds: u32::MAX, time: Some((time, clock)) }
    }

    pub(crate) fn start(self) -> Thinking {
        Thinking { left: self.rounds, until: self.time.map(|(time, clock)| (clock() + time, clock)) }
    }
}

fn on_the_wall() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// A budget that is being used up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking {
    left: u32,
    until: Option<(Duration, Clock)>,
}

impl Thinking {
    /// Is there another round?
    pub fn go_on(&mut self) -> bool {
        let more = self.left > 0 && !self.is_late();
        self.left = self.left.saturating_sub(1);
        more
    }

    pub fn is_late(&self) -> bool {
        self.until.is_some_and(|(until, clock)| clock() >= until)
    }
}
