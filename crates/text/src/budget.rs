//! What is left of the bounds of one card while its texts are read.

use super::{Bound, Bounds, Cancel};
use std::cell::Cell;
use std::time::Instant;

/// The clock and the handle are looked at every so many steps.
const LOOK_EVERY: u32 = 256;

/// Shared by all readers of one card. Once a bound is broken, no step is taken any more.
#[derive(Debug)]
pub struct Budget {
    bounds: Bounds,
    cancel: Cancel,
    began: Instant,
    depth: Cell<u32>,
    steps: Cell<u32>,
    broken: Cell<Option<Bound>>,
}

impl Budget {
    pub fn new(bounds: Bounds, cancel: &Cancel) -> Budget {
        Budget {
            bounds,
            cancel: cancel.clone(),
            began: Instant::now(),
            depth: Cell::new(0),
            steps: Cell::new(0),
            broken: Cell::new(None),
        }
    }

    /// Which bound was broken.
    pub fn broken(&self) -> Option<Bound> {
        self.broken.get()
    }

    /// How many steps were taken.
    pub fn steps(&self) -> u32 {
        self.steps.get()
    }

    /// Takes a text of so many bytes, to be read next.
    ///
    /// # Errors
    /// When it is too long, or a bound was broken before.
    pub fn take(&self, bytes: usize) -> Result<(), Bound> {
        if bytes > self.bounds.bytes {
            self.break_bound(Bound::Bytes);
        }
        self.look();
        self.broken.get().map_or(Ok(()), Err)
    }

    /// Takes one step, within those that were entered and not left. Does nothing once a bound is broken.
    ///
    /// # Errors
    /// When no step can be taken any more.
    #[inline]
    pub fn enter(&self) -> Result<(), Bound> {
        if let Some(bound) = self.broken.get() {
            return Err(bound);
        }
        self.steps.set(self.steps.get() + 1);
        self.depth.set(self.depth.get() + 1);
        if self.depth.get() > self.bounds.depth {
            self.break_bound(Bound::Depth);
        }
        if self.steps.get() > self.bounds.steps {
            self.break_bound(Bound::Steps);
        }
        if self.steps.get().is_multiple_of(LOOK_EVERY) {
            self.look();
        }
        match self.broken.get() {
            None => Ok(()),
            Some(bound) => {
                self.leave();
                Err(bound)
            }
        }
    }

    #[inline]
    pub fn leave(&self) {
        self.depth.set(self.depth.get().saturating_sub(1));
    }

    fn look(&self) {
        if self.cancel.check().is_err() {
            self.break_bound(Bound::Cancelled);
        }
        if self.began.elapsed() > self.bounds.time {
            self.break_bound(Bound::Time);
        }
    }

    /// The first one is the reason.
    fn break_bound(&self, bound: Bound) {
        self.broken.set(self.broken.get().or(Some(bound)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn bounds() -> Bounds {
        Bounds { bytes: 10, depth: 3, steps: 5, time: Duration::from_secs(50) }
    }

    #[test]
    fn each_bound_holds_for_good() {
        let budget = Budget::new(bounds(), &Cancel::never());
        assert_eq!(budget.take(10), Ok(()));
        assert_eq!(budget.take(11), Err(Bound::Bytes));
        assert_eq!(budget.enter(), Err(Bound::Bytes));

        let budget = Budget::new(bounds(), &Cancel::never());
        assert!((0..3).all(|_| budget.enter().is_ok()));
        assert_eq!(budget.enter(), Err(Bound::Depth));
        budget.leave();
        assert_eq!((budget.enter(), budget.broken()), (Err(Bound::Depth), Some(Bound::Depth)));
    }

    #[test]
    fn steps_are_counted_and_depth_is_given_back() {
        let budget = Budget::new(bounds(), &Cancel::never());
        for _ in 0..5 {
            assert_eq!(budget.enter(), Ok(()));
            budget.leave();
        }
        assert_eq!(budget.enter(), Err(Bound::Steps));
    }

    #[test]
    fn who_has_left_and_who_is_late_stop_it() {
        let cancel = Cancel::default();
        let budget = Budget::new(Bounds { steps: u32::MAX, ..bounds() }, &cancel);
        assert_eq!(budget.take(0), Ok(()));
        cancel.cancel();
        assert_eq!(budget.take(0), Err(Bound::Cancelled));
        let late = Budget::new(Bounds { time: Duration::ZERO, ..bounds() }, &Cancel::never());
        std::thread::sleep(Duration::from_millis(1));
        assert_eq!(late.take(0), Err(Bound::Time));
    }
}
