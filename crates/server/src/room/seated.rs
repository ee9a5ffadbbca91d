//! Connections to a room: each as its own viewer, and a queue that it has to keep up with.

use super::moment::Kept;
use crate::protocol::{Holding, ToPage};
use axum::extract::ws::Utf8Bytes;
use host::Viewer;
use table::Seat;
use tokio::sync::mpsc;

pub struct Seated {
    pub id: u64,
    pub holding: Holding,
    /// Who let this watcher in.
    pub guest_of: Option<Seat>,
    pub viewer: Viewer,
    /// How many lines of the log it has.
    pub seen: usize,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// What it looks back at.
    pub kept: Kept,
    /// It did not keep up, or has gone.
    pub is_lost: bool,
}

impl Seated {
    pub fn new(
        id: u64,
        (holding, guest_of): (Holding, Option<Seat>),
        viewer: Viewer,
        outbox: mpsc::Sender<Utf8Bytes>,
    ) -> Seated {
        Seated { id, holding, guest_of, viewer, seen: 0, outbox, kept: Kept::default(), is_lost: false }
    }

    pub fn holds(&self, seat: Seat) -> bool {
        holds(self.holding, seat)
    }

    pub fn tell(&mut self, what: &ToPage) {
        self.send(written(what));
    }

    /// Never waits: who is too slow is let go, and comes back to the newest position.
    pub fn send(&mut self, text: Utf8Bytes) {
        self.is_lost |= self.outbox.try_send(text).is_err();
    }

    pub fn outbox(&self) -> mpsc::Sender<Utf8Bytes> {
        self.outbox.clone()
    }
}

pub fn written(what: &ToPage) -> Utf8Bytes {
    serde_json::to_string(what).unwrap_or_default().into()
}

pub fn holds(holding: Holding, seat: Seat) -> bool {
    match holding {
        Holding::A => seat == Seat::A,
        Holding::B => seat == Seat::B,
        Holding::Both => true,
        Holding::Watcher => false,
    }
}

/// Watchers see what the players agreed to show.
pub fn viewer(holding: Holding, shown: [bool; 2]) -> Viewer {
    match (holding, shown) {
        (Holding::A, _) | (Holding::Watcher, [true, false]) => Viewer::Seat(Seat::A),
        (Holding::B, _) | (Holding::Watcher, [false, true]) => Viewer::Seat(Seat::B),
        (Holding::Both, _) | (Holding::Watcher, [true, true]) => Viewer::Both,
        (Holding::Watcher, [false, false]) => Viewer::Public,
    }
}
