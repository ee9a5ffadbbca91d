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
    running: Option<(Seat, Instant)>,
}

impl Clock {
    pub fn new(plan: ClockPlan, full: [i64; 2]) -> Clock {
        Clock { plan, left: full, full, running: None }
    }

    pub fn set(&mut self, left: [i64; 2]) {
        (self.left, self.running) = (left, None);
    }

    pub fn full(&mut self) {
        self.set(self.full);
    }

    pub fn start(&mut self, seat: Seat) {
        self.running = Some((seat, Instant::now()));
    }

    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Stops, and charges whoever it ran for.
    pub fn stop(&mut self) -> [i64; 2] {
        self.left = self.after(Instant::now());
        self.running = None;
        self.left
    }

    fn after(&self, now: Instant) -> [i64; 2] {
        let mut left = self.left;
        if let Some((seat, since)) = self.running {
            let spent = i64::try_from((now - since).as_millis()).unwrap_or(i64::MAX);
            left[seat.index()] = left[seat.index()].saturating_sub(spent).max(0);
        }
        left
    }

    /// When the seat that the clock runs for has lost.
    pub fn deadline(&self) -> Option<(Seat, Instant)> {
        let (seat, since) = self.running?;
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
                let waited = match self.running {
                    Some((own, since)) if own == seat => (now - since).as_millis() as i64,
                    _ => 0,
                };
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
