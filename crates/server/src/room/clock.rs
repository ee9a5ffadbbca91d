//! How much time the players have left.

use crate::protocol::{ClockPlan, Clocks};
use std::time::Duration;
use table::Seat;
use tokio::time::Instant;

pub struct Clock {
    plan: ClockPlan,
    /// For the whole game, or the rest of the match, in milliseconds.
    left: [i64; 2],
    /// What was left when the game began.
    full: [i64; 2],
    /// Since when it runs for each seat; for both where both are asked.
    running: [Option<Instant>; 2],
}

impl Clock {
    pub fn new(plan: ClockPlan, full: [i64; 2]) -> Clock {
        Clock { plan, left: full, full, running: [None; 2] }
    }

    pub fn set(&mut self, left: [i64; 2]) {
        (self.left, self.running) = (left, [None; 2]);
    }

    pub fn full(&mut self) {
        self.set(self.full);
    }

    pub fn start(&mut self, seat: Seat) {
        self.running[seat.index()].get_or_insert_with(Instant::now);
    }

    pub fn is_running(&self) -> bool {
        self.running.iter().any(Option::is_some)
    }

    /// Stops, and charges whoever it ran for.
    pub fn stop(&mut self) -> [i64; 2] {
        self.left = self.after(Instant::now());
        self.running = [None; 2];
        self.left
    }

    fn after(&self, now: Instant) -> [i64; 2] {
        let mut left = self.left;
        for (left, since) in left.iter_mut().zip(self.running) {
            let spent = since.map_or(0, |since| i64::try_from((now - since).as_millis()).unwrap_or(i64::MAX));
            *left = left.saturating_sub(spent).max(0);
        }
        left
    }

    /// When the first seat that the clock runs for has lost.
    pub fn deadline(&self) -> Option<(Seat, Instant)> {
        Seat::BOTH.into_iter().filter_map(|seat| self.deadline_of(seat)).min_by_key(|(_, when)| *when)
    }

    fn deadline_of(&self, seat: Seat) -> Option<(Seat, Instant)> {
        let since = self.running[seat.index()]?;
        let game = (self.plan.game_seconds > 0).then(|| self.left[seat.index()].max(0) as u64);
        let choice = (self.plan.choice_seconds > 0).then(|| u64::from(self.plan.choice_seconds) * 1000);
        let most = [game, choice].into_iter().flatten().min()?;
        Some((seat, since + Duration::from_millis(most)))
    }

    /// What the players see; `lost` has run out of time.
    pub fn shown(&self, lost: Option<Seat>) -> Clocks {
        let now = Instant::now();
        let left = self.after(now);
        Clocks {
            game_ms: (self.plan.game_seconds > 0).then(|| left.map(|left| left as u32)),
            left_ms: Seat::BOTH.map(|seat| {
                let waited = self.running[seat.index()].map_or(0, |since| (now - since).as_millis() as i64);
                if lost == Some(seat) {
                    return 0;
                }
                let choice = i64::from(self.plan.choice_seconds) * 1000;
                let game = (self.plan.game_seconds > 0).then_some(left[seat.index()]);
                let choice = (choice > 0).then(|| (choice - waited).max(0));
                [game, choice].into_iter().flatten().min().unwrap_or(0) as u32
            }),
        }
    }
}
