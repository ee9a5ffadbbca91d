//! Work that somebody waits for, until they do not.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Says to whoever works that nobody waits any more. Copies are the same one.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

/// The work was given up, since nobody waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancelled;

impl Cancel {
    /// For work that is never given up.
    pub fn never() -> Cancel {
        Cancel::default()
    }

    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// # Errors
    /// When nobody waits any more.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.0.load(Ordering::Relaxed) { Err(Cancelled) } else { Ok(()) }
    }
}

/// Cancels when it is dropped: whoever waits holds it.
#[derive(Debug, Default)]
pub struct CancelOnDrop(Cancel);

impl CancelOnDrop {
    pub fn handle(&self) -> Cancel {
        self.0.clone()
    }
}

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}
